import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../../files/write-file.js';
import type { Input } from '../input.js';
import type { ReadingFlags } from '../options.js';
import { VERSION } from '../version.js';
import { uncompressedName } from './decompress.js';

/** A record without diagnostics: its key, and the notation and dialect that it was read as. */
export type CleanRecord = readonly [key: string, format: string, dialect: string | null];

/** What was found without diagnostics before, by key. */
export type Cache = ReadonlyMap<string, CleanRecord>;

/** The key of a record: its content, how it is read, and the version that reads it. */
export function cacheKey({ file, bytes, format: declared }: Input, { format, dialect, level }: ReadingFlags): string {
  const [extension] = /\.[^./\\]*$/.exec(uncompressedName(file)) ?? [''];
  const how = JSON.stringify([VERSION, format, dialect, level, declared, extension]);
  return createHash('sha256').update(how).update(bytes).digest('base64url');
}

let last: { readonly file: string; readonly cache: Cache } | undefined;

/** The records of a cache file, read once; none if there is no such file, or another version wrote it. */
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
