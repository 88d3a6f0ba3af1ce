import { MAX_FILE_SIZE } from '../../../files/read-file.js';
import type { RecordLocation } from '../../../files/record.js';
import type { RecordStart } from '../../../notation/index.js';
import { type DividedRecord, type LineForm, RecordDivider } from '../../../notation/read/record-divider.js';
import { LineDivider, LongLine } from './lines.js';

/** A record of a file of many records. */
export interface FoundRecord {
  /** The content; `undefined` if the record is larger than a file may be. */
  readonly bytes: Uint8Array | undefined;
  readonly record: Required<RecordLocation>;
}

/**
 * Divides a stream of bytes into records, one of them in memory at a time, as {@link RecordDivider} does. A record
 * that is larger than a file may be is not kept in memory.
 *
 * @param start how the records of the notation begin
 * @param origin the location of the first record, if the stream begins with it within its file
 */
export async function* recordsOf(
  chunks: AsyncIterable<Uint8Array>,
  start: RecordStart,
  origin?: Required<RecordLocation>,
): AsyncGenerator<FoundRecord> {
  const lines = new LineDivider('LF, CR or CRLF');
  const records = new RecordDivider<Line>(start, FORM, origin);
  // Waiting for each line would take longer than finding it.
  try {
    for await (const chunk of chunks) for (const record of completed(records, lines.add(chunk))) yield record;
  } catch (error) {
    if (records.complete !== undefined) yield foundRecord(records.complete);
    throw error;
  }
  for (const record of completed(records, lines.end())) yield record;
  const last = records.end();
  if (last !== undefined) yield foundRecord(last);
}

type Line = Buffer | LongLine;

const FORM: LineForm<Line> = {
  textOf: (line) => textOf(line instanceof LongLine ? line.head : line),
  // A record with a long line is longer than the limit, so none of its lines is joined.
  join: (lines) => Buffer.concat(lines as Buffer[]),
  limit: MAX_FILE_SIZE,
};

const MARK = Buffer.from('\ufeff');

/** Returns a line without the byte-order mark at its start. Joined files may have several. */
function textOf(line: Buffer): string {
  const isMarked = line[0] === MARK[0] && line.subarray(0, MARK.length).equals(MARK);
  return line.toString('latin1', isMarked ? MARK.length : 0);
}

/** Yields the records that are complete after some lines. */
function* completed(records: RecordDivider<Line>, lines: Iterable<Line>): Generator<FoundRecord> {
  for (const line of lines) {
    const record = records.add(line);
    if (record !== undefined) yield foundRecord(record);
  }
}

const foundRecord = ({ content, isTooLong, record }: DividedRecord<Line>): FoundRecord => ({
  bytes: isTooLong === true ? undefined : (content as Buffer),
  record,
});
