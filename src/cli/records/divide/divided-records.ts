import type { RecordStart } from '../../../notation/index.js';
import { FileTooLargeError, MAX_FILE_SIZE } from '../../../files/read-file.js';
import type { RecordLocation } from '../../../files/record.js';
import { LineDivider } from './lines.js';

/** A record of a file of many records. */
export interface FoundRecord {
  readonly bytes: Uint8Array;
  readonly record: Required<RecordLocation>;
}

/**
 * Divides a stream of bytes into records, one of them in memory at a time. Blank lines before a record belong to none;
 * comments belong to the record after them, and those at the end to the last record. Ends with a
 * {@link FileTooLargeError} at a record that is larger than a file may be.
 *
 * @param start how the records of the notation begin
 * @param origin the location of the first record, if the stream begins with it within its file
 */
export async function* recordsOf(
  chunks: AsyncIterable<Uint8Array>,
  start: RecordStart,
  origin: Required<RecordLocation> = FIRST,
): AsyncGenerator<FoundRecord> {
  const lines = new LineDivider();
  const records = new RecordDivider(start, origin);
  // Waiting for each line would take longer than finding it.
  try {
    for await (const chunk of chunks) for (const record of records.add(lines.add(chunk))) yield record;
  } catch (error) {
    yield* records.complete();
    throw error;
  }
  for (const record of records.add(lines.end())) yield record;
  for (const record of records.end()) yield record;
}

const FIRST: Required<RecordLocation> = { number: 1, firstLine: 1, start: 0 };

const MARK = Buffer.from('\ufeff');

/** Returns the length of the byte-order mark at the start of a line, in bytes. Joined files may have several. */
const markLength = (line: Buffer): number =>
  line[0] === MARK[0] && line.subarray(0, MARK.length).equals(MARK) ? MARK.length : 0;

/** Divides lines into records. */
class RecordDivider {
  readonly #start: RecordStart;
  #lines: Buffer[] = [];
  #size = 0;
  #firstLine: number;
  #startByte: number;
  /** The number of bytes before the current line. */
  #offset: number;
  #lineNumber: number;
  #number: number;
  /** Whether the record has a line of its body, so that the next first line begins another record. */
  #hasBody = false;
  /** If each line is a record, the last one, which is yielded after the next one is found. */
  #last: FoundRecord | undefined;

  constructor(start: RecordStart, origin: Required<RecordLocation>) {
    this.#start = start;
    this.#firstLine = origin.firstLine;
    this.#lineNumber = origin.firstLine - 1;
    this.#startByte = origin.start;
    this.#offset = origin.start;
    this.#number = origin.number - 1;
  }

  /** The records that end in the next lines. */
  *add(lines: Iterable<Buffer>): Generator<FoundRecord> {
    const start = this.#start;
    const body = start === 'line' ? undefined : start.body;
    for (const line of lines) {
      this.#lineNumber++;
      const text = line.toString('latin1', markLength(line)).trim();
      const isBlank = text === '';
      const lineStart = this.#offset;
      this.#offset += line.length;
      if (isBlank && this.#lines.length === 0) continue;
      const isFirst = start !== 'line' && start.first.test(text);
      if (isFirst && this.#hasBody) yield this.#take();
      if (this.#lines.length === 0) {
        this.#firstLine = this.#lineNumber;
        this.#startByte = lineStart;
      }
      this.#lines.push(line);
      this.#size += line.length;
      if (this.#size > MAX_FILE_SIZE) throw new FileTooLargeError(`record ${this.#number + 1}`);
      this.#hasBody ||= body?.test(text) ?? (!isFirst && !isBlank && !text.startsWith('#'));
      if (start !== 'line' || !this.#hasBody) continue;
      if (this.#last !== undefined) yield this.#last;
      this.#last = this.#take();
    }
  }

  /** The record that is complete and not yielded yet, if there is one. */
  *complete(): Generator<FoundRecord> {
    if (this.#last !== undefined) yield this.#last;
  }

  /** The last record, with the comments after it. */
  *end(): Generator<FoundRecord> {
    const last = this.#last;
    if (last === undefined) {
      if (this.#lines.length > 0) yield this.#take();
    } else yield { bytes: Buffer.concat([last.bytes, ...this.#lines]), record: last.record };
  }

  #take(): FoundRecord {
    const record = { number: ++this.#number, firstLine: this.#firstLine, start: this.#startByte };
    const found = { bytes: Buffer.concat(this.#lines, this.#size), record };
    this.#lines = [];
    this.#size = 0;
    this.#hasBody = false;
    return found;
  }
}
