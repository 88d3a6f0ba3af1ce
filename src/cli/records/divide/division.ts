import { FileTooLargeError } from '../../../files/read-file.js';
import type { RecordLocation } from '../../../files/record.js';
import type { NotationEntry, RecordStart } from '../../../notation/index.js';
import { notationById, notationByName } from '../../../notations/registry.js';
import { uncompressedName } from '../decompress.js';
import type { Item } from '../item.js';
import { recordsOf } from './divided-records.js';
import { divisibleStream } from './stream-encoding.js';

/** The reason why a file can't be divided into records. */
export interface DivisionProblem {
  readonly problem: string;
}

/**
 * Returns the notation of the records of a file: the notation that the user names; otherwise the notation that fits the
 * file's name.
 */
export const entryOf = (
  file: string,
  notation: string | undefined,
  notations: readonly NotationEntry[],
): NotationEntry | undefined =>
  notation === undefined ? notationByName(notations, uncompressedName(file)) : notationById(notations, notation);

/** Whether files of a notation usually have many records, and can be divided into them. */
export const hasArchives = (entry: NotationEntry | undefined): boolean =>
  entry?.recordStart !== undefined && entry.hasManyRecords === true;

/** How a file is divided: a JSON object in each line, or records of a notation. */
export type Division = 'json lines' | RecordStart;

/** Whether a file can't be divided. */
export const isDivisionProblem = (division: Division | DivisionProblem): division is DivisionProblem =>
  typeof division === 'object' && 'problem' in division;

/** Returns how the records of a notation begin, or why a file can't be divided into them. */
export function recordStartOf(entry: NotationEntry | undefined): RecordStart | DivisionProblem {
  if (entry === undefined) return { problem: 'the notation of its records is unknown; name it with --notation' };
  const { id, recordStart } = entry;
  return recordStart ?? { problem: `${id} texts have no mark that records begin with; put each into a file` };
}

/**
 * Yields the records of a file of many, keeping one of them in memory. A record that is larger than a file may be is an
 * item with a problem.
 *
 * @param stream the bytes of the file, decompressed
 * @param first the location of the first record in the stream, if that is a part of the file
 */
export async function* recordsOfStream(
  file: string,
  stream: AsyncIterable<Uint8Array>,
  start: RecordStart,
  first?: Required<RecordLocation>,
): AsyncGenerator<Item> {
  // The offsets of a part count from the start of the file.
  const { chunks, ...encoding } = first === undefined ? await divisibleStream(stream) : { chunks: stream };
  for await (const { bytes, record } of recordsOf(chunks, start, first)) {
    const item = { file, from: 'many records', record } as const;
    if (bytes !== undefined) yield { ...item, bytes, ...encoding };
    else yield { ...item, problem: new FileTooLargeError(`record ${record.number}`).message };
  }
}
