/**
 * Paths of grammar files, read without Node so that the generator runs in browsers. Both `/` and `\` separate folders.
 */

import { isBuiltIn } from '../libraries/built-in.js';

/** Returns the last part of a path: `board.peggy` of `lib/board.peggy`. */
export function baseName(path: string): string {
  return path.replace(/^.*[\\/]/s, '');
}

/** Returns the name of a grammar: its file name up to the last dot. */
export function grammarName(path: string): string {
  return baseName(path).replace(/\.[^.]*$/, '');
}

/**
 * Returns the path that `module` refers to in an `import` of `file`: relative to the folder of `file` unless `module`
 * is absolute. Resolves `.` and `..`. The name of a built-in library, such as `ludogram:games`, is its own path.
 */
export function importedPath(file: string, module: string): string {
  if (isBuiltIn(module)) return module;
  if (/^(?:[\\/]|[A-Za-z]:[\\/])/.test(module)) return normalPath(module);
  return normalPath(file.slice(0, file.length - baseName(file).length) + module);
}

/** Returns `path` without `.`, and without `..` if a folder precedes it; separators are `/`. */
export function normalPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split(/[\\/]/)) {
    const last = parts.at(-1);
    if (part === '..' && last !== undefined && last !== '' && last !== '..') parts.pop();
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.join('/');
}
