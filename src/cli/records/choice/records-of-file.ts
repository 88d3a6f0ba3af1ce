import { plural } from '../../../diagnostics/report/summary.js';
import { systemReason } from '../../../files/read-file.js';
import type { NotationEntry } from '../../../notation/index.js';
import type { Context } from '../../run/verb.js';
import { bytesOf } from '../decompress.js';
import type { ByteSpan } from '../divide/byte-span.js';
import { entryOf, isDivisionProblem, recordsOfStream, recordStartOf } from '../divide/division.js';
import { buffersOf, isJsonLines, itemAt, STANDARD_INPUT } from '../input.js';
import type { Item } from '../item.js';
import type { RecordFlags } from './record-argument.js';

/** Yields the records of a file of many, keeping one of them in memory. A problem without a record ends them. */
export async function* recordsOfFile(
  file: string,
  flags: RecordFlags,
  { io, notations }: Context,
): AsyncGenerator<Item> {
  const name = itemAt(file, flags).file;
  if (isJsonLines(name)) {
    yield { file: name, problem: 'a record of a file with a record per line has no number' };
    return;
  }
  const start = recordStartOf(entryOf(name, flags.notation, notations));
  if (isDivisionProblem(start)) {
    yield { file: name, problem: start.problem };
    return;
  }
  try {
    yield* recordsOfStream(name, file === STANDARD_INPUT ? buffersOf(io.stdin) : bytesOf(file), start);
  } catch (error) {
    yield { file: name, problem: systemReason(error) };
  }
}

/**
 * Returns a record of a file by its number, reading the file up to it and keeping no other record. The item says why
 * there is none.
 */
export async function recordAt(file: string, number: number, flags: RecordFlags, context: Context): Promise<Item> {
  let count = 0;
  for await (const item of recordsOfFile(file, flags, context)) {
    const found = item.record?.number;
    // A problem without a record ended the reading.
    if (found === undefined || found === number) return item;
    count++;
  }
  return { file: itemAt(file, flags).file, problem: `it has ${plural(count, 'record')}, and no record ${number}` };
}

/** Finds a record in the bytes of a file by its number. Returns `undefined` if the file doesn't have it. */
export async function recordSpanIn(
  whole: Uint8Array,
  number: number,
  entry: NotationEntry,
): Promise<ByteSpan | undefined> {
  const start = recordStartOf(entry);
  if (isDivisionProblem(start)) return undefined;
  for await (const { bytes, record } of recordsOfStream('', buffersOf([whole]), start)) {
    if (record?.number !== number || record.start === undefined) continue;
    return { start: record.start, end: record.start + (bytes?.length ?? 0) };
  }
  return undefined;
}
