import type { Piece } from './pieces.js';

/** A space of a board: `row * size + column`, where the first row is rank 1 and the first column file a. */
export type Square = number;

/** The piece on each space, or {@link EMPTY}; never changed once it is part of a position. */
export type Board = Readonly<Uint8Array>;

/** Returns the piece on a space of a board, or {@link EMPTY}. */
export const pieceAt = (board: Board, square: Square): Piece => board[square]!;

/** Number of boards that share one block of memory. */
const BOARDS_IN_BLOCK = 64;
let block = new ArrayBuffer(0);
let used = 0;

/** Copies a board, to be changed. Memory for each board alone would take longer to get than the copy. */
export function copyOf(board: Board): Uint8Array {
  const { length } = board;
  if (used + length > block.byteLength) {
    block = new ArrayBuffer(BOARDS_IN_BLOCK * length);
    used = 0;
  }
  const copy = new Uint8Array(block, used, length);
  copy.set(board);
  used += length;
  return copy;
}

/** Makes a board from pieces, row by row from rank 1. */
export const boardOf = (pieces: Iterable<Piece>): Board => Uint8Array.from(pieces);

/** Returns the four corner squares of a board. */
export const cornersOf = (size: number): readonly Square[] => [
  ...new Set([0, size - 1, size * (size - 1), size * size - 1]),
];

/** Returns the space in the middle; a board of even size has none. */
export const centreOf = (size: number): readonly Square[] => (size % 2 === 1 ? [(size * size - 1) / 2] : []);
