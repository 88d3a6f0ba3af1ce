/**
 * The rules of 5D chess: boards in time and timelines, how pieces move among them, and what a move makes.
 *
 * @module ludogram/games/5dchess
 */
export { type Castling, castlingOf } from './castling.js';
export { canReach, forward, isKnownKind, isPawn, type Target } from './movement.js';
export {
  type Board,
  halfTurn,
  type HalfTurn,
  type Snapshot,
  Multiverse,
  type Taken,
  timeOf,
  toMoveAt,
} from './multiverse.js';
export { codeOf, type Colour, colourOf, letterOf, opponentOf, type Piece, type PieceCode, pieceOf } from './piece.js';
export { castlingByKing, play, playCastling, type Played, playPass } from './play.js';
export {
  boardNamed,
  type BoardName,
  type Candidate,
  type Description,
  resolve,
  type Resolved,
  type Unresolved,
} from './resolve.js';
export { startBoards, VARIANT_NAMES, type VariantBoard } from './variants.js';
