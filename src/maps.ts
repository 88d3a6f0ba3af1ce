/** Adds a value to the list of a key; the first value of a key makes its list. */
export function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** Adds one to the count of a key, which is 0 before the first time. */
export function countOne<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Returns the value of a key; makes and keeps it if there is none. */
export function getOrInsert<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const existing = map.get(key);
  if (existing !== undefined) return existing;
  const value = make();
  map.set(key, value);
  return value;
}
