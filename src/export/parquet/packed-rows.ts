import { deserialize, serialize } from 'node:v8';
import { type Cell, type Columns, rowCount } from '../schema.js';
import type { ColumnReader } from './groups.js';

/** Rows as bytes: they take a fraction of the memory of cells, outside the heap. Plain data. */
export interface PackedRows {
  /** The number of rows. */
  readonly count: number;
  /** The columns, one after the other. */
  readonly bytes: Uint8Array;
  /** Where each column ends in the bytes. */
  readonly ends: readonly number[];
}

/** A column as it is packed: its cells, or those that differ from the one before, and where each repetition ends. */
type PackedColumn = { readonly cells: readonly Cell[] } | { readonly runs: readonly Cell[]; readonly ends: number[] };

/** Packs rows. */
export function packRows(columns: Columns): PackedRows {
  const parts = columns.map((cells) => serialize(packColumn(cells)));
  let end = 0;
  const ends = parts.map(({ length }) => (end += length));
  // A buffer of its own, which can be copied to other threads alone.
  const bytes = new Uint8Array(end);
  for (const [i, part] of parts.entries()) bytes.set(part, ends[i]! - part.length);
  return { count: rowCount(columns), bytes, ends };
}

function packColumn(cells: readonly Cell[]): PackedColumn {
  const runs: Cell[] = [];
  const ends: number[] = [];
  for (const [i, cell] of cells.entries()) {
    if (i === 0 || !Object.is(cell, cells[i - 1])) {
      runs.push(cell);
      ends.push(i);
    }
    ends[ends.length - 1] = i + 1;
  }
  return runs.length > cells.length / 2 ? { cells } : { runs, ends };
}

/** Returns a reader of the rows of several batches, in order. */
export const readerOf = (parts: readonly PackedRows[]): ColumnReader => ({
  count: parts.reduce((sum, { count }) => sum + count, 0),
  take(column) {
    const all: Cell[] = [];
    for (const part of parts) addColumn(part, column, all);
    return all;
  },
});

function addColumn({ bytes, ends }: PackedRows, column: number, to: Cell[]): void {
  const packed = deserialize(bytes.subarray(ends[column - 1] ?? 0, ends[column])) as PackedColumn;
  if ('cells' in packed) {
    for (const cell of packed.cells) to.push(cell);
    return;
  }
  let row = 0;
  for (const [i, cell] of packed.runs.entries()) for (; row < packed.ends[i]!; row++) to.push(cell);
}
