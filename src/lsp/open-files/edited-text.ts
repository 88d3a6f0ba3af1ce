import type { LspPosition, LspRange, PositionEncoding } from './open-file.js';

/**
 * A text to which several changes are applied. Each change refers to the text after the previous one. Editors send the
 * changes of one action from the end of the text to its start; then all of them together take linear time.
 */
export class EditedText {
  readonly #encoding: PositionEncoding;
  /** The text up to the last change. */
  #head: string;
  /** The parts of the text after the head, the last part first. */
  #tail: string[] = [];
  /** The starts of the lines of the head, as far as it was searched for line breaks. */
  readonly #starts: number[] = [0];
  #searched = 0;
  /** A part of a line of the head that was searched for line breaks and has none: columns in it need no search. */
  #unbroken = { start: 0, end: 0 };

  constructor(text: string, encoding: PositionEncoding) {
    this.#head = text;
    this.#encoding = encoding;
  }

  get text(): string {
    this.#join();
    return this.#head;
  }

  /** Replaces a range; a position past the end of a line counts as the end of that line. */
  replace({ start: from, end: to }: LspRange, text: string): void {
    let start = this.#offsetOf(from);
    let end = this.#offsetOf(to);
    if (start === undefined || end === undefined) {
      this.#join();
      start = this.#offsetOf(from) ?? this.#head.length;
      end = this.#offsetOf(to) ?? this.#head.length;
    }
    this.#tail.push(this.#head.slice(Math.max(start, end)), text);
    this.#head = this.#head.slice(0, start);
    // Whether CR ends a line depends on the character after it.
    while (this.#starts.length > 1 && (this.#starts.at(-1) ?? 0) >= start) this.#starts.pop();
    this.#searched = Math.min(this.#searched, Math.max(0, start - 1));
    this.#unbroken.end = Math.min(this.#unbroken.end, start);
  }

  #join(): void {
    if (this.#tail.length === 0) return;
    this.#head += this.#tail.reverse().join('');
    this.#tail = [];
  }

  /** Returns the offset of a position; `undefined` if it depends on what follows the head. */
  #offsetOf({ line, character }: LspPosition): number | undefined {
    const isWhole = this.#tail.length === 0;
    const start = this.#lineStart(line);
    if (start === undefined) return isWhole ? this.#head.length : undefined;
    const { start: from, end: to } = this.#unbroken;
    if (this.#encoding === 'utf-16' && start === from && start + character <= to) return start + character;
    const offset = this.#column(start, character, isWhole);
    if (offset !== undefined) this.#unbroken = { start, end: offset };
    return offset;
  }

  /** Returns the offset of a column of the line that begins at an offset. */
  #column(start: number, character: number, isWhole: boolean): number | undefined {
    let offset = start;
    for (let left = character; left > 0;) {
      const point = this.#head.codePointAt(offset);
      if (point === undefined) return isWhole ? offset : undefined;
      if (point === 10 || point === 13) return offset;
      const { columns, units } = this.#sizeOf(point);
      left -= columns;
      if (left < 0) return offset;
      offset += units;
    }
    return offset;
  }

  /** Returns the columns of the editor and the UTF-16 units that a code point takes, or the first half of a pair. */
  #sizeOf(point: number): { readonly columns: number; readonly units: number } {
    if (this.#encoding === 'utf-16') return { columns: 1, units: 1 };
    return { columns: this.#encoding === 'utf-8' ? utf8Length(point) : 1, units: point > 0xffff ? 2 : 1 };
  }

  /** Returns the start of a line, from 0; `undefined` if the head has no such line. */
  #lineStart(line: number): number | undefined {
    const isWhole = this.#tail.length === 0;
    while (this.#starts.length <= line && this.#searched < this.#head.length) {
      const i = this.#searched;
      const unit = this.#head.charCodeAt(i);
      // Whether this CR ends a line is not known yet.
      if (unit === 13 && i + 1 === this.#head.length && !isWhole) break;
      this.#searched++;
      if (unit === 10 || (unit === 13 && this.#head.charCodeAt(i + 1) !== 10)) this.#starts.push(i + 1);
    }
    return this.#starts[line];
  }
}

/**
 * Returns the length of a code point in bytes of UTF-8. An unpaired surrogate counts three bytes, like the replacement
 * character.
 */
export const utf8Length = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4);
