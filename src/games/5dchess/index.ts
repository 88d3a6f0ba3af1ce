/**
 * The rules of 5D chess: boards in time and timelines, legal moves and actions, the reasons why a move is illegal, and
 * the end of the game. Use this entry point to play games in a program; it is independent of any notation.
 *
 * ```ts
 * import { legalMoves, multiverseFromText, perft, playMove, resultOf } from 'ludogram/games/5dchess';
 *
 * const read = multiverseFromText('k2/3/K2 0 1 white');
 * if (!read.ok) throw new Error(read.problem.message);
 * const { multiverse } = read;
 * perft(multiverse, 2);
 * const [move] = legalMoves(multiverse);
 * if (move !== undefined) playMove(multiverse, move).made;
 * resultOf(multiverse);  // undefined: the game is not over
 * ```
 *
 * - `Multiverse` contains all boards. `startMultiverse` makes one for the start of a game, `multiverseFromText` reads
 *   one.
 * - `legalMoves` and `legalActions` list the moves and the whole turns of the side to move; `moveViolation` gives the
 *   reason why a move is illegal.
 * - `playMove` plays a legal move; `play`, `playCastling` and `playPass` play without checking.
 * - `playWrittenMove` plays a move as a record gives it, with parts left out; `resolve` finds the pieces that it may
 *   mean.
 * - `fiveDRules` are the rules in the shape of all games, `Rules<Position, TurnMove>`, with immutable positions.
 * - `resultOf` returns the result once the game is over, and `findResult` gives up a long search; `isInCheck` and
 *   `givesCheck` find checks.
 * - `startBoards` returns the boards of a variant in `VARIANT_NAMES`, which `variantNamed` finds; `boardText` writes a
 *   board.
 * - `perft` counts the sequences of legal actions of a given length, to test move generators.
 *
 * @module ludogram/games/5dchess
 */
export { type Action, findResult, isInCheck, legalActions, perft, type Result, resultOf } from './actions/actions.js';
export type { SquareChange } from './board-store.js';
export { type Castling, castlingOf } from './moves/castling.js';
export { END_OF_TURN, type EndOfTurn, fiveDRules, type Pass, positionAfterMove, type TurnMove } from './fived-rules.js';
export { canReach, reachable, forward, isKnownKind, isPawn, lastRank, type Target } from './moves/movement.js';
export {
  givesCheck,
  legalMoves,
  type Move,
  type MoveViolation,
  moveViolation,
  playMove,
  sideToMove,
  type Square,
  targetAt,
} from './moves/moves.js';
export {
  type Board,
  halfTurn,
  type HalfTurn,
  layerOfLine,
  lineOfLayer,
  type Mark,
  type Snapshot,
  Multiverse,
  type Taken,
  timeOf,
  toMoveAt,
} from './multiverse.js';
export {
  codeOf,
  type Colour,
  colourOf,
  KINDS_WITH_UNMOVED,
  letterOf,
  opponentOf,
  type Piece,
  PIECE_NAMES,
  type PieceCode,
  pieceOf,
} from './piece.js';
export { castlingByKing, play, playCastling, type Played, playPass } from './moves/play.js';
export { Position } from './position.js';
export { type StartProblem, startMultiverse } from './start.js';
export {
  boardNamed,
  type BoardName,
  type Candidate,
  type Description,
  resolve,
  type Resolved,
  type Unresolved,
} from './text/resolve.js';
export { boardText, multiverseFromText, multiverseOf } from './text/text.js';
export { VARIANT_NAMES, variantNamed } from './variants/variant-names.js';
export { startBoards, type VariantBoard } from './variants/variants.js';
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
export {
  type PlayedMove,
  playWrittenMove,
  type Violation,
  type WrittenAction,
  type WrittenMove,
} from './text/written-move.js';
