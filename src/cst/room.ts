import type { Arena } from './parse-options.js';

/** Words to begin with for each character of a text: the densest notations take about so many. */
const WORDS_A_CHARACTER = 6;
const FEWEST = 256;
/** A longer text tells on the way how many it will take. */
const MOST = 1 << 16;

/** Small trees lie in one array behind each other: to get an array of its own takes longer than to read a line. */
const SHARED = 8192;
/** Words up to which a tree is small: a tree that is kept keeps the shared array. */
const SMALL = 2048;

let shared: Int32Array = new Int32Array(0);

/** Words for the tree of a text of `length` units: the arena's own, or new ones. What they held does not matter. */
export function roomFor(length: number, arena: Arena | undefined): Int32Array {
  if (arena !== undefined && arena.words.length >= FEWEST) return arena.words;
  const wanted = Math.min(Math.max(FEWEST, length * WORDS_A_CHARACTER), MOST);
  if (arena !== undefined || wanted > SMALL) return new Int32Array(wanted);
  if (shared.length < wanted) shared = new Int32Array(SHARED);
  return shared;
}

/** Says that a tree without an arena keeps the first `size` of its words, so that no other tree gets them. */
export function keepRoom(words: Int32Array, size: number): void {
  if (words === shared) shared = words.subarray(size);
}
