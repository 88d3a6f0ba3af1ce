import type { Arena } from './parse-options.js';

/** Initial number of integers for each character of a text: about as many as the densest notations need. */
const INTEGERS_PER_CHARACTER = 6;
const MIN_INITIAL_INTEGERS = 256;
/** For longer texts, the parser adjusts the number while it reads. */
const MAX_INITIAL_INTEGERS = 1 << 16;

/**
 * Small trees share arrays, because allocating an array takes longer than parsing a line, and V8 collects garbage each
 * time that arrays have taken some megabytes, even if most of them is unused.
 */
const MIN_SHARED = 8192;
/** Limit for the integers of a small tree. */
const MAX_SMALL_TREE = 1 << 15;
/** The small trees that a new shared array has space for, at least. Keeping one of them keeps the whole array. */
const TREES_PER_ARRAY = 4;

let shared: Int32Array = new Int32Array(0);

/** Returns an array for the tree of a text of `length` units: the arena's, or a new one. Its contents are undefined. */
export function acquireTreeData(length: number, arena: Arena | undefined): Int32Array {
  if (arena !== undefined && arena.data.length >= MIN_INITIAL_INTEGERS) return arena.data;
  const wanted = Math.min(Math.max(MIN_INITIAL_INTEGERS, length * INTEGERS_PER_CHARACTER), MAX_INITIAL_INTEGERS);
  if (arena !== undefined || wanted > MAX_SMALL_TREE) return new Int32Array(wanted);
  if (shared.length < wanted) shared = new Int32Array(Math.max(MIN_SHARED, wanted * TREES_PER_ARRAY));
  return shared;
}

/**
 * The largest number of integers of a tree. The parsers mask the indexes of nodes with 30 bits, so a larger tree would
 * overwrite its beginning.
 */
const MAX_INTEGERS = 0x3ffffffc;

/**
 * Returns a larger array with the contents of `data`, for the tree of a text that has filled it.
 *
 * @param likely the number of integers that the tree is likely to need
 * @throws a `RangeError` if the tree would exceed 2^30 integers: the text has more than about 170 million characters
 */
export function enlargeTreeData(data: Int32Array, likely: number): Int32Array {
  if (data.length === MAX_INTEGERS) throw new RangeError('text too long');
  const larger = new Int32Array(Math.min(Math.max(data.length * 2, likely), MAX_INTEGERS));
  larger.set(data);
  return larger;
}

/** Reserves the first `size` integers of `data` for a tree without an arena, so that no other tree overwrites them. */
export function commitTreeData(data: Int32Array, size: number): void {
  if (data === shared) shared = data.subarray(size);
}
