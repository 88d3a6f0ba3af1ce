import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { storeOf } from '../../files/store/index.js';
import type { FinishedFile, TableFormat } from '../sinks/sink.js';
import type { TableOutputOptions } from '../table-output.js';
import { type Marker, oldTables, removeMarker, writeMarker } from './markers.js';

/** The complete files of a run, and where they are. */
export interface CompleteFiles {
  readonly files: readonly FinishedFile[];
  /** The staging folder. */
  readonly folder: string;
  readonly marker: Marker;
  /** Whether all of the input could be read. */
  readonly isComplete: boolean;
}

/**
 * Replaces the tables of an earlier run. Until all of them are there, the output is marked as incomplete, with a list
 * of all old and new ones.
 */
export async function placeTables(
  options: TableOutputOptions,
  format: TableFormat,
  { files, folder, marker, isComplete }: CompleteFiles,
): Promise<void> {
  const { path } = options;
  const store = storeOf(path);
  const old = await oldTables(options, format);
  await writeMarker(options, 'incomplete', { ...marker, files: [...new Set([...old, ...marker.files])] });
  await removeMarker(options, 'finished');
  for (const { from, to } of files) await store.place(join(folder, from), store.join(path, to));
  for (const file of old) if (!marker.files.includes(file)) await store.remove(store.join(path, file));
  await writeMarker(options, isComplete ? 'finished' : 'incomplete', marker);
  if (isComplete) await removeMarker(options, 'incomplete');
}

/** Replaces the database of an earlier run. */
export async function placeDatabase(
  options: TableOutputOptions,
  { files, folder, marker, isComplete }: CompleteFiles,
): Promise<void> {
  // Written before the database has its name: a run that ends in between leaves no database that looks finished.
  if (!isComplete) await writeMarker(options, 'incomplete', marker);
  for (const { from } of files) {
    const local = join(folder, from);
    chmodSync(local, 0o666 & ~process.umask());
    await storeOf(options.path).place(local, options.path);
  }
  if (isComplete) await removeMarker(options, 'incomplete');
}
