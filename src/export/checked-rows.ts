import { describeValue, NotationError } from '../notation/read/notation-error.js';
import { type Column, type Columns, columnsOf } from './schema.js';

/** The type of the cells of a column. */
interface CellType {
  /** The words for it in messages. */
  readonly expected: string;
  is(cell: unknown): boolean;
}

const isMap = (cell: unknown, is: (value: unknown) => boolean): boolean =>
  typeof cell === 'object' && cell !== null && !Array.isArray(cell) && Object.values(cell).every(is);
const isText = (cell: unknown): boolean => typeof cell === 'string';

/** The cells of each type of column. */
const TYPES: Readonly<Record<Exclude<Column['type'], 'date'>, CellType>> = {
  text: { expected: 'a text', is: isText },
  integer: { expected: 'a whole number', is: Number.isSafeInteger },
  number: { expected: 'a number', is: Number.isFinite },
  hash: {
    expected: 'a text, or a signed integer of 64 bits',
    is: (cell) => typeof cell === 'bigint' && BigInt.asIntN(64, cell) === cell,
  },
  map: { expected: 'an object of texts', is: (cell) => isMap(cell, isText) },
  'integer map': { expected: 'an object of whole numbers', is: (cell) => isMap(cell, Number.isSafeInteger) },
};

/** The columns that no notation fills. */
const OWN = new Set(['game', 'notation', 'file', 'record', 'dialect', 'start_byte', 'end_byte', 'date']);
for (const name of ['variation', 'number', 'ply', 'parent', 'plies', 'errors', 'warnings']) OWN.add(name);

/**
 * Checks the cells that a notation has filled. The compiler finds cells of wrong types, but not in a program that was
 * not compiled, and each format of the tables would write something else.
 *
 * @param columns the cells of the table, by columns
 * @param first the first row to check
 * @throws a {@link NotationError} that names the first cell of a wrong type
 */
export function checkRows(id: string, table: 'games' | 'plies', columns: Columns, first: number): void {
  for (const [i, { name, type, isNullable = false }] of columnsOf(table).entries()) {
    if (OWN.has(name)) continue;
    const { expected, is } = TYPES[type as keyof typeof TYPES];
    const cells = columns[i]!;
    for (let row = first; row < cells.length; row++) {
      const cell: unknown = cells[row];
      if (cell === undefined ? isNullable : is(cell)) continue;
      const ply = table === 'plies' ? ` of ply ${row - first + 1}` : '';
      throw wrongCell(id, `${name}${ply}`, cell, expected);
    }
  }
}

/** Makes the error for a value that a notation has given for a cell. */
export function wrongCell(id: string, cell: string, value: unknown, expected: string): NotationError {
  const given = typeof value === 'number' || typeof value === 'bigint' ? String(value) : describeValue(value);
  return new NotationError(`notation ${id}: "tables" gave ${given} for ${cell}: expected ${expected}`);
}
