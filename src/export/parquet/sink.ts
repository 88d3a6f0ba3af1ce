import { basename, sep } from 'node:path';
import { storeOf } from '../../files/store/index.js';
import { ParquetFile, type ParquetRows, withoutNotation } from './file.js';
import { encodeGroup, GROUP_ROWS, readerOf } from './groups.js';
import { isCompact, joinFiles } from './join.js';
import { rowCount, type Table, TABLES } from '../schema.js';
import { keepHeapSmall } from '../../files/small-heap.js';
import { loadZstd } from './zstd.js';
import type { EncodedTables, FinishedFile, OutputNames, Sink, TableFormat } from '../sink.js';
import type { Staging } from '../staging.js';

/** The number of the part that is written next, and the complete parts. */
interface Parts {
  readonly next: number;
  readonly files: readonly string[];
}

/** The folder of a table and notation, as Hive names it. */
const folderOf = ({ name }: Table, notation: string): string => `${name}/notation=${notation}`;

/**
 * Writes Parquet: a file for each table and notation, in folders as Hive names them:
 * `games/notation=oni/part-001-of-001-00001.parquet`. A checkpoint ends the files, because a Parquet file without its
 * end can't be read; the run continues with new ones, and puts them together at its end.
 */
class ParquetSink implements Sink<ParquetRows> {
  readonly #staging: Staging;
  readonly #suffix: string;
  readonly #files: string[];
  readonly #open = new Map<string, ParquetFile>();
  #part: number;

  constructor(staging: Staging, suffix: string, { next, files }: Parts) {
    this.#staging = staging;
    this.#suffix = suffix;
    this.#part = next;
    this.#files = [...files];
  }

  add(notation: string, tables: EncodedTables<ParquetRows>): void {
    for (const table of TABLES) {
      const rows = tables[table.name];
      if (rows !== undefined) this.#fileOf(table, notation).add(rows);
    }
  }

  #fileOf(table: Table, notation: string): ParquetFile {
    const name = `${folderOf(table, notation)}/${this.#partName(this.#part)}`;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const file = new ParquetFile(this.#staging.path(name), table);
    this.#open.set(name, file);
    return file;
  }

  #partName(number: number): string {
    return `part${this.#suffix}-${String(number).padStart(5, '0')}.parquet`;
  }

  /** Every notation that has games has all tables, so that a query finds a file even if there is no row. */
  #addEmptyTables(): void {
    const names = [...this.#files, ...this.#open.keys()];
    const has = new Set(names.map((name) => name.slice(0, name.lastIndexOf('/'))));
    const notations = new Set(names.flatMap((name) => /(?<=notation=)[^/]*/.exec(name) ?? []));
    for (const notation of notations) {
      for (const table of TABLES) if (!has.has(folderOf(table, notation))) this.#fileOf(table, notation);
    }
  }

  flush(): Parts {
    if (this.#open.size > 0) this.#part++;
    for (const [name, file] of this.#open) {
      file.finish();
      // Closed: after an error in another file, its descriptor may already belong to a different file.
      this.#open.delete(name);
      this.#files.push(name);
    }
    return { next: this.#part, files: this.#files };
  }

  async finish(): Promise<FinishedFile[]> {
    this.#addEmptyTables();
    this.flush();
    const finished: FinishedFile[] = [];
    for (const table of TABLES) {
      for (const [folder, names] of this.#filesByFolder(table)) {
        const to = `${folder}/${this.#partName(1)}`;
        finished.push({ from: await this.#joined(names, table, to), to });
      }
    }
    return finished;
  }

  #filesByFolder({ name }: Table): Map<string, string[]> {
    const byFolder = new Map<string, string[]>();
    for (const file of this.#files) {
      if (!file.startsWith(`${name}/`)) continue;
      const folder = file.slice(0, file.lastIndexOf('/'));
      byFolder.set(folder, [...(byFolder.get(folder) ?? []), file]);
    }
    return byFolder;
  }

  /** Puts the files of a folder together. Keeps them until the run has finished, so that it can be continued. */
  async #joined([first = '', ...others]: readonly string[], table: Table, to: string): Promise<string> {
    const path = (name: string) => this.#staging.path(name);
    if (others.length === 0 && (await isCompact(path(first)))) return first;
    const joined = `joined/${to}`;
    await joinFiles([first, ...others].map(path), table, path(joined));
    return joined;
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
  open: (staging, { suffix }: OutputNames, from) =>
    new ParquetSink(staging, suffix, (from ?? { next: 1, files: [] }) as Parts),
};

/** Loads the format, with the library that compresses it. */
export async function loadParquet(): Promise<TableFormat<ParquetRows>> {
  keepHeapSmall();
  await loadZstd();
  return parquetFormat;
}
