import type { RecordStart } from '../info.js';

/** The location of a record in a text of many. */
export interface RecordOrigin {
  /** The number of the record, from 1. */
  readonly number: number;
  /** The number of its first line, from 1. */
  readonly firstLine: number;
  /** The offset of its start, in the units of the lines' length. */
  readonly start: number;
}

/** A record of a text of many: its lines, and where it is. */
export interface DividedRecord<Line> {
  readonly lines: readonly Line[];
  readonly record: RecordOrigin;
}

const FIRST: RecordOrigin = { number: 1, firstLine: 1, start: 0 };

/**
 * Divides the lines of a text into records. Blank lines before a record belong to none; comments belong to the record
 * after them, and those at the end to the last record.
 */
export class RecordDivider<Line extends { readonly length: number }> {
  readonly #start: RecordStart;
  readonly #textOf: (line: Line) => string;
  #lines: Line[] = [];
  #size = 0;
  #firstLine: number;
  #startOffset: number;
  /** The offset of the current line. */
  #offset: number;
  #lineNumber: number;
  #number: number;
  /** Whether the record has a line of its body, so that the next first line begins another record. */
  #hasBody = false;
  /** If each line is a record, the last one, which is complete when the next one is found. */
  #last: DividedRecord<Line> | undefined;

  /**
   * @param start how the records of the notation begin
   * @param textOf returns the text of a line, in which only ASCII characters must be right
   * @param origin the location of the first record
   */
  constructor(start: RecordStart, textOf: (line: Line) => string, origin: RecordOrigin = FIRST) {
    this.#start = start;
    this.#textOf = textOf;
    this.#firstLine = origin.firstLine;
    this.#lineNumber = origin.firstLine - 1;
    this.#startOffset = origin.start;
    this.#offset = origin.start;
    this.#number = origin.number - 1;
  }

  /** The number of the record that the last line belongs to. */
  get number(): number {
    return this.#number;
  }

  /** The length of this record so far. */
  get size(): number {
    return this.#size;
  }

  /** Takes the next line, with its line feed. @returns the record that is complete before it, if there is one */
  add(line: Line): DividedRecord<Line> | undefined {
    const start = this.#start;
    this.#lineNumber++;
    const text = this.#textOf(line).trim();
    const isBlank = text === '';
    const lineStart = this.#offset;
    this.#offset += line.length;
    if (isBlank && this.#lines.length === 0) return undefined;
    const isFirst = start !== 'line' && start.first.test(text);
    const before = isFirst && this.#hasBody ? this.#take() : undefined;
    if (this.#lines.length === 0) {
      this.#number++;
      this.#size = 0;
      this.#firstLine = this.#lineNumber;
      this.#startOffset = lineStart;
    }
    this.#lines.push(line);
    this.#size += line.length;
    const body = start === 'line' ? undefined : start.body;
    this.#hasBody ||= body?.test(text) ?? (!isFirst && !isBlank && !text.startsWith('#'));
    if (start !== 'line' || !this.#hasBody) return before;
    const last = this.#last;
    this.#last = this.#take();
    return last;
  }

  /** The record that is complete and was not returned yet, if there is one. */
  get complete(): DividedRecord<Line> | undefined {
    return this.#last;
  }

  /** Returns the last record, with the comments after it; `undefined` if there is none. */
  end(): DividedRecord<Line> | undefined {
    const last = this.#last;
    if (last !== undefined) return { lines: [...last.lines, ...this.#lines], record: last.record };
    return this.#lines.length > 0 ? this.#take() : undefined;
  }

  #take(): DividedRecord<Line> {
    const record = { number: this.#number, firstLine: this.#firstLine, start: this.#startOffset };
    const divided = { lines: this.#lines, record };
    this.#lines = [];
    this.#hasBody = false;
    return divided;
  }
}
