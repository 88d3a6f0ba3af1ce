import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { addGroup, encodeGroup, GROUP_ROWS, parquetWriter, type RowGroup } from './groups.js';
import { type Cell, type Column, type Columns, rowCount, type Table } from '../schema.js';

/** Rows of a table without the column `notation`, which the folder names: a row group, or columns to collect. */
export type ParquetRows = { readonly group: RowGroup } | { readonly columns: Columns };

/** Returns the columns of a table, or of rows, without the second one, which is the notation. */
export const withoutNotation = <T>(columns: readonly T[]): T[] => columns.filter((_, i) => i !== 1);

/** One Parquet file while it is written. */
export class ParquetFile {
  readonly #columns: readonly Column[];
  readonly #descriptor: number;
  /** Writes the beginning and the end of the file; row groups bypass it. */
  readonly #writer: ParquetWriter;
  readonly #bytes: ByteWriter;
  /** Rows that are not written yet: too few for a row group. */
  #collected: Columns[] = [];
  /** The number of these rows. */
  #count = 0;

  constructor(path: string, { columns }: Table) {
    this.#columns = withoutNotation(columns);
    ({ writer: this.#writer, bytes: this.#bytes } = parquetWriter(this.#columns));
    this.#descriptor = openSync(path, 'w');
    this.#write(this.#bytes.getBytes());
  }

  /** Whether rows wait for others that make a row group with them. */
  get hasCollected(): boolean {
    return this.#collected.length > 0;
  }

  add(rows: ParquetRows): void {
    if ('group' in rows) {
      this.#writeCollected();
      this.#writeGroup(rows.group);
      return;
    }
    this.#collected.push(rows.columns);
    this.#count += rowCount(rows.columns);
    if (this.#count >= GROUP_ROWS) this.#writeCollected();
  }

  #writeCollected(): void {
    if (!this.hasCollected) return;
    const parts = this.#collected.map((part) => [...part]);
    const count = this.#count;
    this.#collected = [];
    this.#count = 0;
    const take = (column: number): Cell[] => {
      const cells: Cell[] = [];
      for (const part of parts) {
        for (const cell of part[column]!) cells.push(cell);
        // They are not needed again, and the next columns take memory.
        part[column] = [];
      }
      return cells;
    };
    this.#writeGroup(encodeGroup(this.#columns, { count, take }));
  }

  #writeGroup(group: RowGroup): void {
    addGroup(this.#writer, group, this.#bytes.offset);
    this.#write(group.bytes);
    this.#bytes.offset += group.bytes.length;
  }

  #write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
  }

  /** Writes the rest of the file and closes it. */
  finish(): void {
    this.#writeCollected();
    const { length: written } = this.#bytes.getBytes();
    void this.#writer.finish();
    this.#write(this.#bytes.getBytes().subarray(written));
    fsyncSync(this.#descriptor);
    this.close();
  }

  /** Closes the file as it is. */
  close(): void {
    closeSync(this.#descriptor);
  }
}
