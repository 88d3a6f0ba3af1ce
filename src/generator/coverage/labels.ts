import type { Match } from './match.js';

/** The text that a label has matched, and where it begins. */
export interface LabelText {
  readonly text: string;
  readonly start: number;
}

/** The texts that labels of the current rule have matched. */
export class Labels {
  #texts: ReadonlyMap<string, LabelText> = new Map();

  /** The text of each label that has matched. */
  get texts(): ReadonlyMap<string, LabelText> {
    return this.#texts;
  }

  /** Records what a label has matched. */
  set(label: string, text: string, start: number): void {
    this.#texts = new Map(this.#texts).set(label, { text, start });
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
