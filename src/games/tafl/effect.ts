import { type Board, copyOf, pieceAt, type Square } from './board/board.js';
import type { BoardTables } from './board/board-tables.js';
import { EMPTY, type Piece, remainsOf } from './board/pieces.js';
import { capturesOf } from './captures/captures.js';
import { jumpedOver, type Move } from './movement.js';

/** The effect of a move on the board. */
export interface Effect {
  readonly board: Uint8Array;
  readonly piece: Piece;
  /** Spaces of the captured pieces, in ascending order. A captured mercenary is still there, on the other side. */
  readonly captures: readonly Square[];
  /** The space jumped over; -1 for a move without a jump. */
  readonly jumped: Square;
}

/** Returns the effect of a move, legal or not, from a space with a piece to an empty one. */
export function effectOf(tables: BoardTables, before: Board, { from, to }: Move): Effect {
  const piece = pieceAt(before, from);
  const jumped = jumpedOver(tables, before, from, to);
  const board = copyOf(before);
  board[from] = EMPTY;
  board[to] = piece;
  const captures = capturesOf(tables, board, to, jumped);
  for (const square of captures) board[square] = remainsOf(pieceAt(board, square));
  return { board, piece, captures, jumped };
}

/** Whether a move captures anything. */
export const isCapturing = (tables: BoardTables, board: Board, move: Move): boolean =>
  effectOf(tables, board, move).captures.length > 0;
