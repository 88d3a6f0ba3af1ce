/** The name of a space: its file and its rank, such as `a1`. It means the same on a board of any size. */
export type Space = string;

const A = 97;
const ZERO = 48;
const FILES = 26;
const RANKS = 99;

/** Number of spaces that a record can name: files a to z, ranks 1 to 99. */
export const SPACES = FILES * RANKS;

/** The names that models have in common, rank by rank; each is made when a text has it for the first time. */
const NAMES = /* @__PURE__ */ new Array<Space | undefined>(SPACES);

/** Returns the space between two offsets of a text: a lower-case letter and one or two digits. */
export function spaceIn(text: string, start: number, end: number): Space {
  const row = rowIn(text, start, end);
  const column = columnIn(text, start);
  return (NAMES[row * FILES + column] ??= nameOf(row, column));
}

/** Whether the space between two offsets of a text is on a board of this size. */
export const isInside = (text: string, start: number, end: number, size: number): boolean =>
  columnIn(text, start) < size && rowIn(text, start, end) < size;

/** Returns the row of a space in a text; row 0 is rank 1. */
function rowIn(text: string, start: number, end: number): number {
  const digit = text.charCodeAt(start + 1) - ZERO;
  return (end - start === 2 ? digit : digit * 10 + text.charCodeAt(start + 2) - ZERO) - 1;
}

/** Returns the column of a space in a text; column 0 is file a. */
const columnIn = (text: string, start: number): number => text.charCodeAt(start) - A;

const nameOf = (row: number, column: number): Space => String.fromCharCode(A + column) + (row + 1);

// A copy of `rowIn` for names: engines read characters faster if all strings at one location are of one kind.
const rowOf = (space: Space): number => {
  const digit = space.charCodeAt(1) - ZERO;
  return (space.length === 2 ? digit : digit * 10 + space.charCodeAt(2) - ZERO) - 1;
};

const columnOf = (space: Space): number => space.charCodeAt(0) - A;

/** Returns a number from 0 to {@link SPACES} - 1 that no other space has. */
export const numberOf = (space: Space): number => rowOf(space) * FILES + columnOf(space);

/** The names of spaces that a record can have. */
export const SPACE = /^[a-z][1-9]\d?$/;

/** Whether a value is the name of a space that a record can have: files a to z, ranks 1 to 99. */
export const isSpace = (value: unknown): value is Space => typeof value === 'string' && isName(value);

// The same test as the pattern `SPACE`, but faster.
function isName(text: string): boolean {
  const column = columnOf(text);
  if (!(column >= 0 && column < FILES) || !isDigit(text, 1) || text.charCodeAt(1) === ZERO) return false;
  return text.length === 2 || (text.length === 3 && isDigit(text, 2));
}

function isDigit(text: string, index: number): boolean {
  const digit = text.charCodeAt(index) - ZERO;
  return digit >= 0 && digit <= 9;
}

/**
 * Returns a space itself.
 *
 * @throws RangeError for a value that isn't the name of a space
 */
export function checkedSpace(space: Space): Space {
  if (!isSpace(space)) throw new RangeError(`${String(space)} isn't a space`);
  return space;
}

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
  return nameOf(row, column);
}

/** Returns the name of a square of a board of this size. */
export const spaceOn = (square: number, size: number): Space => spaceAt(Math.floor(square / size), square % size);

/** Whether a space is on a board of this size. */
export const isOnBoard = (space: Space, size: number): boolean => isInside(space, 0, space.length, size);

/**
 * Returns the square of a space on a board of this size, as the rules of the game number squares: row by row.
 * `undefined` if it is off the board or isn't a space.
 */
export const squareOn = (space: Space, size: number): number | undefined =>
  isSpace(space) && isOnBoard(space, size) ? rowOf(space) * size + columnOf(space) : undefined;
