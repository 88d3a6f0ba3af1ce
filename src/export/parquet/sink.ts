import { readFileSync, rmSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { storeOf } from '../../files/store/index.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { ParquetFile, type ParquetRows, type SavedFile, withoutNotation } from './file.js';
import { encodeGroup, GROUP_ROWS, readerOf } from './groups.js';
import { rowCount, type Table, TABLES } from '../schema.js';
import { keepHeapSmall } from '../small-heap.js';
import { loadZstd } from './zstd.js';
import type { EncodedTables, FinishedFile, OutputNames, Sink, TableFormat } from '../sink.js';
import type { Staging } from '../staging.js';

/** The folder of a table and notation, as Hive names it. */
const folderOf = ({ name }: Table, notation: string): string => `${name}/notation=${notation}`;

/** Returns the table of a file. */
const tableOf = (file: string): Table => TABLES.find(({ name }) => file.startsWith(`${name}/`))!;

/** The files that are open at a checkpoint, by their names. */
type SavedFiles = ReadonlyMap<string, SavedFile>;

const checkpointName = (number: number): string => `checkpoint-${number}.bin`;

/**
 * Writes Parquet: a file for each table and notation, in folders as Hive names them:
 * `games/notation=oni/part-001-of-001-00001.parquet`.
 * A checkpoint leaves the files as they are. What their ends would say is in a file beside them, with the rows that are too
 * few for a row group.
 */
class ParquetSink implements Sink<ParquetRows> {
  readonly #staging: Staging;
  readonly #suffix: string;
  readonly #open = new Map<string, ParquetFile>();
  /** The number of the last checkpoint. */
  #checkpoint: number;

  constructor(staging: Staging, suffix: string, checkpoint: number | undefined) {
    this.#staging = staging;
    this.#suffix = suffix;
    this.#checkpoint = checkpoint ?? 0;
    if (checkpoint === undefined) return;
    const saved = deserialize(readFileSync(staging.path(checkpointName(checkpoint)))) as SavedFiles;
    for (const [name, file] of saved) this.#open.set(name, new ParquetFile(staging.path(name), tableOf(name), file));
  }

  add(notation: string, tables: EncodedTables<ParquetRows>): void {
    for (const table of TABLES) {
      const rows = tables[table.name];
      if (rows !== undefined) this.#fileOf(table, notation).add(rows);
    }
  }

  #fileOf(table: Table, notation: string): ParquetFile {
    const name = `${folderOf(table, notation)}/part${this.#suffix}-00001.parquet`;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const file = new ParquetFile(this.#staging.path(name), table);
    this.#open.set(name, file);
    return file;
  }

  /** Every notation that has games has all tables, so that a query finds a file even if there is no row. */
  #addEmptyTables(): void {
    const notations = new Set([...this.#open.keys()].flatMap((name) => /(?<=notation=)[^/]*/.exec(name) ?? []));
    for (const notation of notations) for (const table of TABLES) this.#fileOf(table, notation);
  }

  flush(): number {
    const saved: SavedFiles = new Map([...this.#open].map(([name, file]) => [name, file.save()]));
    const path = (number: number) => this.#staging.path(checkpointName(number));
    this.#checkpoint++;
    writeFileAtomically(path(this.#checkpoint), serialize(saved));
    // The last but one is needed if the run ends before the new one is recorded.
    rmSync(path(this.#checkpoint - 2), { force: true });
    return this.#checkpoint;
  }

  finish(): FinishedFile[] {
    this.#addEmptyTables();
    const names = [...this.#open.keys()];
    for (const [name, file] of this.#open) {
      file.finish();
      // Closed: after an error in another file, its descriptor may already belong to a different file.
      this.#open.delete(name);
    }
    return names.map((name) => ({ from: name, to: name }));
  }

  close(): void {
    for (const file of this.#open.values()) file.close();
    this.#open.clear();
  }
}

/** Returns the parts of a table and a shard in a folder, by their paths in it. */
async function partsIn(folder: string, table: string, suffix: string): Promise<string[]> {
  const store = storeOf(folder);
  const root = store.join(folder, table);
  if ((await store.status(root))?.kind !== 'folder') return [];
  const parts: string[] = [];
  for await (const { file } of store.walk(root, (path) => basename(path).startsWith(`part${suffix}-`)))
    parts.push(table + file.slice(root.length).replaceAll(sep, '/'));
  return parts;
}

/** Parquet, in one file for each table, notation and shard. */
const parquetFormat: TableFormat<ParquetRows> = {
  dividesByNotation: true,
  encode(all, table) {
    const columns = withoutNotation(all);
    return rowCount(columns) < GROUP_ROWS
      ? { columns }
      : { group: encodeGroup(withoutNotation(table.columns), readerOf(columns)) };
  },
  async filesIn(folder, { suffix }) {
    const parts: string[][] = [];
    for (const { name } of TABLES) parts.push(await partsIn(folder, name, suffix));
    return parts.flat();
  },
  open: (staging, { suffix }: OutputNames, from) => new ParquetSink(staging, suffix, from as number | undefined),
};

/** Loads the format, with the library that compresses it. */
export async function loadParquet(): Promise<TableFormat<ParquetRows>> {
  keepHeapSmall();
  await loadZstd();
  return parquetFormat;
}
