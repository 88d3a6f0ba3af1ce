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

  /**
   * Begins a call of a rule, whose labels belong to that call, or an attempt. Both end with {@link restore}.
   *
   * @returns the texts before it
   */
  save(): ReadonlyMap<string, LabelText> {
    return this.#texts;
  }

  /** Forgets the texts of the rule that calls another one. */
  clear(): void {
    if (this.#texts.size > 0) this.#texts = new Map();
  }

  /** Discards the texts that labels matched since {@link save}. */
  restore(texts: ReadonlyMap<string, LabelText>): void {
    this.#texts = texts;
  }

  /** Tries a part; if it fails, discards the texts that labels matched in it. */
  undone(attempt: () => Match | undefined): Match | undefined {
    const texts = this.save();
    const match = attempt();
    if (match === undefined) this.restore(texts);
    return match;
  }
}
