import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeFileAtomically } from '../files/write-file.js';
import { ExportError } from './lease/lease.js';
import type { OutputOptions } from './output.js';
import type { Shard } from './processed-records.js';
import { type OutputNames, type TableFormat } from './sink.js';
import { MOVING } from './staging.js';

/** The folder in which files that replace others are prepared, in the folder of the tables. */
export const COMPACTING = '.unfinished-compact';

/** The end of a run: `finished`, or `incomplete` if a part of the input could not be read. */
export type End = 'finished' | 'incomplete';

/** The contents of the file that a run leaves when it ends. */
export interface Marker {
  readonly shard: string;
  readonly records: number;
  /** The files of the tables, by their paths in the output. */
  readonly files: readonly string[];
  /** The description of the input and the options, equal for all shards. */
  readonly what: string;
  /** Whether files have the rows of this shard together with those of others. */
  readonly compacted?: boolean;
}

const suffixOf = ({ number, count }: Shard): string =>
  `-${String(number).padStart(3, '0')}-of-${String(count).padStart(3, '0')}`;

/** Returns the names that the files of an output get. */
export function namesOf({ path, shard }: OutputOptions): OutputNames {
  const suffix = suffixOf(shard);
  return { database: basename(path), suffix, shortSuffix: shard.count === 1 ? '' : suffix };
}

/** Returns the folder in which a run prepares its files. */
export const stagingFolder = ({ format, path, shard }: OutputOptions): string =>
  format === 'sqlite'
    ? join(dirname(path), `.${basename(path)}.unfinished`)
    : join(path, `.unfinished${suffixOf(shard)}`);

const markerPath = ({ format, path, shard }: OutputOptions, end: End): string =>
  format === 'sqlite' ? join(dirname(path), `.${basename(path)}.${end}`) : join(path, `.${end}${suffixOf(shard)}.json`);

/** Writes the file that says how a run has ended. */
export function writeMarker(options: OutputOptions, end: End, marker: Marker): void {
  writeFileAtomically(markerPath(options, end), `${JSON.stringify(marker)}\n`);
}

/** Removes the file that says that a database is incomplete. */
export function removeIncompleteMarker(options: OutputOptions): void {
  rmSync(markerPath(options, 'incomplete'), { force: true });
}

/**
 * Whether an earlier run has completed this output.
 *
 * @throws an {@link ExportError} if this run would replace or mix with something else
 */
export function isFinished(options: OutputOptions, format: TableFormat): boolean {
  const { path, overwrite, what } = options;
  requireKind(options);
  if (options.format === 'sqlite') {
    if (!overwrite && existsSync(path) && !existsSync(markerPath(options, 'incomplete')))
      throw new ExportError(`${path} exists; use --overwrite to replace it`);
    return false;
  }
  requireSameShards(options);
  const finished = markerIn(markerPath(options, 'finished'));
  if (existsSync(join(path, COMPACTING)))
    throw new ExportError('its files are being compacted; wait, or compact it again');
  if (overwrite && finished?.compacted === true)
    throw new ExportError('its rows were put together with those of other shards; choose another folder, or remove it');
  if (overwrite) return false;
  if (finished !== undefined && finished.what !== what)
    throw new ExportError('it has the tables of other input or options; use --overwrite to replace them');
  const own = new Set(listsOf(options).flatMap((list) => markerIn(list)?.files ?? []));
  const foreign = format.filesIn(path, namesOf(options)).find((file) => !own.has(file));
  if (foreign !== undefined) throw new ExportError(`${join(path, foreign)} exists; use --overwrite to replace it`);
  return finished !== undefined;
}

/** Removes the tables of earlier runs of the shard, and their markers. */
export function removeOldTables(options: OutputOptions, format: TableFormat): void {
  const lists = listsOf(options);
  const listed = lists.flatMap((list) => markerIn(list)?.files ?? []);
  for (const file of [...listed, ...format.filesIn(options.path, namesOf(options))])
    rmSync(join(options.path, file), { force: true });
  for (const list of lists) rmSync(list, { force: true });
}

/** Returns the paths of the files that list tables of the shard. */
const listsOf = (options: OutputOptions): string[] => [
  markerPath(options, 'finished'),
  markerPath(options, 'incomplete'),
  join(stagingFolder(options), MOVING),
];

/** Returns the markers of finished shards in a folder, by their paths. */
export function markersIn(folder: string): [path: string, marker: Marker][] {
  const names = readdirSync(folder).filter((name) => name.startsWith('.finished-'));
  return names.map((name) => [join(folder, name), JSON.parse(readFileSync(join(folder, name), 'utf8')) as Marker]);
}

const markerIn = (path: string): Marker | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Marker) : undefined;

function requireKind({ format, path }: OutputOptions): void {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (format === 'sqlite' && isFolder === true) throw new ExportError('it is a folder; sqlite writes a file');
  if (format !== 'sqlite' && isFolder === false) throw new ExportError(`it is a file; ${format} writes a folder`);
}

/**
 * Checks that the other shards in the folder belong to the same command: with another number of shards, input or
 * options, the tables would have some records twice and lack others.
 *
 * @throws an {@link ExportError} if a shard belongs to another command
 */
export function requireSameShards({ path, shard, what, compared }: OutputOptions): void {
  if (!existsSync(path)) return;
  for (const name of readdirSync(path)) {
    const [, end, number, count] = /^\.(finished|incomplete|unfinished)-(\d+)-of-(\d+)/.exec(name) ?? [];
    if (count === undefined) continue;
    const file = join(path, name);
    if (Number(count) !== shard.count) throw ofOtherRun(file, 'another number of shards');
    if (end === 'unfinished' || Number(number) === shard.number || compared.has(name)) continue;
    if (markerIn(file)?.what !== what) throw ofOtherRun(file, 'other input or options');
    compared.add(name);
  }
}

const ofOtherRun = (file: string, difference: string): ExportError =>
  new ExportError(`${file} belongs to a run with ${difference}; choose another folder, or remove this one`);
