import type { Path } from '../path.js';
import type { Hint } from './editor-support.js';
import type { Reading } from '../read/reading.js';

/**
 * Counts the parts of a model that begin at or before an offset.
 *
 * @param paths paths of the parts, in the order in which they are written
 */
export function countWritten(reading: Pick<Reading, 'spanOf'>, paths: readonly Path[], offset: number): number {
  let low = 0;
  let high = paths.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = reading.spanOf(paths[middle]!)?.start ?? Number.POSITIVE_INFINITY;
    if (start <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the start of the last characters of a text that match a pattern. Looks back from the end, so that its time
 * depends on their number and not on the length of the text.
 */
export function startOfRun(text: string, character: RegExp): number {
  let start = text.length;
  while (start > 0 && character.test(text.charAt(start - 1))) start--;
  return start;
}

/**
 * Makes a function that computes its result, such as the replay of a model, only once for each object. The second
 * argument, if there is one, must always be the same for the same object.
 */
export function once<Key extends object, Value, Other = void>(
  compute: (key: Key, other: Other) => Value,
): (key: Key, other: Other) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key, other) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { value: compute(key, other) }));
    return entry.value;
  };
}

/** Makes the hint at the end of a move that names the piece that moves. */
export const pieceHint = (offset: number, piece: string): Hint => ({
  offset,
  type: 'pieces',
  text: piece,
  tooltip: 'the piece that moves',
});

/** Makes the hint at the end of a move that names the captured piece. */
export const captureHint = (offset: number, piece: string): Hint => ({
  offset,
  type: 'captures',
  text: `captures a ${piece}`,
});
