import { existsSync } from 'node:fs';
import { systemReason } from '../../files/read-file.js';
import type { NotationEntry, RecordStart } from '../../notation/index.js';
import { notationById, notationByName } from '../../notations/registry.js';
import { bytesOf, uncompressedName } from './decompress.js';
import { recordsOf } from './divide/divided-records.js';
import { isJsonLines } from './file-kind.js';
import { STANDARD_INPUT } from './input.js';
import type { Item } from './item.js';
import type { Context } from '../run/verb.js';

/** Selects one record of a file of many. */
export interface RecordFlags {
  readonly notation?: string;
  /** The number of the record in its file, from 1. */
  readonly record?: number;
}

/**
 * Returns the file that an argument names, and the number of the record in it that it names with `#12`, or that the flag
 * `--record` does. An argument that is the name of a file names the whole file.
 */
export function recordNamed(
  path: string,
  { record }: RecordFlags,
): { readonly file: string; readonly number?: number } {
  if (record !== undefined) return { file: path, number: record };
  const [, file, number] = /^(.+)#(\d{1,15})$/.exec(path) ?? [];
  return file === undefined || existsSync(path) ? { file: path } : { file, number: Number(number) };
}

/**
 * Returns a record of a file by its number, reading the file up to its end and keeping no other record. The item says
 * why there is none.
 */
export async function recordAt(
  file: string,
  number: number,
  { notation }: RecordFlags,
  { io, notations }: Context,
): Promise<Item> {
  const start = startIn(file, entryOf(file, notation, notations));
  if (typeof start === 'object' && 'problem' in start) return { file, problem: start.problem };
  let count = 0;
  try {
    const chunks = file === STANDARD_INPUT ? buffersOf(io.stdin) : bytesOf(file);
    for await (const { bytes, record } of recordsOf(chunks, start)) {
      count = record.number;
      if (count === number) return { file, from: 'many records', bytes, record };
    }
  } catch (error) {
    return { file, problem: systemReason(error) };
  }
  return { file, problem: `it has ${count === 1 ? '1 record' : `${count} records`}, and no record ${number}` };
}

const entryOf = (
  file: string,
  notation: string | undefined,
  notations: readonly NotationEntry[],
): NotationEntry | undefined =>
  notation === undefined ? notationByName(notations, uncompressedName(file)) : notationById(notations, notation);

/** Returns how the records of a file begin, or why it can't be divided into records. */
function startIn(file: string, entry: NotationEntry | undefined): RecordStart | { readonly problem: string } {
  if (isJsonLines(file)) return { problem: 'a record of a file with a record per line has no number' };
  if (entry === undefined) return { problem: 'the notation of its records is unknown; name it with --notation' };
  const { id, recordStart } = entry;
  return recordStart ?? { problem: `${id} texts have no mark that records begin with; put each into a file` };
}

/** Converts the chunks of a stream to bytes. */
export async function* buffersOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) yield Buffer.from(chunk);
}
