/**
 * A part of a value while the value is walked. Each part links to the part that contains it, so that paths are not
 * copied at each level.
 */
export class LinkedPart {
  readonly #parent: LinkedPart | undefined;
  readonly #key: string | number;

  /** @param key the key or the index in `parent`; the topmost part has neither */
  constructor(parent?: LinkedPart, key: string | number = '') {
    this.#parent = parent;
    this.#key = key;
  }

  /** The keys and indices that lead from the topmost part to this one. */
  get path(): (string | number)[] {
    if (this.#parent === undefined) return [];
    const keys = [this.#key];
    for (let at = this.#parent; at.#parent !== undefined; at = at.#parent) keys.push(at.#key);
    return keys.reverse();
  }
}
