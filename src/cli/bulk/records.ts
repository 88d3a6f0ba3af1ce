import type { RecordStart } from '../../notation/index.js';
import { FileTooLargeError, MAX_FILE_SIZE } from '../../files/read-file.js';
import type { RecordPlace } from './item.js';

/** A record of a file of many. */
export interface FoundRecord {
  readonly bytes: Uint8Array;
  readonly record: RecordPlace;
}

const LINE_FEED = 10;

/**
 * Divides a stream of bytes into records, one of them in memory at a time. Blank lines before a record belong to none;
 * comments belong to the record after them.
 *
 * @param start how the records of the notation begin
 */
export async function* recordsOf(chunks: AsyncIterable<Uint8Array>, start: RecordStart): AsyncGenerator<FoundRecord> {
  const body = start === 'line' ? undefined : start.body;
  let lines: Buffer[] = [];
  let size = 0;
  let firstLine = 1;
  let lineNumber = 0;
  let number = 0;
  /** Whether a line that begins a record begins the next one. */
  let hasBody = false;
  const take = (): FoundRecord => {
    const found = { bytes: Buffer.concat(lines, size), record: { number: ++number, firstLine } };
    lines = [];
    size = 0;
    hasBody = false;
    return found;
  };
  for await (const line of linesOf(chunks)) {
    lineNumber++;
    const text = line.toString('latin1').trim();
    const isBlank = text === '';
    if (isBlank && lines.length === 0) continue;
    const isFirst = start !== 'line' && start.first.test(text);
    if (isFirst && hasBody) yield take();
    if (lines.length === 0) firstLine = lineNumber;
    lines.push(line);
    size += line.length;
    if (size > MAX_FILE_SIZE) throw new FileTooLargeError();
    hasBody ||= body?.test(text) ?? (!isFirst && !isBlank && !text.startsWith('#'));
    if (start === 'line' && hasBody) yield take();
  }
  if (lines.length > 0) yield take();
}

/** The lines of a stream, each with its line feed. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const rest: Buffer[] = [];
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    let from = 0;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1; at = bytes.indexOf(LINE_FEED, from)) {
      const line = bytes.subarray(from, at + 1);
      yield rest.length === 0 ? line : Buffer.concat([...rest.splice(0), line]);
      from = at + 1;
    }
    if (from < bytes.length) rest.push(bytes.subarray(from));
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
