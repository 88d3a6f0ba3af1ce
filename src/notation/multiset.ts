/** A set that can have the same string several times. */
export class Multiset {
  readonly #counts = new Map<string, number>();

  constructor(strings: Iterable<string>) {
    for (const one of strings) this.#counts.set(one, (this.#counts.get(one) ?? 0) + 1);
  }

  /** Removes a string once. @returns whether it was there */
  take(string: string): boolean {
    const count = this.#counts.get(string) ?? 0;
    if (count > 0) this.#counts.set(string, count - 1);
    return count > 0;
  }
}
