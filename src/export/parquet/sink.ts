import { basename, sep } from 'node:path';
import { storeOf } from '../../files/store/index.js';
import { keepHeapSmall } from '../../process/small-heap.js';
import { ExportError } from '../export-error.js';
import type { Staging } from '../runs/staging.js';
import { type Table, TABLES } from '../schema.js';
import type { Combine, EncodedTables, FinishedFile, OutputNames, Sink, TableFormat } from '../sinks/sink.js';
import { readCheckpoint, writeCheckpoint } from './checkpoint.js';
import { ParquetFile } from './file.js';
import { withoutNotation } from './groups.js';
import { type PackedRows, packRows } from './packed-rows.js';
import { encodeRows, type GroupRows } from './pending-group.js';
import { loadZstd } from './zstd.js';

/** Returns the folder of a table and notation, as Hive names it. */
const folderOf = ({ name }: Table, notation: string): string => `${name}/notation=${notation}`;

/** Returns the table of a file. */
const tableOf = (file: string): Table => TABLES.find(({ name }) => file.startsWith(`${name}/`))!;

/**
 * Writes Parquet: a file for each table and notation, in folders as Hive names them:
 * `games/notation=oni/part-001-of-001-00001.parquet`. A checkpoint leaves the files as they are. Other files have what
 * their ends would say, and the rows that are too few for a row group.
 */
class ParquetSink implements Sink<PackedRows> {
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
    for (const [name, file] of readCheckpoint(staging, checkpoint)) {
      this.#open.set(name, new ParquetFile(staging.path(name), tableOf(name), file));
    }
  }

  add(notation: string, tables: EncodedTables<PackedRows>, combine?: Combine): void {
    for (const table of TABLES) {
      const rows = tables[table.name];
      if (rows !== undefined) this.#fileOf(table, notation).add(rows, combine);
    }
  }

  #fileOf(table: Table, notation: string): ParquetFile {
    const name = `${folderOf(table, notation)}/part${this.#suffix}-00001.parquet`;
    const cached = this.#open.get(name);
    if (cached !== undefined) return cached;
    const file = new ParquetFile(this.#staging.path(name), table);
    this.#open.set(name, file);
    return file;
  }

  /** Adds the tables without rows: every notation that has games has all of them, so that a query finds a file. */
  #addEmptyTables(): void {
    const notations = new Set([...this.#open.keys()].flatMap((name) => /(?<=notation=)[^/]*/.exec(name) ?? []));
    for (const notation of notations) for (const table of TABLES) this.#fileOf(table, notation);
  }

  flush(): number {
    const saved = new Map([...this.#open].map(([name, file]) => [name, file.save()]));
    writeCheckpoint(this.#staging, ++this.#checkpoint, saved);
    return this.#checkpoint;
  }

  async encodeAll(combine: Combine): Promise<void> {
    // All files at once, so that threads share them.
    await Promise.all([...this.#open.values()].map((file) => file.encodeAll(combine)));
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
  // A folder of objects is never missing, only empty.
  if (store.isLocal && (await store.status(root))?.kind !== 'folder') return [];
  const parts: string[] = [];
  for await (const { file, problem } of store.walk(root, (path) => basename(path).startsWith(`part${suffix}-`))) {
    if (problem !== undefined) throw new ExportError(`${file} can't be read: ${problem}`);
    parts.push(table + file.slice(root.length).replaceAll(sep, '/'));
  }
  return parts;
}

/** Parquet, in one file for each table, notation and shard. */
const parquetFormat: TableFormat<PackedRows> = {
  dividesByNotation: true,
  encode: (columns) => packRows(withoutNotation(columns)),
  combine: (rows) => encodeRows(rows as GroupRows),
  async filesIn(folder, { suffix }) {
    const parts: string[][] = [];
    for (const { name } of TABLES) parts.push(await partsIn(folder, name, suffix));
    return parts.flat();
  },
  open: (staging, { suffix }: OutputNames, from) => new ParquetSink(staging, suffix, from as number | undefined),
};

/** Loads the format, with the library that compresses it. */
export async function loadParquet(): Promise<TableFormat<PackedRows>> {
  keepHeapSmall();
  await loadZstd();
  return parquetFormat;
}
