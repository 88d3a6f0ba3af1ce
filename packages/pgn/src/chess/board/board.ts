/** The kinds of pieces as numbers. A piece is the sum of its kind and its side. */
export const PAWN = 1;
export const KNIGHT = 2;
export const BISHOP = 3;
export const ROOK = 4;
export const QUEEN = 5;
export const KING = 6;

export const WHITE = 8;
export const BLACK = 16;

/** A side by its number. */
export type Side = typeof WHITE | typeof BLACK;

/** The letters of the kinds in a FEN, at their numbers. */
export const KIND_LETTERS = ' PNBRQK';

/** The number of a square without a piece. */
export const EMPTY = 0;

/** The number around the board, so that steps from its squares always find a number. */
const EDGE = 32;

/**
 * The numbers on a board: ten for each rank, the first and the last of them for the edge, and two ranks of edge below
 * and above.
 */
export type Board = Int8Array;

/** The step from a square to the one above it. */
const UP = 10;

/** The length of a board: 12 ranks with its edge. */
export const BOARD_LENGTH = 12 * UP;

/** Returns the square on a file and a rank, both from 0. */
export const squareAt = (file: number, rank: number): number => (rank + 2) * UP + file + 1;

export const fileOf = (square: number): number => (square % UP) - 1;

export const rankOf = (square: number): number => Math.floor(square / UP) - 2;

/** Returns the square of a name such as `e4`. */
export const squareOf = (name: string): number => squareAt(name.charCodeAt(0) - 97, name.charCodeAt(1) - 49);

/** Returns the name of a square. */
export const nameOf = (square: number): string => String.fromCharCode(97 + fileOf(square), 49 + rankOf(square));

/** The squares of the board, from a1 in ranks. */
export const SQUARES: readonly number[] = Array.from({ length: 64 }, (_, i) => squareAt(i & 7, i >> 3));

/** Returns a board without pieces. */
export function emptyBoard(): Board {
  const board = new Int8Array(BOARD_LENGTH).fill(EDGE);
  for (const square of SQUARES) board[square] = EMPTY;
  return board;
}

export const kindOf = (piece: number): number => piece & 7;

export const isOf = (piece: number, side: Side): boolean => (piece & side) !== 0;

export const opponentOf = (side: Side): Side => (side === WHITE ? BLACK : WHITE);

/** Returns the step of a pawn. */
export const forwardOf = (side: Side): number => (side === WHITE ? UP : -UP);

const STRAIGHT = [UP, 1, -UP, -1];
const DIAGONAL = [UP + 1, UP - 1, -UP + 1, -UP - 1];
const AROUND = [...STRAIGHT, ...DIAGONAL];
const JUMPS = [2 * UP + 1, 2 * UP - 1, UP + 2, UP - 2, -UP + 2, -UP - 2, -2 * UP + 1, -2 * UP - 1];

/** The steps of the pieces at the numbers of their kinds. Those of a pawn depend on its side. */
export const STEPS: readonly (readonly number[])[] = [[], [], JUMPS, DIAGONAL, STRAIGHT, AROUND, AROUND];

/** Whether a step of a queen is along a file or a rank. */
export const isStraight = (step: number): boolean => step % UP === 0 || Math.abs(step) === 1;

/** Whether pieces of a kind continue in the direction of a step. */
export const isSlider = (kind: number): boolean => kind >= BISHOP && kind <= QUEEN;
