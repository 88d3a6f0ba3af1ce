import { closeSync, existsSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { addGroup, encodeGroup, parquetWriter, type RowGroup } from './parquet-groups.js';
import { type Cell, type Column, type Columns, rowCount, type Table, TABLES } from './schema.js';
import type { EncodedTables, FinishedFile, OutputNames, Sink, TableFormat } from './sink.js';
import type { Staging } from './staging.js';

/** The approximate number of rows in a row group: enough to compress well, few enough for the memory. */
const GROUP = 10_000;

/** The number of rows from which a batch is a row group of its own; smaller batches are collected. */
const OWN_GROUP = 2_000;

/** Rows of a table without the column `notation`, which the folder names: a row group, or columns to collect. */
type ParquetRows = { readonly group: RowGroup } | { readonly columns: Columns };

/** The number of the part that is written next, and the complete parts. */
interface Parts {
  readonly next: number;
  readonly files: readonly string[];
}

/** The second column of every table is the notation. */
const withoutNotation = <T>(columns: readonly T[]): T[] => columns.filter((_, i) => i !== 1);

/** The folder of a table and notation, as Hive names it. */
const folderOf = ({ name }: Table, notation: string): string => `${name}/notation=${notation}`;

/**
 * Writes Parquet: a file for each table and notation, in folders as Hive names them:
 * `games/notation=oni/part-001-of-001-00001.parquet`.
 * A checkpoint ends the files, because a Parquet file without its end can't be read; the run continues with new ones.
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
    const part = `part${this.#suffix}-${String(this.#part).padStart(5, '0')}.parquet`;
    const name = `${folderOf(table, notation)}/${part}`;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const file = new ParquetFile(this.#staging.path(name), table);
    this.#open.set(name, file);
    return file;
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

  finish(): FinishedFile[] {
    this.#addEmptyTables();
    this.flush();
    return this.#files.map((name) => ({ from: name, to: name }));
  }

  close(): void {
    for (const file of this.#open.values()) file.close();
    this.#open.clear();
  }
}

/** One Parquet file while it is written. */
class ParquetFile {
  readonly #columns: readonly Column[];
  readonly #descriptor: number;
  /** Writes the beginning and the end of the file; row groups bypass it. */
  readonly #writer: ParquetWriter;
  readonly #bytes: ByteWriter;
  /** Rows that are not written yet, by column. */
  #cells: Cell[][];

  constructor(path: string, { columns }: Table) {
    this.#columns = withoutNotation(columns);
    this.#cells = this.#columns.map(() => []);
    ({ writer: this.#writer, bytes: this.#bytes } = parquetWriter(this.#columns));
    this.#descriptor = openSync(path, 'w');
    this.#write(this.#bytes.getBytes());
  }

  add(rows: ParquetRows): void {
    if ('group' in rows) {
      this.#writeCollected();
      this.#writeGroup(rows.group);
      return;
    }
    for (const [i, column] of rows.columns.entries()) {
      const cells = this.#cells[i]!;
      for (const cell of column) cells.push(cell);
    }
    if (rowCount(this.#cells) >= GROUP) this.#writeCollected();
  }

  #writeCollected(): void {
    if (rowCount(this.#cells) === 0) return;
    this.#writeGroup(encodeGroup(this.#columns, this.#cells));
    this.#cells = this.#columns.map(() => []);
  }

  #writeGroup(group: RowGroup): void {
    addGroup(this.#writer, group, this.#bytes.offset);
    this.#write(group.bytes);
    this.#bytes.offset += group.bytes.length;
  }

  #write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
  }

  finish(): void {
    this.#writeCollected();
    const { length: written } = this.#bytes.getBytes();
    void this.#writer.finish();
    this.#write(this.#bytes.getBytes().subarray(written));
    fsyncSync(this.#descriptor);
    this.close();
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** Returns the parts of a table and a shard in a folder, by their paths in it. */
function partsIn(folder: string, table: string, suffix: string): string[] {
  if (!existsSync(join(folder, table))) return [];
  const files = readdirSync(join(folder, table), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => basename(file).startsWith(`part${suffix}-`)).map((file) => join(table, file));
}

/** Parquet, in parts that are complete at each checkpoint. */
export const parquetFormat: TableFormat<ParquetRows> = {
  dividesByNotation: true,
  encode(all, table) {
    const columns = withoutNotation(all);
    return rowCount(columns) < OWN_GROUP
      ? { columns }
      : { group: encodeGroup(withoutNotation(table.columns), columns) };
  },
  filesIn: (folder, { suffix }) => TABLES.flatMap(({ name }) => partsIn(folder, name, suffix)),
  open: (staging, { suffix }: OutputNames, from) =>
    new ParquetSink(staging, suffix, (from ?? { next: 1, files: [] }) as Parts),
};
