/**
 * The rules of tafl games, such as Hnefatafl, Brandub and Tablut, under any set of rules: positions, legal moves, the
 * reasons why a move is illegal, and the end of the game. Use this entry point to play games in a program; it is
 * independent of any notation.
 *
 * ```ts
 * import { boardFromText, completeRules, plyOf, taflRules } from 'ludogram/games/tafl';
 *
 * const read = boardFromText('/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/');
 * if (!read.ok) throw new Error(read.problem.message);
 * const rules = completeRules({ size: read.size, start: read.board, kingStrength: 'weak' });
 * const start = taflRules.start({ rules });
 * const [move] = taflRules.legalMoves(start);
 * if (move !== undefined) plyOf(start, move).captures;
 * taflRules.result(start); // undefined: the game is not over
 * taflRules.perft(start, 2);
 * ```
 *
 * - `taflRules` has the rules in the shape that all games share; the functions below are its parts and some more.
 * - `completeRules` takes the rules that differ from `DEFAULTS` and returns all of them; `describeRules` puts rules
 *   into sentences.
 * - `startPosition` returns the position before the first move, `legalMoves` lists the moves of a position, and
 *   `violation` gives the reason why a move is illegal.
 * - `play` returns the position after a move; `plyOf` returns what the move does as well. `resign` ends a game.
 * - `boardFromText` and `boardText` read and write a board as text; `squareName` names a square, `squareNamed` finds
 *   it. `positionKey` returns what two repeated positions share. `moveText` and `moveFromText` write and read a move.
 * - `pieceOf`, `sideOf` and `typeOf` convert between pieces, sides and types; a `PieceSet` says which pieces a rule
 *   applies to.
 * - `threatens` says whether a side could win with one move, for a certain reason or for any.
 *
 * @module ludogram/games/tafl
 */
export { type Position, type Situation, startPosition, type TaflSetup } from './position.js';
export { type Board, boardOf, centreOf, cornersOf, type Square } from './board/board.js';
export type { Reason, Result } from './endings/ending.js';
export { type Violation, violation } from './legality.js';
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
} from './board/pieces.js';
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
export { capturesText, moveFromText, moveText, plyText } from './text/move-text.js';
export type { Hash } from './board/hash.js';
export type { Occurrences } from './occurrences.js';
export { play, type Ply, plyOf, resign } from './ply.js';
export { taflRules } from './tafl-rules.js';
export {
  boardFromText,
  boardText,
  pieceOfSymbol,
  positionKey,
  squareName,
  squareNamed,
  symbolOf,
} from './text/text.js';
export { describeRules } from './text/describe.js';
export { legalMoves, threatens } from './moves.js';
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
