/**
 * The rules of Onitama: board, cards, legal moves, the end of the game. Knows nothing of files.
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
export { type Deal, type Hands, isOver, type Position, startPosition, winner } from './position.js';
