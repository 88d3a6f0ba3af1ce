import { EMPTY, type Move, sideOf, squareName, typeOf } from '../../../../games/tafl/index.js';
import type { ViewSquares } from '../../../../notation/index.js';
import type { BoardView } from './board.js';
import { CELL, left, MARGIN, top } from './svg.js';

/** A move is entered by a click on its piece and on its target. */
export const otnSquares: ViewSquares<BoardView, Move> = {
  of: ({ size, board }) =>
    Array.from(board, (piece, square) => ({
      name: squareName(square, size),
      x: MARGIN + left(square, size),
      y: MARGIN + top(square, size),
      width: CELL,
      height: CELL,
      piece: piece === EMPTY ? undefined : `${sideOf(piece).slice(0, -1)} ${typeOf(piece)}`,
    })),
  ofMove: ({ from, to }, { size }) => [squareName(from, size), squareName(to, size)],
  canTurn: true,
};
