import { existsSync } from 'node:fs';
import { systemReason } from '../../../files/read-file.js';
import { statusOf } from '../../../files/store/index.js';
import type { NotationEntry } from '../../../notation/index.js';
import type { Context } from '../../run/verb.js';
import { bytesOf } from '../decompress.js';
import { entryOf, hasArchives, recordsOfStream, recordStartOf } from '../divide/division.js';
import { isJsonLines, isLargeFile, STANDARD_INPUT, type StandardInputFlags } from '../input.js';
import type { Item } from '../item.js';
import type { RecordChoice } from './record-choice.js';

/** Selects records of a file of many. */
export interface RecordFlags extends StandardInputFlags {
  readonly notation?: string;
  readonly record?: RecordChoice;
  /** Whether to take each record that is chosen; otherwise the first. */
  readonly many?: true;
}

/**
 * Returns the file that an argument names, and the number of the record in it that it names with `#12`, or what the
 * flag `--record` chooses. An argument that is the name of a file names the whole file.
 */
export function recordNamed(
  path: string,
  { record }: RecordFlags,
): { readonly file: string; readonly choice?: RecordChoice } {
  if (record !== undefined) return { file: path, choice: record };
  const [, file, number] = /^(.+)#(\d{1,15})$/.exec(path) ?? [];
  return file === undefined || existsSync(path) ? { file: path } : { file, choice: Number(number) };
}

/**
 * Whether the records of a file are taken one after another: because the user says so, or because it is a large file of
 * a notation whose files have many records. Compressed files are small.
 */
export async function isStream(path: string, flags: RecordFlags, { notations }: Context): Promise<boolean> {
  const { file, choice } = recordNamed(path, flags);
  if (flags.many === true) return typeof choice !== 'number';
  if (choice !== undefined) return false;
  if (!hasArchives(entryOf(nameOfInput(file, flags), flags.notation, notations))) return false;
  return isLargeFile(file, (await statusOf(file))?.size);
}

/** Yields the records of a file of many, keeping one of them in memory. A problem without a record ends them. */
export async function* recordsOfFile(
  file: string,
  flags: RecordFlags,
  { io, notations }: Context,
): AsyncGenerator<Item> {
  const name = nameOfInput(file, flags);
  if (isJsonLines(name)) {
    yield { file: name, problem: 'a record of a file with a record per line has no number' };
    return;
  }
  const start = recordStartOf(entryOf(name, flags.notation, notations));
  if (typeof start === 'object' && 'problem' in start) {
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
  return { file: nameOfInput(file, flags), problem: `it has ${recordCount(count)}, and no record ${number}` };
}

/**
 * Finds a record in the bytes of a file by its number: the offsets of its first byte and of the byte after its last.
 * Returns `undefined` if the file doesn't have it.
 */
export async function partAt(
  whole: Uint8Array,
  number: number,
  entry: NotationEntry,
): Promise<{ readonly start: number; readonly end: number } | undefined> {
  const first = recordStartOf(entry);
  if (typeof first === 'object' && 'problem' in first) return undefined;
  for await (const { bytes, record } of recordsOfStream('', buffersOf([whole]), first)) {
    if (record?.number !== number || record.start === undefined) continue;
    return { start: record.start, end: record.start + (bytes?.length ?? 0) };
  }
  return undefined;
}

/** Returns a number of records in words. */
export const recordCount = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

/** Returns the name of a file; for standard input, the name that the user gave it. */
const nameOfInput = (file: string, { stdinFilename }: RecordFlags): string =>
  file === STANDARD_INPUT ? (stdinFilename ?? file) : file;

type Chunk = Uint8Array | string;

/** Converts the chunks of a stream to bytes. */
export async function* buffersOf(stream: AsyncIterable<Chunk> | Iterable<Chunk>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield Buffer.from(chunk);
}
