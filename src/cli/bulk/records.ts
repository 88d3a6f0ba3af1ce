import type { RecordStart } from '../../notation/index.js';
import { FileTooLargeError, MAX_FILE_SIZE } from '../../files/read-file.js';
import type { RecordPlace } from './item.js';
import { LineDivider } from './lines.js';

/** A record of a file of many records. */
export interface FoundRecord {
  readonly bytes: Uint8Array;
  readonly record: RecordPlace;
}

/**
 * Divides a stream of bytes into records, one of them in memory at a time. Blank lines before a record belong to none;
 * comments belong to the record after them. Ends with a {@link FileTooLargeError} at a record that is larger than a file may be.
 *
 * @param start how the records of the notation begin
 */
export async function* recordsOf(chunks: AsyncIterable<Uint8Array>, start: RecordStart): AsyncGenerator<FoundRecord> {
  const lines = new LineDivider();
  const records = new RecordDivider(start);
  // Waiting for each line would take longer than finding it.
  for await (const chunk of chunks) for (const record of records.add(lines.add(chunk))) yield record;
  for (const record of records.add(lines.end())) yield record;
  for (const record of records.end()) yield record;
}

/** Divides lines into records. */
class RecordDivider {
  readonly #start: RecordStart;
  #lines: Buffer[] = [];
  #size = 0;
  #firstLine = 1;
  #lineNumber = 0;
  #number = 0;
  /** Whether the record has a line of its body, so that the next first line begins another record. */
  #hasBody = false;

  constructor(start: RecordStart) {
    this.#start = start;
  }

  /** The records that end in the next lines. */
  *add(lines: Iterable<Buffer>): Generator<FoundRecord> {
    const start = this.#start;
    const body = start === 'line' ? undefined : start.body;
    for (const line of lines) {
      this.#lineNumber++;
      const text = line.toString('latin1').trim();
      const isBlank = text === '';
      if (isBlank && this.#lines.length === 0) continue;
      const isFirst = start !== 'line' && start.first.test(text);
      if (isFirst && this.#hasBody) yield this.#take();
      if (this.#lines.length === 0) this.#firstLine = this.#lineNumber;
      this.#lines.push(line);
      this.#size += line.length;
      if (this.#size > MAX_FILE_SIZE) throw new FileTooLargeError(`record ${this.#number + 1}`);
      this.#hasBody ||= body?.test(text) ?? (!isFirst && !isBlank && !text.startsWith('#'));
      if (start === 'line' && this.#hasBody) yield this.#take();
    }
  }

  /** The unfinished record, if there is one. */
  *end(): Generator<FoundRecord> {
    if (this.#lines.length > 0) yield this.#take();
  }

  #take(): FoundRecord {
    const record = { number: ++this.#number, firstLine: this.#firstLine };
    const found = { bytes: Buffer.concat(this.#lines, this.#size), record };
    this.#lines = [];
    this.#size = 0;
    this.#hasBody = false;
    return found;
  }
}
