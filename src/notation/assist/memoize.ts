import { getOrInsert } from '../../maps.js';

/**
 * Makes a function that computes its result, such as the replay of a model, only once for each object. The second
 * argument, if there is one, must always be the same for the same object.
 */
export function memoizeByObject<Key extends object, Value, Other = void>(
  compute: (key: Key, other: Other) => Value,
): (key: Key, other: Other) => Value {
  const cached = new WeakMap<Key, { readonly value: Value }>();
  return (key, other) => getOrInsert(cached, key, () => ({ value: compute(key, other) })).value;
}
