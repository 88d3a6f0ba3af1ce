import { createHash } from 'node:crypto';
import { systemReason } from '../../../files/read-file.js';
import type { RecordLocation } from '../../../files/record.js';
import { bytesOf, bytesOfPart, type FilePart } from '../../records/decompress.js';
import {
  type Division,
  type DivisionProblem,
  entryOf,
  hasArchives,
  isDivisionProblem,
  recordsOfStream,
  recordStartOf,
} from '../../records/divide/division.js';
import {
  buffersOf,
  CHANGED_SINCE_MANIFEST,
  isJsonLines,
  isLargeFile,
  type StandardInputFlags,
} from '../../records/input.js';
import type { Item } from '../../records/item.js';
import { observed } from '../../records/observed-chunks.js';
import type { Context } from '../../run/verb.js';
import { recordsOfJsonLines } from './json-lines.js';

/** Selects the files that are divided into records. */
export interface DivisionFlags extends StandardInputFlags {
  readonly notation?: string;
  /** Whether each file has many records. */
  readonly many?: true;
  /** Whether to divide the files of notations that usually have many records; of others, only with `many`. */
  readonly dividesArchives?: boolean;
  /** Whether to read such files whole even if they are large, because they may be changed. */
  readonly keepsWhole?: boolean;
}

/** A part of a file of many records, from the start of its first record. */
export interface RecordsPart extends Omit<FilePart, 'start'> {
  /** The location of its first record. */
  readonly first: Required<RecordLocation>;
}

/** Whether a file is divided into records. */
export function isDivided(item: Item, flags: DivisionFlags, context: Context): boolean {
  return flags.many === true || isJsonLines(item.file) || isArchive(item, flags, context);
}

/**
 * Whether to divide a file although the user doesn't say that it has many records: it usually has, and the verb needs
 * each of them, or the file is large.
 */
function isArchive({ file, from, size }: Item, flags: DivisionFlags, { notations }: Context): boolean {
  if (!hasArchives(entryOf(file, flags.notation, notations))) return false;
  if (flags.dividesArchives === true) return true;
  return flags.keepsWhole !== true && from === undefined && isLargeFile(file, size);
}

/** Returns how a file of many records is divided, or why it can't be. */
export const divisionOf = (
  file: string,
  { notation }: DivisionFlags,
  { notations }: Context,
): Division | DivisionProblem => (isJsonLines(file) ? 'json lines' : recordStartOf(entryOf(file, notation, notations)));

/** The expectations about a file of many records. */
export interface FileExpectations {
  /** The part to read; all of it if absent. */
  readonly part?: RecordsPart;
  /** The SHA-256 of the bytes that are read, decompressed. */
  readonly sha256?: string;
}

/**
 * Yields the records of a file of many records. If an error ends the file early, or if the file is not the expected
 * one, the last item reports it.
 */
export async function* recordsIn(
  { file, from }: Item,
  flags: DivisionFlags,
  context: Context,
  { part, sha256 }: FileExpectations = {},
): AsyncGenerator<Item> {
  const hash = sha256 === undefined ? undefined : createHash('sha256');
  const read = () => (part === undefined ? bytesOf(file) : bytesOfPart(file, { ...part, start: part.first.start }));
  const bytes = from === 'standard input' ? buffersOf(context.io.stdin) : read();
  // A record without an end would be read forever.
  const chunks = observed(bytes, (chunk) => {
    context.interrupted?.throwIfAborted();
    hash?.update(chunk);
  });
  try {
    const division = divisionOf(file, flags, context);
    if (division === 'json lines') yield* recordsOfJsonLines(file, chunks, { firstLine: part?.first.firstLine ?? 1 });
    else if (isDivisionProblem(division)) {
      yield { file, problem: division.problem };
      return;
    } else yield* recordsOfStream(file, chunks, division, part?.first);
    if (hash !== undefined && hash.digest('hex') !== sha256) yield { file, problem: CHANGED_SINCE_MANIFEST };
  } catch (error) {
    yield { file, problem: systemReason(error) };
  }
}
