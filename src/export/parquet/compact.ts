import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../../files/make-folder.js';
import { isObjectAddress } from '../../files/store/index.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { keepHeapSmall } from '../../process/small-heap.js';
import { ExportError } from '../export-error.js';
import { discardAbandoned } from '../runs/earlier-output.js';
import { COMPACTING, leftByShards, type Marker, markersIn } from '../runs/markers.js';
import { MOVING, Staging } from '../runs/staging.js';
import { SCHEMA_VERSION, TABLES } from '../schema.js';
import { isCompact, joinFiles, versionOf } from './join.js';
import { loadZstd } from './zstd.js';

/** A new file that replaces others, by their paths in the folder of the tables. */
interface Replacement {
  readonly to: string;
  readonly files: readonly string[];
}

/** The numbers of files before and after. */
export interface FileCounts {
  readonly before: number;
  readonly after: number;
}

/**
 * Puts the Parquet files of each table and notation in a folder together, in the order of their names: the files of
 * several shards, and of versions with small row groups. Continues if an earlier call was interrupted. A program that
 * reads the folder while the files are replaced, at the end, may find rows twice.
 *
 * @param onWait called with a message before the function waits for the end of another run
 * @throws an {@link ExportError} if the folder has no tables, or unfinished tables, or tables of another version
 */
export async function compactFolder(folder: string, onWait: (message: string) => void): Promise<FileCounts> {
  await requireTables(folder, onWait);
  keepHeapSmall();
  await loadZstd();
  const staging = await Staging.open(join(folder, COMPACTING), onWait);
  try {
    const journal = staging.path(MOVING);
    if (existsSync(journal)) {
      await replace(folder, staging, JSON.parse(readFileSync(journal, 'utf8')) as Replacement[]);
    }
    const before = filesIn(folder);
    const replacements: Replacement[] = [];
    for (const [to, { files, table }] of groupsOf(before)) {
      const paths = files.map((file) => join(folder, file));
      if (files.length === 1 && (await isCompact(paths[0]!))) continue;
      for (const path of paths) await requireVersion(path);
      await joinFiles(paths, table, staging.path(to));
      replacements.push({ to, files });
    }
    staging.requireLock();
    writeFileAtomically(journal, JSON.stringify(replacements));
    await replace(folder, staging, replacements);
    staging.remove();
    return { before: before.length, after: filesIn(folder).length };
  } catch (error) {
    staging.release();
    throw error;
  }
}

/**
 * Checks that a folder has tables, all of them finished. Removes the folders of runs that ended before their first
 * checkpoint: nothing can continue them.
 */
async function requireTables(folder: string, onWait: (message: string) => void): Promise<void> {
  if (isObjectAddress(folder)) throw new ExportError('objects are not compacted; export without shards, or with fewer');
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw new ExportError('it is not a folder');
  const all = await leftByShards(folder);
  const finished = new Set(all.filter(({ end }) => end === 'finished').map(({ shard }) => shard.number));
  for (const left of all) {
    // A run that ends when its files are complete may leave both markers.
    const isFinished = left.end !== 'unfinished' && finished.has(left.shard.number);
    if (isFinished || (await discardAbandoned(left, onWait))) continue;
    throw new ExportError(`${left.path} belongs to a run that is not complete; complete it first`);
  }
  if (filesIn(folder).length > 0 || existsSync(join(folder, COMPACTING))) return;
  const markers = await markersIn(folder);
  // Input without records leads to no tables in Parquet. Other formats have tables without rows then.
  const isWithoutRows = markers.length > 0 && markers.every(([, { files }]) => files.length === 0);
  if (!isWithoutRows) throw new ExportError('it has no tables in Parquet');
}

async function requireVersion(path: string): Promise<void> {
  const version = await versionOf(path);
  if (version !== String(SCHEMA_VERSION)) {
    throw new ExportError(`${path} has the columns of another version of ludogram; export the records again`);
  }
}

/** Returns the Parquet files of the tables in a folder, by their paths in it, in order. */
function filesIn(folder: string): string[] {
  return TABLES.flatMap(({ name }) => {
    if (!existsSync(join(folder, name))) return [];
    const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith('.parquet')).map((file) => join(name, file));
  }).sort();
}

/** Groups files by the file that replaces them. */
function groupsOf(files: readonly string[]) {
  const groups = new Map<string, { files: string[]; table: (typeof TABLES)[number] }>();
  for (const folder of new Set(files.map(dirname))) {
    const own = files.filter((file) => dirname(file) === folder);
    const table = TABLES.find(({ name }) => folder === name || folder.startsWith(join(name, 'notation=')));
    const numbers = own.map((file) => Number(/compacted-(\d+)\.parquet$/.exec(file)?.[1] ?? 0));
    const next = numbers.reduce((max, number) => Math.max(max, number), 0) + 1;
    const name = `compacted-${String(next).padStart(5, '0')}.parquet`;
    if (table !== undefined) groups.set(join(folder, name), { files: own, table });
  }
  return groups;
}

/** Replaces files. Can be done again from any point at which it was interrupted. */
async function replace(folder: string, staging: Staging, replacements: readonly Replacement[]): Promise<void> {
  for (const { to } of replacements) {
    const from = join(staging.folder, to);
    makeFolder(dirname(join(folder, to)));
    if (existsSync(from)) renameSync(from, join(folder, to));
  }
  for (const { files } of replacements) for (const file of files) rmSync(join(folder, file), { force: true });
  const markers = await markersIn(folder);
  const replaced = new Map(replacements.flatMap(({ to, files }) => files.map((file) => [file, to])));
  const isOne = markers.length === 1;
  for (const [path, marker] of markers) {
    if (!marker.files.some((file) => replaced.has(file))) continue;
    const files = isOne ? [...new Set(marker.files.map((file) => replaced.get(file) ?? file))] : [];
    const changed: Marker = { ...marker, files, ...(isOne ? {} : { compacted: true }) };
    writeFileAtomically(path, `${JSON.stringify(changed)}\n`);
  }
  rmSync(staging.path(MOVING), { force: true });
}
