import type { RecordStart } from '../info.js';
import { JoinedLines } from './joined-lines.js';

/** The location of a record in a text of many. */
export interface RecordOrigin {
  /** The number of the record, from 1. */
  readonly number: number;
  /** The number of its first line, from 1. */
  readonly firstLine: number;
  /** The offset of its start, in the units of the lines' length. */
  readonly start: number;
}

/** A record of a text of many: its lines as one, and where it is. */
export interface DividedRecord<Line> {
  readonly content: Line;
  /** Present if the record is longer than the limit: then the content is empty. */
  readonly isTooLong?: true;
  readonly record: RecordOrigin;
}

/** How the lines of a text are represented: as strings or as bytes. */
export interface LineForm<Line> {
  /** Returns the text of a line, in which only ASCII characters must be right. */
  readonly textOf: (line: Line) => string;
  /** Returns lines as one. */
  readonly join: (lines: Line[]) => Line;
  /** The largest length of a record; none if absent. No line of a longer one is kept. */
  readonly limit?: number;
}

const FIRST: RecordOrigin = { number: 1, firstLine: 1, start: 0 };

/**
 * Divides the lines of a text into records. Blank lines before a record belong to none; comments belong to the record
 * after them, and those at the end to the last record.
 */
export class RecordDivider<Line extends { readonly length: number }> {
  readonly #start: RecordStart;
  readonly #form: LineForm<Line>;
  readonly #lines: JoinedLines<Line>;
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
   * @param form how its lines are represented
   * @param origin the location of the first record
   */
  constructor(start: RecordStart, form: LineForm<Line>, origin: RecordOrigin = FIRST) {
    this.#start = start;
    this.#form = form;
    this.#lines = new JoinedLines(form.join, form.limit);
    this.#firstLine = origin.firstLine;
    this.#lineNumber = origin.firstLine - 1;
    this.#startOffset = origin.start;
    this.#offset = origin.start;
    this.#number = origin.number - 1;
  }

  /** Takes the next line, with its line break; returns the record that is complete before it, if there is one. */
  add(line: Line): DividedRecord<Line> | undefined {
    const start = this.#start;
    this.#lineNumber++;
    const text = this.#form.textOf(line).trim();
    const isBlank = text === '';
    const lineStart = this.#offset;
    this.#offset += line.length;
    if (isBlank && this.#lines.isEmpty) return undefined;
    const isFirst = start !== 'line' && start.first.test(text);
    const before = isFirst && this.#hasBody ? this.#take() : undefined;
    if (this.#lines.isEmpty) {
      this.#number++;
      this.#firstLine = this.#lineNumber;
      this.#startOffset = lineStart;
    }
    this.#lines.add(line);
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
    if (this.#lines.isEmpty) return last;
    const comments = this.#take();
    if (last === undefined) return comments;
    const tooLong = last.isTooLong === true ? last : comments;
    if (tooLong.isTooLong === true) return { ...tooLong, record: last.record };
    return { content: this.#form.join([last.content, comments.content]), record: last.record };
  }

  #take(): DividedRecord<Line> {
    const record = { number: this.#number, firstLine: this.#firstLine, start: this.#startOffset };
    const { isTooLong } = this.#lines;
    this.#hasBody = false;
    const content = this.#lines.take();
    return isTooLong ? { content, isTooLong, record } : { content, record };
  }
}
