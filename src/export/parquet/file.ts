import { closeSync, fsyncSync, ftruncateSync, openSync } from 'node:fs';
import type { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { writeBytesAt } from '../../files/write-file.js';
import type { Table, TableName } from '../schema.js';
import type { Combine } from '../sinks/sink.js';
import {
  addGroup,
  addMetadata,
  GROUP_BYTES,
  GROUP_ROWS,
  type GroupMetadata,
  parquetWriter,
  type RowGroup,
  typeNoGroups,
  withoutNotation,
} from './groups.js';
import type { PackedRows } from './packed-rows.js';
import { encodeRows, PendingGroup } from './pending-group.js';

/** A file that is not complete, with everything that is needed to continue it. Plain data. */
export interface SavedFile {
  /** The number of bytes that are written. */
  readonly size: number;
  readonly groups: readonly GroupMetadata[];
  /** Rows that are not written yet. */
  readonly waiting: readonly PackedRows[];
}

/** One Parquet file while it is written. */
export class ParquetFile {
  readonly #table: TableName;
  readonly #descriptor: number;
  /** Writes the beginning and the end of the file; row groups bypass it. */
  readonly #writer: ParquetWriter;
  readonly #bytes: ByteWriter;
  /** Row groups that are being encoded, in their order. */
  readonly #pending: PendingGroup[] = [];
  /** The rows after the last row group: too few for another one. */
  #collected: PackedRows[] = [];
  /** The numbers of these rows and of their bytes. */
  #count = 0;
  #packed = 0;
  /** The number of bytes that are written. */
  #size = 0;

  /** @param saved the file as it was saved; the rest of it is written again */
  constructor(path: string, { name, columns }: Table, saved?: SavedFile) {
    this.#table = name;
    ({ writer: this.#writer, bytes: this.#bytes } = parquetWriter(withoutNotation(columns)));
    this.#descriptor = openSync(path, saved === undefined ? 'w' : 'r+');
    if (saved === undefined) this.#write(this.#bytes.getBytes());
    else this.#restore(saved);
  }

  #restore({ size, groups, waiting }: SavedFile): void {
    ftruncateSync(this.#descriptor, size);
    this.#size = size;
    for (const group of groups) addMetadata(this.#writer, group);
    for (const rows of waiting) this.add(rows);
  }

  /** Whether rows wait for others that make a row group with them. */
  get hasCollected(): boolean {
    return this.#count > 0;
  }

  /**
   * Adds rows.
   *
   * @param combine encodes a row group when there are enough rows; without it, they are encoded at once
   */
  add(rows: PackedRows, combine?: Combine): void {
    this.#writePending();
    this.#collected.push(rows);
    this.#count += rows.count;
    this.#packed += rows.bytes.length;
    if (this.#count >= GROUP_ROWS || this.#packed >= GROUP_BYTES) this.#endGroup(combine);
  }

  /** Adds a row group. No rows may be waiting. */
  addGroup(group: RowGroup): void {
    addGroup(this.#writer, group, this.#size);
    this.#write(group.bytes);
  }

  /** Makes a row group of the rows that are left. */
  #endGroup(combine?: Combine): void {
    if (!this.hasCollected) return;
    const rows = { table: this.#table, parts: this.#collected };
    this.#collected = [];
    this.#count = 0;
    this.#packed = 0;
    if (combine === undefined) this.addGroup(encodeRows(rows));
    else this.#pending.push(new PendingGroup(rows, combine));
  }

  /** Writes the row groups that are encoded, up to the first one that is not. */
  #writePending(): void {
    for (let group; (group = this.#pending[0]?.group) !== undefined;) {
      this.addGroup(group);
      this.#pending.shift();
    }
  }

  /** Encodes all rows. */
  async encodeAll(combine: Combine): Promise<void> {
    this.#endGroup(combine);
    for (const { settled } of this.#pending) await settled;
    this.#writePending();
  }

  #write(bytes: Uint8Array): void {
    writeBytesAt(this.#descriptor, bytes, this.#size);
    this.#size += bytes.length;
  }

  /** Brings the file to the disk, for a run that may have to continue it. */
  save(): SavedFile {
    fsyncSync(this.#descriptor);
    const pending = this.#pending.flatMap(({ rows }) => rows.parts);
    return { size: this.#size, groups: this.#writer.row_groups, waiting: [...pending, ...this.#collected] };
  }

  /** Writes the rest of the file and closes it. No row group may be pending. */
  finish(): void {
    this.#endGroup();
    const { length: written } = this.#bytes.getBytes();
    void this.#writer.finish();
    const end = this.#bytes.getBytes().subarray(written);
    if (this.#writer.row_groups.length === 0) typeNoGroups(end);
    this.#write(end);
    fsyncSync(this.#descriptor);
    this.close();
  }

  /** Closes the file as it is. */
  close(): void {
    closeSync(this.#descriptor);
  }
}
