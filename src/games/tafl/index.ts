/**
 * The rules of tafl games, such as Hnefatafl, Brandub and Tablut, under any set of rules: positions, legal moves, the reasons why a
 * move is illegal, and the end of the game. Use this entry point to play games in a program; it is independent of any notation.
 *
 * ```ts
 * import { boardFromText, completeRules, perft, TaflGame } from 'ludogram/games/tafl';
 *
 * const read = boardFromText('/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/');
 * if (!read.ok) throw new Error(read.problem.message);
 * const game = new TaflGame(completeRules({ size: read.size, start: read.board, kingStrength: 'weak' }));
 * const [move] = game.legalMoves();
 * if (move !== undefined) game.play(move).captures;
 * game.result;     // undefined: the game is not over
 * perft(game, 2);
 * ```
 *
 * - `completeRules` takes the rules that differ from `DEFAULTS` and returns all of them; `describeRules` puts rules into sentences.
 * - `TaflGame` is a game under given rules: its position, its legal moves, the reason why a move is illegal, and its result.
 * - `boardFromText` and `boardText` read and write a board as text; `squareName` names a square.
 * - `pieceOf`, `sideOf` and `typeOf` convert between pieces, sides and types; a `PieceSet` says which pieces a rule applies to.
 * - `threatens` says whether a side could end the game in a certain way with one move; `perft` counts the sequences of legal moves of a
 *   given length.
 *
 * @module ludogram/games/tafl
 */
export { type Board, boardOf, centreOf, cornersOf, type Position, type Square, startPosition } from './position.js';
export type { Reason, Result } from './ending.js';
export { perft, type Ply, TaflGame } from './game.js';
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
export { boardFromText, boardText, pieceOfSymbol, squareName, symbolOf } from './text.js';
export { describeRules } from './describe.js';
export { threatens } from './moves.js';
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
