/** An edit of a text. Its new text is computed when the edit is applied. */
export interface LateEdit {
  readonly start: number;
  readonly end: number;
  readonly text: () => string;
}

/** A text and the edits of it. An edit inside another one is left out. */
export class TextWithEdits {
  /** The text as it was. */
  readonly text: string;
  readonly #edits: LateEdit[] = [];

  constructor(text: string) {
    this.text = text;
  }

  /** The number of edits. */
  get count(): number {
    return this.#edits.length;
  }

  /** Returns the edits from one with an index on. */
  since(index: number): readonly LateEdit[] {
    return this.#edits.slice(index);
  }

  /** Adds an edit: the text from one offset to another (exclusive) is replaced. */
  replace(start: number, end: number, text: string | (() => string)): void {
    this.#edits.push({ start, end, text: typeof text === 'string' ? () => text : text });
  }

  /**
   * Returns the edited text from one offset to another.
   *
   * @param others edits of this part alone; where they overlap with others, they win
   */
  part(start: number, end: number, others: readonly LateEdit[] = []): string {
    const isOther = (edit: LateEdit): boolean => others.includes(edit);
    const inside = [...others, ...this.#edits].filter((edit) => edit.start >= start && edit.end <= end);
    // Of edits that begin at one offset, insertions come first, then the longest.
    const sorted = inside.sort((a, b) => {
      const insertions = Number(b.start === b.end) - Number(a.start === a.end);
      return a.start - b.start || insertions || Number(isOther(b)) - Number(isOther(a)) || b.end - a.end;
    });
    let out = '';
    let at = start;
    for (const edit of sorted) {
      if (edit.start < at) continue;
      out += this.text.slice(at, edit.start) + edit.text();
      at = edit.end;
    }
    return out + this.text.slice(at, end);
  }

  /** The edited text. */
  get whole(): string {
    return this.part(0, this.text.length);
  }
}
