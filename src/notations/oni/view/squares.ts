import { BOARD_SIZE, type Move } from '../../../games/onitama/index.js';
import type { ViewSquares } from '../../../notation/index.js';
import { squareLetter } from '../model/leaves.js';
import type { BoardView } from './index.js';
import { CELL, MARGIN, TOP } from './svg.js';

/** A move is entered by a click on its piece and on its target; two cards may allow it. */
export const oniSquares: ViewSquares<BoardView, Move> = {
  of: ({ position: { board } }) =>
    board.map((piece, square) => ({
      name: squareLetter(square),
      x: MARGIN + (square % BOARD_SIZE) * CELL,
      y: TOP + Math.floor(square / BOARD_SIZE) * CELL,
      width: CELL,
      height: CELL,
      piece: piece && `${piece.side} ${piece.role}`,
    })),
  ofMove: ({ from, to }) => [squareLetter(from), squareLetter(to)],
  canTurn: true,
};
