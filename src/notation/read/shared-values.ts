/** V8 copies a part of a text that has up to this many characters; a longer part keeps the whole text in memory. */
export const MAX_COPIED_LENGTH = 12;

/**
 * Values that the models of many readings share, because texts repeat them: each is made once for its key, and frozen
 * with everything in it. Only a limited number is kept, so that untrusted texts can't exhaust the memory. A value is
 * read with `get`; if there is none, it is made and kept with `add`. A key that is a part of a text must have at most
 * 12 characters: a longer one would keep the whole text in memory.
 */
export class SharedValues<Key, Value extends object> {
  readonly #values = new Map<Key, Value>();
  readonly #maxSize: number;

  /** @param maxSize the number of values that are kept; further ones are frozen, but not shared */
  constructor(maxSize = 8192) {
    this.#maxSize = maxSize;
  }

  /** Returns the value of a key, if it is kept. No value is kept for `undefined`. */
  get(key: Key | undefined): Value | undefined {
    return this.#values.get(key as Key);
  }

  /**
   * Freezes the value of a key, keeps it unless the limit is reached, and returns it. A value without a key is returned
   * unchanged.
   */
  add(key: Key | undefined, value: Value): Value {
    if (key === undefined) return value;
    const shared = frozen(value);
    if (this.#values.size < this.#maxSize) this.#values.set(key, shared);
    return shared;
  }
}

/** Freezes a value with all objects and lists in it, and returns it. */
export function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}
