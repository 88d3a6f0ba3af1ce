import { PIECE_NAMES, type TurnMove } from '../../../games/5dchess/index.js';
import type { ViewSquares } from '../../../notation/index.js';
import { boardName, squareName } from '../boards/names.js';
import type { Board } from '../model/model.js';
import { coordinatesText } from '../turns/print.js';
import type { BoardView } from './index.js';
import { CELL, Layout } from './layout.js';

/**
 * A move is entered by a click on its piece and on its target, on any boards. The end of a turn is offered in a list.
 */
export const fiveDSquares: ViewSquares<BoardView, TurnMove> = {
  of({ boards }) {
    const layout = new Layout(boards);
    return boards.flatMap((board) => {
      const [left, top] = layout.cornerOf(board) ?? [0, 0];
      return board.rows.flatMap((row, y) =>
        row.map((piece, x) => ({
          name: nameOn(board, x, board.rows.length - 1 - y),
          x: left + x * CELL,
          y: top + y * CELL,
          width: CELL,
          height: CELL,
          piece: piece && `${piece.colour} ${PIECE_NAMES[piece.letter] ?? piece.letter}`,
        })),
      );
    });
  },
  ofMove(move, { boards }) {
    if (!('from' in move)) return [];
    const hasHalves = boards.some(({ layer }) => Object.is(layer.value, -0));
    return [move.from, move.to].map((square) => boardName(square, hasHalves) + squareName(square));
  },
};

const nameOn = (board: Board, x: number, y: number): string => coordinatesText(board) + squareName({ x, y });
