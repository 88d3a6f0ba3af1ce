import type { ViewSquares } from 'ludogram';
import type { GoMove } from '../go/rules.js';
import { pointAt } from '../model/model.js';
import type { SgfBoardView } from './index.js';
import { CELL } from './svg.js';

/** A move is entered by a click on its point. A pass is offered in a list. */
export const sgfSquares: ViewSquares<SgfBoardView, GoMove> = {
  of: ({ board }) =>
    board.flatMap((row, y) =>
      Array.from(row, (stone, x) => ({
        name: pointAt(x, y),
        x: (x + 0.5) * CELL,
        y: (y + 0.5) * CELL,
        width: CELL,
        height: CELL,
        piece: stone === '.' ? undefined : stone === 'X' ? 'black' : 'white',
      })),
    ),
  ofMove: ({ point }) => (point === undefined ? [] : [point]),
  canTurn: true,
};
