import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { ByteWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer';
import { type Cell, type Column, rowCount, type Table, TABLES, type TableName, type TableRows } from './schema.js';
import type { FinishedFile, Sink } from './sink.js';
import type { Staging } from './staging.js';

/** A row group has about so many rows: enough to compress well, few enough for the memory. */
const GROUP = 50_000;

/** The number of the part that is written next, and the parts that are whole. */
interface Parts {
  readonly next: number;
  readonly files: readonly string[];
}

/**
 * Writes Parquet: a file a table and notation, in folders as Hive names them, `games/notation=oni/part-001-of-001-00001.parquet`.
 * A checkpoint ends the files, as a Parquet file without its end can't be read; the run goes on with the next ones.
 */
class ParquetSink implements Sink {
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

  add(notation: string, rows: TableRows): void {
    for (const table of TABLES) {
      if (rowCount(rows[table.name]) > 0) this.#fileOf(table, notation).add(rows[table.name]);
    }
  }

  #fileOf(table: Table, notation: string): ParquetFile {
    const part = `part${this.#suffix}-${String(this.#part).padStart(5, '0')}.parquet`;
    const name = `${table.name satisfies TableName}/notation=${notation}/${part}`;
    const known = this.#open.get(name);
    if (known !== undefined) return known;
    const file = new ParquetFile(this.#staging.path(name), table);
    this.#open.set(name, file);
    return file;
  }

  flush(): Parts {
    for (const [name, file] of this.#open) {
      file.finish();
      this.#files.push(name);
    }
    if (this.#open.size > 0) this.#part++;
    this.#open.clear();
    return { next: this.#part, files: this.#files };
  }

  finish(): FinishedFile[] {
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
  readonly #bytes = new ByteWriter();
  readonly #writer: ParquetWriter;
  #cells: Cell[][];

  constructor(path: string, { columns }: Table) {
    // The folder says the notation.
    this.#columns = columns.filter(({ name }) => name !== 'notation');
    this.#cells = this.#columns.map(() => []);
    this.#descriptor = openSync(path, 'w');
    this.#writer = new ParquetWriter({ writer: this.#bytes, schema: schemaOf(this.#columns), createdBy: 'ludogram' });
  }

  /** Adds rows with all columns of the table. */
  add(rows: readonly (readonly Cell[])[]): void {
    // The second column of every table is the notation.
    const kept = rows.filter((_, i) => i !== 1);
    for (const [i, column] of kept.entries()) {
      const cells = this.#cells[i]!;
      for (const cell of column) cells.push(cell);
    }
    if (rowCount(this.#cells) >= GROUP) this.#writeGroup();
  }

  #writeGroup(): void {
    const columnData = this.#columns.map(({ name }, i) => ({ name, data: this.#cells[i]! }));
    void this.#writer.write({ columnData, rowGroupSize: Number.MAX_SAFE_INTEGER });
    this.#cells = this.#columns.map(() => []);
    this.#drain();
  }

  /** Writes what the library has made to the file; its offsets go on counting. */
  #drain(): void {
    const { buffer, index } = this.#bytes as unknown as { buffer: ArrayBuffer; index: number };
    const bytes = new Uint8Array(buffer, 0, index);
    for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
    (this.#bytes as unknown as { index: number }).index = 0;
  }

  finish(): void {
    if (rowCount(this.#cells) > 0) this.#writeGroup();
    void this.#writer.finish();
    this.#drain();
    fsyncSync(this.#descriptor);
    this.close();
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function schemaOf(columns: readonly Column[]): SchemaElement[] {
  const fields = columns.map(({ name, type, isNullable }): SchemaElement => ({
    name,
    repetition_type: isNullable ? 'OPTIONAL' : 'REQUIRED',
    ...(type === 'text' ? { type: 'BYTE_ARRAY', converted_type: 'UTF8' } : { type: 'INT32' }),
  }));
  return [{ name: 'root', num_children: fields.length }, ...fields];
}

/** Tables as Parquet files with `suffix` in their names. */
export const parquetSink = (staging: Staging, suffix: string, from: unknown): Sink =>
  new ParquetSink(staging, suffix, (from ?? { next: 1, files: [] }) as Parts);
