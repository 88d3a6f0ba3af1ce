import { createHash } from 'node:crypto';
import { defined } from '../../../../defined.js';
import { SCHEMA_VERSION } from '../../../../export/schema.js';
import { storeOf } from '../../../../files/store/index.js';
import { VERSION } from '../../../../version.js';
import { bytesOf } from '../../../records/decompress.js';
import { linesOf } from '../../../records/divide/lines.js';
import type { Piece, Range } from './piece.js';

/** The version of the format of manifests. */
const MANIFEST_VERSION = 1;

/** The error of a manifest that can't be used, with the reason as its message. */
export class ManifestError extends Error {}

/** The first line of a manifest. */
export interface ManifestHeader {
  readonly manifest: number;
  /** The version of the program that has written it. */
  readonly ludogram: string;
  /** The version of the columns of the tables. */
  readonly schema: number;
  readonly ranges: number;
  readonly files: number;
  /** The options that decide how files are divided into records. */
  readonly options: { readonly many?: true; readonly notation?: string };
  /** A description of the run that has written it, if it belongs to an output. */
  readonly what?: string;
}

/** A manifest, and the ranges that a run wants. */
export interface Manifest {
  readonly header: ManifestHeader;
  /** Ranges by their numbers, from 1. */
  readonly ranges: ReadonlyMap<number, Range>;
  /** The SHA-256 of the manifest. */
  readonly digest: string;
}

/** Writes a manifest: NDJSON with a header, then a line for each range. */
export async function writeManifest(
  file: string,
  ranges: readonly Range[],
  { options, what }: Pick<ManifestHeader, 'options' | 'what'>,
): Promise<void> {
  const files = new Set(ranges.flatMap((pieces) => pieces.map((piece) => piece.file))).size;
  const header: ManifestHeader = {
    manifest: MANIFEST_VERSION,
    ludogram: VERSION,
    schema: SCHEMA_VERSION,
    ranges: ranges.length,
    files,
    options,
    ...defined({ what }),
  };
  const lines = [header, ...ranges.map((pieces, i) => ({ range: i + 1, pieces }))];
  const parts = lines.map((line) => Buffer.from(`${JSON.stringify(line)}\n`));
  await storeOf(file).write(file, Buffer.concat(parts));
}

/**
 * Reads a manifest, and keeps only some of its ranges.
 *
 * @param isWanted decides which, by number and the number of all ranges
 * @throws a {@link ManifestError} if it isn't a complete manifest of this version, or the error of the system
 */
export async function readManifest(
  file: string,
  isWanted: (number: number, count: number) => boolean,
): Promise<Manifest> {
  const hash = createHash('sha256');
  const ranges = new Map<number, Range>();
  let header: ManifestHeader | undefined;
  let count = 0;
  for await (const line of linesOf(bytesOf(file))) {
    hash.update(line);
    if (header === undefined) {
      header = headerIn(line);
      continue;
    }
    count++;
    const range = rangeIn(line, count);
    if (isWanted(count, header.ranges)) ranges.set(count, range);
  }
  if (header === undefined) throw notAManifest();
  if (count !== header.ranges) throw new ManifestError(`it has ${count} of ${header.ranges} ranges; write it again`);
  return { header, ranges, digest: hash.digest('hex') };
}

const notAManifest = (): ManifestError => new ManifestError("it isn't a manifest; export --write-manifest writes one");

function headerIn(line: Buffer): ManifestHeader {
  const header = objectIn(line) as Partial<ManifestHeader> | undefined;
  if (typeof header?.manifest !== 'number') throw notAManifest();
  const { manifest, schema, ranges, options } = header;
  if (manifest !== MANIFEST_VERSION || schema !== SCHEMA_VERSION) {
    throw new ManifestError('it is for another version of ludogram; write it again');
  }
  if (typeof ranges !== 'number' || typeof options !== 'object') throw notAManifest();
  return header as ManifestHeader;
}

function rangeIn(line: Buffer, number: number): Range {
  const { range, pieces } = (objectIn(line) ?? {}) as { readonly range?: unknown; readonly pieces?: unknown };
  if (range === number && Array.isArray(pieces) && pieces.every(isPiece)) return pieces as Piece[];
  throw new ManifestError(`line ${number + 1} isn't range ${number}; write it again`);
}

function isPiece(value: unknown): boolean {
  const { file, size, sha256, part } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof file === 'string' &&
    isAbsentOr('number', size) &&
    isAbsentOr('string', sha256) &&
    (part === undefined || isPart(part))
  );
}

function isPart(value: unknown): boolean {
  const { first, end, frame } = (value ?? {}) as Record<string, unknown>;
  const isOf = (object: unknown, ...keys: string[]) =>
    keys.every((key) => typeof (object as Record<string, unknown> | undefined | null)?.[key] === 'number');
  return (
    isOf(first, 'number', 'firstLine', 'start') &&
    isAbsentOr('number', end) &&
    (frame === undefined || isOf(frame, 'offset', 'textOffset'))
  );
}

const isAbsentOr = (type: 'number' | 'string', value: unknown): boolean => value === undefined || typeof value === type;

function objectIn(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
}
