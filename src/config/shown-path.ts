import { relative, sep } from 'node:path';

/** A path as messages have it: relative to a folder that it is below, the working folder if absent; else as it is. */
export function shownPath(file: string, from = process.cwd()): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path.split(sep).join('/');
}
