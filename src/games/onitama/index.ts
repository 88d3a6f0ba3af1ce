/**
 * The rules of Onitama: positions, legal moves, the reasons why a move is illegal, and the end of the game. It is
 * independent of any notation.
 *
 * ```ts
 * import { legalMoves, perft, play, positionFromText, resultOf } from 'ludogram/games/onitama';
 *
 * const read = positionFromText('BXLUT');
 * if (!read.ok) throw new Error(read.problem.message);
 * const [move] = legalMoves(read.position);
 * const next = move === undefined ? read.position : play(read.position, move);
 * resultOf(next);  // undefined: the game is not over
 * perft(next, 2);
 * ```
 *
 * @module ludogram/games/onitama
 */
export {
  BOARD_SIZE,
  type Board,
  countPieces,
  opponent,
  PIECES,
  type Piece,
  type Side,
  SQUARE_COUNT,
  type Square,
  START_BOARD,
  TEMPLE,
} from './board.js';
export { type Card, type CardSet, cardSet, reach, STANDARD_CARDS, type Step, stepsOf } from './cards.js';
export { legalMoves, type Move, play, type Violation, violations } from './moves.js';
export { perft } from './perft.js';
export {
  type Deal,
  type Hands,
  isOver,
  type Position,
  type Result,
  resultOf,
  startPosition,
  winner,
} from './position.js';
export { positionFromText, positionText } from './text.js';
export type { FromText, TextProblem } from '../from-text.js';
