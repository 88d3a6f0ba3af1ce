import type { Path } from './path.js';
import type { Reading } from './reading.js';

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

/** Makes a function that computes its result, such as the replay of a model, only once for each object. */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { value: compute(key) }));
    return entry.value;
  };
}
