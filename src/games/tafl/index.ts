/**
 * The rules of tafl, the family of Hnefatafl, Brandub and Tablut: any game under any rules. Knows nothing of files.
 *
 * @module ludogram/games/tafl
 */
export { type Board, boardOf, centreOf, cornersOf, type Square } from './board.js';
export type { Reason, Result } from './ending.js';
export { type Ply, TaflGame } from './game.js';
export type { Violation } from './legality.js';
export type { Move } from './movement.js';
export {
  ALL_ATTACKERS,
  ALL_DEFENDERS,
  ALL_PIECES,
  EMPTY,
  hasPiece,
  isOn,
  KING,
  KING_ONLY,
  NO_PIECES,
  opponent,
  type Piece,
  pieceOf,
  PIECE_TYPES,
  PIECES,
  type PieceSet,
  pieceSet,
  type PieceType,
  piecesIn,
  type Side,
  sideOf,
  typeOf,
} from './pieces.js';
export { type Position, startPosition } from './position.js';
export {
  type Berserk,
  completeRules,
  DEFAULTS,
  type Jumps,
  type KingArms,
  type KingStrength,
  type Shieldwall,
  SPACE_KINDS,
  type SpaceKind,
  type SpaceRules,
  type TaflChoices,
  type TaflDefaults,
  type TaflRules,
  type Threefold,
} from './rules.js';
export { threatens } from './threats.js';
