import { deserialize, serialize } from 'node:v8';
import { type Cell, type Columns, rowCount } from '../schema.js';
import type { ColumnReader } from './groups.js';

/** Rows as bytes: they take a fraction of the memory of cells, outside the heap. Plain data. */
export interface PackedRows {
  /** The number of rows. */
  readonly count: number;
  /** The columns, one after another. */
  readonly bytes: Uint8Array;
  /** The offset at which each column ends in the bytes. */
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
  // An iterator would allocate an entry for each cell.
  for (let i = 0; i < cells.length; i++) {
    const isRepeated = i + 1 < cells.length && Object.is(cells[i], cells[i + 1]);
    if (isRepeated) continue;
    runs.push(cells[i]);
    ends.push(i + 1);
    if (runs.length > cells.length / 2) return { cells };
  }
  return { runs, ends };
}

/** Returns a reader of the rows of several batches, in order. */
export function readerOf(parts: readonly PackedRows[]): ColumnReader {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return {
    count,
    take(column) {
      const all = new Array<Cell>(count);
      let row = 0;
      for (const part of parts) {
        putCells(part, column, all, row);
        row += part.count;
      }
      return all;
    },
  };
}

/** Puts the cells of a column into a list of cells, the first one at index `from`. */
function putCells({ bytes, ends }: PackedRows, column: number, all: Cell[], from: number): void {
  const packed = deserialize(bytes.subarray(ends[column - 1] ?? 0, ends[column])) as PackedColumn;
  if ('cells' in packed) {
    for (let i = 0; i < packed.cells.length; i++) all[from + i] = packed.cells[i];
    return;
  }
  let row = 0;
  for (let i = 0; i < packed.runs.length; i++) {
    const cell = packed.runs[i];
    for (const end = packed.ends[i]!; row < end; row++) all[from + row] = cell;
  }
}
