import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { statusOf, storeOf } from '../files/store/index.js';
import { ExportError } from './export-error.js';
import type { OutputOptions } from './output.js';
import type { Shard } from './shard.js';
import type { OutputNames, TableFormat } from './sinks/sink.js';
import { Staging } from './staging.js';

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
  /** Whether files have the rows of this shard together with the rows of other shards. */
  readonly compacted?: boolean;
}

const suffixOf = ({ number, count }: Shard): string =>
  `-${String(number).padStart(3, '0')}-of-${String(count).padStart(3, '0')}`;

/** Returns the names that the files of an output get. */
export function namesOf({ path, shard }: OutputOptions): OutputNames {
  const suffix = suffixOf(shard);
  return { database: basename(path), suffix, shortSuffix: shard.count === 1 ? '' : suffix };
}

/**
 * Returns the folder in which a run prepares its files. It is beside the output; for an output in an object store, it
 * is in the working folder.
 */
export function stagingFolder({ format, path, shard }: OutputOptions): string {
  if (!storeOf(path).isLocal) return `.ludogram-${shortHash(path.replace(/\/$/, ''))}${suffixOf(shard)}`;
  return format === 'sqlite'
    ? join(dirname(path), `.${basename(path)}.unfinished`)
    : join(path, `.unfinished${suffixOf(shard)}`);
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function markerPath({ format, path, shard }: OutputOptions, end: End): string {
  const { join: joined } = storeOf(path);
  return format === 'sqlite'
    ? joined(dirname(path), `.${basename(path)}.${end}`)
    : joined(path, `.${end}${suffixOf(shard)}.json`);
}

/** Writes the file that says how a run has ended. */
export const writeMarker = (options: OutputOptions, end: End, marker: Marker): Promise<void> =>
  storeOf(options.path).write(markerPath(options, end), `${JSON.stringify(marker)}\n`);

/** Removes the file that says how a run has ended. */
export const removeMarker = (options: OutputOptions, end: End): Promise<void> =>
  storeOf(options.path).remove(markerPath(options, end));

/**
 * Checks what earlier runs have left at the path of an output.
 *
 * @returns `finished` if one of them has completed this output, `free` if it has yet to be written
 * @throws an {@link ExportError} if this run would replace or mix with something else
 */
export async function checkEarlierOutput(options: OutputOptions, format: TableFormat): Promise<'finished' | 'free'> {
  const { path, overwrite, what } = options;
  const store = storeOf(path);
  await requireKind(options);
  if (options.format === 'sqlite') {
    if (!overwrite && (await store.hasFile(path)) && !(await store.hasFile(markerPath(options, 'incomplete')))) {
      throw new ExportError(`${path} exists; use --overwrite to replace it`);
    }
    return 'free';
  }
  await requireSameShards(options);
  const finished = await markerIn(markerPath(options, 'finished'));
  if ((await store.names(path)).includes(COMPACTING)) {
    throw new ExportError('its files are being compacted; wait, or compact it again');
  }
  if (overwrite && finished?.compacted === true) {
    throw new ExportError('its rows were put together with those of other shards; choose another folder, or remove it');
  }
  if (overwrite) return 'free';
  if (finished !== undefined && finished.what !== what) {
    throw new ExportError(
      'it has the tables of a run with other input, options or version; use --overwrite to replace them',
    );
  }
  const own = new Set(await listedTables(options));
  const foreign = (await format.filesIn(path, namesOf(options))).find((file) => !own.has(file));
  if (foreign !== undefined) {
    throw new ExportError(`${store.join(path, foreign)} exists; use --overwrite to replace it`);
  }
  return finished === undefined ? 'free' : 'finished';
}

/** Returns the tables of earlier runs of the shard, by their paths in the output, whether they are there or not. */
export async function oldTables(options: OutputOptions, format: TableFormat): Promise<string[]> {
  return [...(await listedTables(options)), ...(await format.filesIn(options.path, namesOf(options)))];
}

/** Returns the tables that the markers of the shard list. */
async function listedTables(options: OutputOptions): Promise<string[]> {
  const markers = [await markerIn(markerPath(options, 'finished')), await markerIn(markerPath(options, 'incomplete'))];
  return markers.flatMap((marker) => marker?.files ?? []);
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
async function markerIn(path: string): Promise<Marker | undefined> {
  const text = await storeOf(path).read(path);
  return text === undefined ? undefined : (JSON.parse(text) as Marker);
}

async function requireKind({ format, path }: OutputOptions): Promise<void> {
  const kind = (await statusOf(path))?.kind;
  if (format === 'sqlite' && kind === 'folder') throw new ExportError('it is a folder; sqlite writes a file');
  if (format !== 'sqlite' && kind !== undefined && kind !== 'folder') {
    throw new ExportError(`it is a file; ${format} writes a folder`);
  }
}

/**
 * Checks that the other shards in the folder belong to the same command: with another number of shards, input or
 * options, the tables would have some records twice and lack others. Removes the folders of runs with another number of
 * shards that ended before their first checkpoint.
 *
 * @throws an {@link ExportError} if a shard belongs to another command
 */
export async function requireSameShards({ path, shard, what, compared, onWait }: OutputOptions): Promise<void> {
  for (const left of await leftByShards(path)) {
    if (left.shard.count !== shard.count) {
      if (await discardAbandoned(left, onWait)) continue;
      throw ofOtherRun(left.path, 'another number of shards');
    }
    if (left.end === 'unfinished' || left.shard.number === shard.number || compared.has(left.path)) continue;
    const marker = await markerIn(left.path);
    // Another run has ended in the meantime: its other marker is compared later.
    if (marker === undefined) continue;
    if (marker.what !== what) throw ofOtherRun(left.path, 'other input, options or version');
    compared.add(left.path);
  }
}

/** What a run of a shard has left in the folder of the tables: its marker, or the folder in which it prepares files. */
interface LeftByShard {
  readonly path: string;
  readonly shard: Shard;
  /** The end of the run; `unfinished` if it is active or was interrupted. */
  readonly end: End | 'unfinished';
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

/**
 * Removes the folder of a run that ended before its first checkpoint, from which no other can continue. Returns whether
 * it did.
 */
export const discardAbandoned = async ({ end, path }: LeftByShard, onWait: (message: string) => void) =>
  end === 'unfinished' && (await Staging.discard(path, onWait));

/** Returns the error for a file or folder of another command in the folder of the tables. */
export const ofOtherRun = (file: string, difference: string): ExportError =>
  new ExportError(`${file} belongs to a run with ${difference}; choose another folder, or remove this one`);
