import { statusOf, storeOf } from '../../files/store/index.js';
import { ExportError } from '../export-error.js';
import type { TableFormat } from '../sinks/sink.js';
import type { TableOutputOptions } from '../table-output.js';
import { COMPACTING, type LeftByShard, leftByShards, listedTables, markerIn, markerPath, namesOf } from './markers.js';
import { Staging } from './staging.js';

/**
 * Checks what earlier runs have left at the path of an output.
 *
 * @returns `finished` if one of them has completed this output, `free` if it has yet to be written
 * @throws an {@link ExportError} if this run would replace or mix with something else
 */
export async function checkEarlierOutput(
  options: TableOutputOptions,
  format: TableFormat,
): Promise<'finished' | 'free'> {
  const { path, overwrite, description } = options;
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
  if (finished !== undefined && finished.what !== description) {
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

async function requireKind({ format, path }: TableOutputOptions): Promise<void> {
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
export async function requireSameShards({
  path,
  shard,
  description,
  compared,
  onWait,
}: TableOutputOptions): Promise<void> {
  for (const left of await leftByShards(path)) {
    if (left.shard.count !== shard.count) {
      if (await discardAbandoned(left, onWait)) continue;
      throw otherRunError(left.path, 'another number of shards');
    }
    if (left.end === 'unfinished' || left.shard.number === shard.number || compared.has(left.path)) continue;
    const marker = await markerIn(left.path);
    // Another run has ended in the meantime: its other marker is compared later.
    if (marker === undefined) continue;
    if (marker.what !== description) throw otherRunError(left.path, 'other input, options or version');
    compared.add(left.path);
  }
}

/**
 * Removes the folder of a run that ended before its first checkpoint, from which no other can continue. Returns whether
 * it did.
 */
export const discardAbandoned = async ({ end, path }: LeftByShard, onWait: (message: string) => void) =>
  end === 'unfinished' && (await Staging.discard(path, onWait));

/** Returns the error for a file or folder of another command in the folder of the tables. */
export const otherRunError = (file: string, difference: string): ExportError =>
  new ExportError(`${file} belongs to a run with ${difference}; choose another folder, or remove this one`);
