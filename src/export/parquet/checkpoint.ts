import { closeSync, fsyncSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { writeFileAtomically } from '../../files/write-file.js';
import type { Staging } from '../runs/staging.js';
import type { SavedFile } from './file.js';
import type { PackedRows } from './packed-rows.js';

/** The files of a checkpoint, by their names. */
export type SavedFiles = ReadonlyMap<string, SavedFile>;

/** The written part of a file, without the bytes of its rows. */
interface Description extends Omit<SavedFile, 'waiting'> {
  readonly waiting: readonly Omit<PackedRows, 'bytes'>[];
}

/** Returns the names of the two files of a checkpoint: the descriptions of Parquet files, and the rows that wait. */
const descriptionsName = (number: number): string => `checkpoint-${number}.bin`;
const rowsName = (number: number): string => `checkpoint-${number}.rows`;

/**
 * Writes the checkpoint of a number. Keeps the checkpoint before it, in case the run ends before the new one is
 * recorded.
 */
export function writeCheckpoint(staging: Staging, number: number, files: SavedFiles): void {
  writeRows(
    staging.path(rowsName(number)),
    [...files.values()].flatMap(({ waiting }) => waiting),
  );
  const descriptions = new Map(
    [...files].map(([name, { size, groups, waiting }]): [string, Description] => [
      name,
      { size, groups, waiting: waiting.map(({ count, ends }) => ({ count, ends })) },
    ]),
  );
  writeFileAtomically(staging.path(descriptionsName(number)), serialize(descriptions));
  for (const name of [descriptionsName(number - 2), rowsName(number - 2)]) rmSync(staging.path(name), { force: true });
}

/** Writes the bytes of rows. They are not put together first, because they take much memory. */
function writeRows(path: string, waiting: readonly PackedRows[]): void {
  const descriptor = openSync(path, 'w');
  try {
    for (const { bytes } of waiting) writeFileSync(descriptor, bytes);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Reads the checkpoint of a number. */
export function readCheckpoint(staging: Staging, number: number): SavedFiles {
  const descriptions = deserialize(readFileSync(staging.path(descriptionsName(number)))) as Map<string, Description>;
  const all = new Uint8Array(readFileSync(staging.path(rowsName(number))));
  let end = 0;
  const withBytes = ({ count, ends }: Omit<PackedRows, 'bytes'>): PackedRows => {
    const start = end;
    end += ends.at(-1)!;
    return { count, ends, bytes: all.slice(start, end) };
  };
  return new Map(
    [...descriptions].map(([name, { waiting, ...file }]) => [name, { ...file, waiting: waiting.map(withBytes) }]),
  );
}
