import type { Path } from '../path.js';
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
