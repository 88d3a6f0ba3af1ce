import { relative, sep } from 'node:path';

/**
 * Returns a path as messages show it: relative if it is in a folder, by default the working folder; unchanged
 * otherwise.
 */
export function shownPath(file: string, from = process.cwd()): string {
  const path = relative(from, file);
  return path === '' || path.startsWith('..') ? file : path.split(sep).join('/');
}
