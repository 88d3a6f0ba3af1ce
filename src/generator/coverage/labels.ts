import type { Match } from './match.js';

/** The texts that labels of the current rule have matched. */
export class Labels {
  #texts: ReadonlyMap<string, string> = new Map();

  /** The text of each label that has matched. */
  get texts(): ReadonlyMap<string, string> {
    return this.#texts;
  }

  /** Records what a label has matched. */
  set(label: string, text: string): void {
    this.#texts = new Map(this.#texts).set(label, text);
  }

  /** Calls a rule: labels belong to one call. */
  called<T>(attempt: () => T): T {
    const texts = this.#texts;
    this.#texts = new Map();
    const result = attempt();
    this.#texts = texts;
    return result;
  }

  /** Tries a part; if it fails, discards the texts that labels matched in it. */
  undone(attempt: () => Match | undefined): Match | undefined {
    const texts = this.#texts;
    const match = attempt();
    if (match === undefined) this.#texts = texts;
    return match;
  }
}
