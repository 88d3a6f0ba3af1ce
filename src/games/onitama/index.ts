/**
 * The rules of Onitama: positions, legal moves, the reasons why a move is illegal, and the end of the game. Use this
 * entry point to play games in a program; it is independent of any notation.
 *
 * ```ts
 * import { onitamaRules, positionFromText } from 'ludogram/games/onitama';
 *
 * const read = positionFromText('BXLUT');
 * if (!read.ok) throw new Error(read.problem.message);
 * const [move] = onitamaRules.legalMoves(read.position);
 * const next = move === undefined ? read.position : onitamaRules.play(read.position, move);
 * onitamaRules.result(next);  // undefined: the game is not over
 * onitamaRules.perft(next, 2);
 * ```
 *
 * - `onitamaRules` has the rules in the shape that all games share; the functions below are its parts and some more.
 * - `startPosition` deals cards; `positionFromText` and `positionText` read and write a position as text; `positionKey`
 *   is a text that is equal for equal positions.
 * - `legalMoves` lists the moves of a position, `violations` gives the reasons why a move is illegal, and `play`
 *   returns the next position.
 * - `resultOf` returns the result once the game is over; `winner` and `isOver` look at a board alone.
 * - `STANDARD_CARDS` are the cards of the game; `cardSet` makes a set of other cards; `stepsOf`, `patternOf` and
 *   `reach` say where a card leads.
 * - `moveText` and `moveFromText` write and read a move as game records do.
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
export {
  type Card,
  type CardSet,
  cardSet,
  patternOf,
  type PatternSquare,
  reach,
  STANDARD_CARDS,
  type Step,
  stepsOf,
} from './cards.js';
export { legalMoves, type Move, play, type Violation, violations } from './moves.js';
export {
  type Deal,
  type Hands,
  isOver,
  type Position,
  type Reason,
  type Result,
  resultOf,
  startPosition,
  winner,
} from './position.js';
export { onitamaRules, type OnitamaSetup } from './rules.js';
export { moveFromText, moveText, positionFromText, positionKey, positionText } from './text.js';
export type { Outcome, Rules } from '../rules.js';
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
