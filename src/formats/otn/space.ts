/**
 * A space of any board: `(rank - 1) * 32 + file`, both from 0, so that it can be told before the size of the board is.
 * `a1` is 0.
 */
export type Space = number;

const STRIDE = 32;
const STRIDE_BITS = 5;
const A = 97;
const ZERO = 48;

/** The space that `text` names between two offsets: a lower-case letter and one or two digits. */
export function spaceIn(text: string, start: number, end: number): Space {
  let rank = text.charCodeAt(start + 1) - ZERO;
  if (end - start > 2) rank = rank * 10 + text.charCodeAt(start + 2) - ZERO;
  return (rank - 1) * STRIDE + text.charCodeAt(start) - A;
}

/** The space named `a1`; nothing if it is no name of a space. */
export const spaceOf = (name: string): Space | undefined =>
  /^[a-z][1-9]\d?$/.test(name) ? spaceIn(name, 0, name.length) : undefined;

/** The space in a row and a column, both from 0. */
export const spaceAt = (row: number, column: number): Space => row * STRIDE + column;

/** Row from 0, which is rank 1. */
export const rowOf = (space: Space): number => space >> STRIDE_BITS;

/** Column from 0, which is file a. */
export const columnOf = (space: Space): number => space & (STRIDE - 1);

/** `a1` and so on. */
export const spaceName = (space: Space): string => String.fromCharCode(A + columnOf(space)) + (rowOf(space) + 1);

/** Whether a board of this size has the space. */
export const isOnBoard = (space: Space, size: number): boolean => rowOf(space) < size && columnOf(space) < size;

/** The space as a number of a board of this size, row by row; nothing if it lies outside. */
export const squareOn = (space: Space, size: number): number | undefined =>
  isOnBoard(space, size) ? rowOf(space) * size + columnOf(space) : undefined;
