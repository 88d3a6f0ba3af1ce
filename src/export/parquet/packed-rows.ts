import { deserialize, serialize } from 'node:v8';
import { type Cell, type Columns, rowCount } from '../schema.js';
import { cellsOfHashes, type Hashes, joinHashes, packHashes } from './hashes.js';
import type { Numbers } from './hybrid.js';

/** Rows as bytes: they take a fraction of the memory of cells, outside the heap. Plain data. */
export interface PackedRows {
  /** The number of rows. */
  readonly count: number;
  /** The columns, one after another. */
  readonly bytes: Uint8Array;
  /** The offset at which each column ends in the bytes. */
  readonly ends: readonly number[];
}

/** Different cells, and for each row 0 if its cell is empty, or else 1 and the index of its cell among them. */
export interface IndexedCells {
  readonly values: readonly Cell[];
  readonly indices: Numbers;
}

/** The same cell in all rows. */
interface SameCells {
  readonly same: Cell;
  readonly count: number;
}

/** A column: as one cell, as different cells and their indices if it repeats cells, as hashes, or as it is. */
export type PackedColumn = SameCells | IndexedCells | { readonly hashes: Hashes } | { readonly cells: readonly Cell[] };

/** Rows by columns, one column at a time: all of them together take much memory. */
export interface ColumnReader {
  /** The number of rows. */
  readonly count: number;
  /** Returns a column by its index. Called once for each column. */
  readonly take: (column: number) => PackedColumn;
}

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
  if (areSame(cells)) return { same: cells[0], count: cells.length };
  const hashes = packHashes(cells);
  return hashes === undefined ? (indexedCells(cells) ?? { cells }) : { hashes };
}

/** Whether all cells are the same. Most columns of most notations are empty: a call for each cell would be slow. */
function areSame(cells: readonly Cell[]): boolean {
  const [first] = cells;
  for (let i = 1; i < cells.length; i++) if (!Object.is(cells[i], first)) return false;
  return true;
}

/** Indexes cells; returns `undefined` if more than half of them differ. */
function indexedCells(cells: readonly Cell[]): IndexedCells | undefined {
  const index = new CellIndex();
  const indices = new Uint32Array(cells.length);
  const max = Math.ceil(cells.length / 2);
  // An iterator would allocate an entry for each cell.
  for (let i = 0; i < cells.length; i++) {
    indices[i] = index.add(cells[i]);
    if (index.values.length > max) return undefined;
  }
  return { values: index.values, indices: narrow(indices, index.values.length) };
}

/** Stands for -0 among keys of a map, where it would be 0. */
const NEGATIVE_ZERO = Symbol('-0');

/** The limit of the integers that are found in a list, such as numbers of plies: a map takes several times as long. */
const LISTED_INTEGERS = 2 ** 12;

/** Different cells in the order in which they were added. */
class CellIndex {
  readonly values: Cell[] = [];
  readonly #indices = new Map<Cell | symbol, number>();
  /** The indices of positive integers below the limit; 0 for those that were not added. */
  #listed: Uint32Array | undefined;

  /** Adds a cell. Returns 1 and its index, or 0 if it is empty. */
  add(cell: Cell): number {
    if (cell === undefined) return 0;
    if (typeof cell === 'number' && cell > 0 && cell < LISTED_INTEGERS && Number.isInteger(cell)) {
      this.#listed ??= new Uint32Array(LISTED_INTEGERS);
      return (this.#listed[cell] ||= this.values.push(cell));
    }
    const key = cell === 0 && Object.is(cell, -0) ? NEGATIVE_ZERO : cell;
    const known = this.#indices.get(key);
    if (known !== undefined) return known;
    this.values.push(cell);
    this.#indices.set(key, this.values.length);
    return this.values.length;
  }
}

/** Returns numbers up to `max` in as few bytes as they need. */
function narrow(numbers: Uint32Array, max: number): Numbers {
  if (max < 2 ** 8) return Uint8Array.from(numbers);
  return max < 2 ** 16 ? Uint16Array.from(numbers) : numbers;
}

/** Returns a reader of the rows of several batches, in order. */
export function readerOf(parts: readonly PackedRows[]): ColumnReader {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  return {
    count,
    take(column) {
      const columns = parts.map(({ bytes, ends }) => unpack(bytes.subarray(ends[column - 1] ?? 0, ends[column])));
      const [first] = columns;
      if (first !== undefined && 'same' in first && columns.every((one) => 'same' in one && one.same === first.same)) {
        return { ...first, count };
      }
      const hashes = columns.flatMap((one) => ('hashes' in one ? [one.hashes] : []));
      if (hashes.length === columns.length) return { hashes: joinHashes(hashes) };
      const listed = columns.reduce((sum, one) => sum + ('cells' in one || 'hashes' in one ? rowsIn(one) : 0), 0);
      return listed > count / 2 ? { cells: columns.flatMap(cellsOf) } : joinIndexed(columns, count);
    },
  };
}

const unpack = (bytes: Uint8Array): PackedColumn => deserialize(bytes) as PackedColumn;

const rowsIn = (column: { readonly hashes: Hashes } | { readonly cells: readonly Cell[] }): number =>
  'hashes' in column ? column.hashes.present.length : column.cells.length;

/** Returns the cells of a column. */
export function cellsOf(column: PackedColumn): readonly Cell[] {
  if ('hashes' in column) return cellsOfHashes(column.hashes);
  if ('cells' in column) return column.cells;
  if ('same' in column) return Array.from({ length: column.count }, () => column.same);
  const { values, indices } = column;
  const cells = new Array<Cell>(indices.length);
  for (let i = 0; i < indices.length; i++) cells[i] = values[indices[i]! - 1];
  return cells;
}

function joinIndexed(columns: readonly PackedColumn[], count: number): IndexedCells {
  const index = new CellIndex();
  const joined = new Uint32Array(count);
  let row = 0;
  for (const column of columns) {
    if ('same' in column) {
      joined.fill(index.add(column.same), row, (row += column.count));
    } else if ('indices' in column) {
      const numbers = new Uint32Array(column.values.length + 1);
      for (const [i, value] of column.values.entries()) numbers[i + 1] = index.add(value);
      const { indices } = column;
      for (let i = 0; i < indices.length; i++) joined[row + i] = numbers[indices[i]!]!;
      row += indices.length;
    } else {
      for (const cell of cellsOf(column)) joined[row++] = index.add(cell);
    }
  }
  return { values: index.values, indices: joined };
}
