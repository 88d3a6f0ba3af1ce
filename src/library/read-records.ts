import { nextLineStart } from '../cst/text/line-index.js';
import type { NotationReading } from '../notation/edit/editable-reader.js';
import { failure, type Notation, type ReadOptions, type RecordStart, type Result } from '../notation/index.js';
import { type DividedRecord, RecordDivider } from '../notation/read/record-divider.js';
import { entryFor, type ReadTextOptions } from './read.js';

/** A record of a text of many, as it was read. Its spans count from its own start. */
export interface ReadRecord {
  /** The number of the record, from 1. */
  readonly number: number;
  /** The number of its first line in the text of all records, from 1. */
  readonly firstLine: number;
  /** The offset of its start in that text, in UTF-16 units. */
  readonly start: number;
  readonly reading: NotationReading;
}

/** The records of a text of many, and their notation. */
export interface ReadRecords {
  readonly notation: Notation;
  /** Reads each record when the loop comes to it. */
  readonly records: Iterable<ReadRecord>;
}

/**
 * Reads the records of a text of many, such as an archive of games, one after another. A loop that keeps none of them
 * has only one tree and one model in memory, and each record takes the same time in however large a text.
 *
 * ```ts
 * import { readRecords } from 'ludogram';
 *
 * const games = await readRecords('BXLUT Byt\nBXLUT Xys\n', { notation: 'oni' });
 * if (games.ok) for (const { number, reading } of games.records) console.log(number, reading.isValid);
 * ```
 *
 * @returns a problem where the notation is unknown or can't be detected, or has no mark that records begin with
 * @throws RangeError from the loop, for a dialect that the notation does not have
 */
export async function readRecords(text: string, options: ReadTextOptions = {}): Promise<Result<ReadRecords>> {
  const { notation: wanted, fileName, ...rest } = options;
  const found = entryFor(text, wanted, fileName);
  if (!found.ok) return found;
  const { recordStart: start, id } = found.entry;
  if (start === undefined) return failure([], `${id} texts have no mark that records begin with: read each alone`);
  const notation = await found.entry.load();
  const records = { [Symbol.iterator]: () => recordsOf(text, start, notation, rest) };
  return { ok: true, notation, records };
}

function* recordsOf(text: string, start: RecordStart, notation: Notation, options: ReadOptions): Generator<ReadRecord> {
  const read = ({ content, record }: DividedRecord<string>): ReadRecord => ({
    ...record,
    reading: notation.read(content, options),
  });
  const divider = new RecordDivider<string>(start, { textOf: (line) => line, join: (lines) => lines.join('') });
  for (const line of linesOf(text)) {
    const record = divider.add(line);
    if (record !== undefined) yield read(record);
  }
  const last = divider.end();
  if (last !== undefined) yield read(last);
}

/** Yields the lines of a text, each with its line break. */
function* linesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = nextLineStart(text, start);
    yield text.slice(start, end);
    start = end;
  }
}
