import type { Path } from './path.js';
import type { Reading } from './reading.js';

/**
 * The number of parts of a model that are written up to an offset; one that begins there counts.
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

/** A function that computes its value only once for each object: the replay of a model, for example. */
export function once<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) known.set(key, (entry = { value: compute(key) }));
    return entry.value;
  };
}
