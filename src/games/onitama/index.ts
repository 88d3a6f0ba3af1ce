/**
 * The rules of Onitama: positions, legal moves, the reasons why a move is illegal, and the end of the game. Use this entry
 * point to play games in a program; it is independent of any notation.
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
 * - `startPosition` deals cards; `positionFromText` and `positionText` read and write a position as text.
 * - `legalMoves` lists the moves of a position, `violations` gives the reasons why a move is illegal, and `play` returns the next
 *   position.
 * - `resultOf` returns the result once the game is over; `winner` and `isOver` look at a board alone.
 * - `STANDARD_CARDS` are the cards of the game; `cardSet` makes a set of other cards, and `stepsOf` and `reach` say where a card leads.
 * - `perft` counts the sequences of legal moves of a given length, to test move generators.
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
export { legalMoves, type Move, perft, play, type Violation, violations } from './moves.js';
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
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
