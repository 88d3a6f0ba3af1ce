import type { Arena } from './parse-options.js';

/** Initial number of integers for each character of a text: about as many as the densest notations need. */
const INTEGERS_PER_CHARACTER = 6;
const FEWEST = 256;
/** For longer texts, the parser adjusts the number while it reads. */
const MOST = 1 << 16;

/** Small trees share one array, because allocating an array takes longer than parsing a line. */
const SHARED = 8192;
/** Limit for the integers of a small tree. Keeping such a tree keeps the whole shared array. */
const SMALL = 2048;

let shared: Int32Array = new Int32Array(0);

/** Returns an array for the tree of a text of `length` units: the arena's, or a new one. Its contents are undefined. */
export function acquireTreeData(length: number, arena: Arena | undefined): Int32Array {
  if (arena !== undefined && arena.data.length >= FEWEST) return arena.data;
  const wanted = Math.min(Math.max(FEWEST, length * INTEGERS_PER_CHARACTER), MOST);
  if (arena !== undefined || wanted > SMALL) return new Int32Array(wanted);
  if (shared.length < wanted) shared = new Int32Array(SHARED);
  return shared;
}

/** Reserves the first `size` integers of `data` for a tree without an arena, so that no other tree overwrites them. */
export function commitTreeData(data: Int32Array, size: number): void {
  if (data === shared) shared = data.subarray(size);
}
