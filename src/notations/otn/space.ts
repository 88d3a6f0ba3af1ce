/**
 * A space of any board: `32 * row + column`, both from 0, so its number does not depend on the size of the board. `a1`
 * is 0.
 */
export type Space = number;

const STRIDE = 32;
const STRIDE_BITS = 5;
const A = 97;
const ZERO = 48;

/** Reads the space between two offsets of a text: a lower-case letter and one or two digits. */
export function spaceIn(text: string, start: number, end: number): Space {
  let rank = text.charCodeAt(start + 1) - ZERO;
  if (end - start > 2) rank = rank * 10 + text.charCodeAt(start + 2) - ZERO;
  return (rank - 1) * STRIDE + text.charCodeAt(start) - A;
}

const FILES = 26;
const RANKS = 99;

/** Greater than every space. */
export const SPACES = RANKS * STRIDE;

/** Whether a number is a space that a record can name: files a to z, ranks 1 to 99. */
export const isSpace = (space: number): space is Space =>
  Number.isInteger(space) && space >= 0 && space < SPACES && columnOf(space) < FILES && !Object.is(space, -0);

/** Returns the space with a name such as `a1`; `undefined` for any other text. */
export const spaceOf = (name: string): Space | undefined =>
  /^[a-z][1-9]\d?$/.test(name) ? spaceIn(name, 0, name.length) : undefined;

/**
 * Returns the space in a row and a column, both from 0.
 *
 * @throws RangeError for a row above 98 or a column above 25, which no record can name
 */
export function spaceAt(row: number, column: number): Space {
  const areInside = row >= 0 && row < RANKS && column >= 0 && column < FILES;
  if (!areInside || !Number.isInteger(row) || !Number.isInteger(column)) {
    throw new RangeError(`row ${row}, column ${column} isn't a space: rows are 0 to 98, columns 0 to 25`);
  }
  return row * STRIDE + column;
}

/** Returns the row of a space; row 0 is rank 1. */
const rowOf = (space: Space): number => space >> STRIDE_BITS;

/** Returns the column of a space; column 0 is file a. */
const columnOf = (space: Space): number => space & (STRIDE - 1);

/**
 * Returns the name of a space, such as `a1`.
 *
 * @throws RangeError for a number that isn't a space
 */
export function spaceName(space: Space): string {
  if (!isSpace(space)) throw new RangeError(`${space} isn't a space`);
  return String.fromCharCode(A + columnOf(space)) + (rowOf(space) + 1);
}

/** Whether a space is on a board of this size. */
export const isOnBoard = (space: Space, size: number): boolean => rowOf(space) < size && columnOf(space) < size;

/**
 * Returns the number of a space on a board of this size, row by row; `undefined` if it is off the board or isn't a
 * space.
 */
export const squareOn = (space: Space, size: number): number | undefined =>
  isSpace(space) && isOnBoard(space, size) ? rowOf(space) * size + columnOf(space) : undefined;
