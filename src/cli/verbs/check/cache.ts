import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../../../files/write-file.js';
import type { NotationEntry } from '../../../notation/index.js';
import { VERSION } from '../../../version.js';
import { givenValues } from '../../records/declared-flags.js';
import { uncompressedName } from '../../records/decompress.js';
import type { Input } from '../../records/input.js';
import type { ReadingFlags } from '../../records/options.js';

/** A record without diagnostics: its key, and the notation and dialect that it was read as. */
export type CleanRecord = readonly [key: string, notation: string, dialect: string | null];

/** The records that were clean in an earlier run, by key. */
export type Cache = ReadonlyMap<string, CleanRecord>;

/**
 * Returns the key of a record: a hash of its content, of the options that it is read with, and of the version of this
 * package.
 */
export function cacheKey(input: Input, flags: ReadingFlags, notations: readonly NotationEntry[]): string {
  const { notation, dialect, level, encoding } = flags;
  const [extension] = /\.[^./\\]*$/.exec(uncompressedName(input.file)) ?? [''];
  const ofInput = [input.notation, input.encoding, extension];
  const readingOptions = [notation, dialect, level, encoding, givenValues(flags, notations, 'read')];
  const described = JSON.stringify([VERSION, ofInput, readingOptions]);
  return createHash('sha256').update(described).update(input.bytes).digest('base64url');
}

let last: { readonly file: string; readonly cache: Cache } | undefined;

/** Reads the records of a cache file once. Returns none if the file doesn't exist, or if another version wrote it. */
export function cacheIn(file: string): Cache {
  if (last?.file !== file) last = { file, cache: new Map(recordsIn(file).map((record) => [record[0], record])) };
  return last.cache;
}

function recordsIn(file: string): readonly CleanRecord[] {
  try {
    const { version, records } = JSON.parse(readFileSync(file, 'utf8')) as { version: unknown; records: CleanRecord[] };
    return version === VERSION ? records : [];
  } catch {
    return [];
  }
}

/** Writes a cache file with the records that were clean in this run. */
export function writeCache(file: string, records: Iterable<CleanRecord>): void {
  writeFileAtomically(file, `${JSON.stringify({ version: VERSION, records: [...records] })}\n`);
  last = undefined;
}
