import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { storeOf } from '../../files/store/index.js';
import type { Shard } from '../shard.js';
import type { OutputNames, TableFormat } from '../sinks/sink.js';
import type { TableOutputOptions } from '../table-output.js';

/** The folder in which files that replace others are prepared, in the folder of the tables. */
export const COMPACTING = '.unfinished-compact';

/** The end of a run: `finished`, or `incomplete` if a part of the input could not be read. */
export type ExportEnd = 'finished' | 'incomplete';

/** The contents of the file that a run leaves when it ends. */
export interface Marker {
  readonly shard: string;
  readonly records: number;
  /** The files of the tables, by their paths in the output. */
  readonly files: readonly string[];
  /** The description of the input and the options, equal for all shards. */
  readonly what: string;
  /** Whether files have the rows of this shard together with the rows of other shards. */
  readonly compacted?: boolean;
}

const suffixOf = ({ number, count }: Shard): string =>
  `-${String(number).padStart(3, '0')}-of-${String(count).padStart(3, '0')}`;

/** Returns the names that the files of an output get. */
export function namesOf({ path, shard }: TableOutputOptions): OutputNames {
  const suffix = suffixOf(shard);
  return { database: basename(path), suffix, shortSuffix: shard.count === 1 ? '' : suffix };
}

/**
 * Returns the folder in which a run prepares its files. It is beside the output; for an output in an object store, it
 * is in the working folder.
 */
export function stagingFolder({ format, path, shard }: TableOutputOptions): string {
  if (!storeOf(path).isLocal) return `.ludogram-${shortHash(path.replace(/\/$/, ''))}${suffixOf(shard)}`;
  return format === 'sqlite'
    ? join(dirname(path), `.${basename(path)}.unfinished`)
    : join(path, `.unfinished${suffixOf(shard)}`);
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Returns the path of the file that says how a run has ended. */
export function markerPath({ format, path, shard }: TableOutputOptions, end: ExportEnd): string {
  const { join: joined } = storeOf(path);
  return format === 'sqlite'
    ? joined(dirname(path), `.${basename(path)}.${end}`)
    : joined(path, `.${end}${suffixOf(shard)}.json`);
}

/** Writes the file that says how a run has ended. */
export const writeMarker = (options: TableOutputOptions, end: ExportEnd, marker: Marker): Promise<void> =>
  storeOf(options.path).write(markerPath(options, end), `${JSON.stringify(marker)}\n`);

/** Removes the file that says how a run has ended. */
export const removeMarker = (options: TableOutputOptions, end: ExportEnd): Promise<void> =>
  storeOf(options.path).remove(markerPath(options, end));

/** Returns the tables of earlier runs of the shard, by their paths in the output, whether they are there or not. */
export async function oldTables(options: TableOutputOptions, format: TableFormat): Promise<string[]> {
  return [...(await listedTables(options)), ...(await format.filesIn(options.path, namesOf(options)))];
}

/** Returns the tables that the markers of the shard list. */
export async function listedTables(options: TableOutputOptions): Promise<string[]> {
  const markers = [await markerIn(markerPath(options, 'finished')), await markerIn(markerPath(options, 'incomplete'))];
  return markers.flatMap((marker) => marker?.files ?? []);
}

/** The file of a run of a shard in the folder of the tables: its marker, or the folder in which it prepares files. */
export interface LeftByShard {
  readonly path: string;
  readonly shard: Shard;
  /** The end of the run; `unfinished` if it is active or was interrupted. */
  readonly end: ExportEnd | 'unfinished';
}

/** Returns what runs of shards have left in a folder. */
export async function leftByShards(folder: string): Promise<LeftByShard[]> {
  const store = storeOf(folder);
  return (await store.names(folder)).flatMap((name) => {
    const [, end, number, count] = /^\.(finished|incomplete|unfinished)-(\d+)-of-(\d+)/.exec(name) ?? [];
    if (end === undefined) return [];
    const shard = { number: Number(number), count: Number(count) };
    return { path: store.join(folder, name), shard, end: end as LeftByShard['end'] };
  });
}

/** Returns the markers of finished shards in a folder, by their paths. */
export async function markersIn(folder: string): Promise<[path: string, marker: Marker][]> {
  const found: [path: string, marker: Marker][] = [];
  for (const { path, end } of await leftByShards(folder)) {
    const marker = end === 'finished' ? await markerIn(path) : undefined;
    if (marker !== undefined) found.push([path, marker]);
  }
  return found;
}

/** Returns a marker; `undefined` if there is none. */
export async function markerIn(path: string): Promise<Marker | undefined> {
  const text = await storeOf(path).read(path);
  return text === undefined ? undefined : (JSON.parse(text) as Marker);
}
