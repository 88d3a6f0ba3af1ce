/**
 * The rules of Azul, with the colored side of the wall: supply, factories, players' boards, the reasons why a move or a
 * draw is illegal, scores and winners. Use this entry point to play games in a program; it is independent of any
 * notation.
 *
 * ```ts
 * import { azulRules } from 'ludogram/games/azul';
 *
 * const start = azulRules.start({ players: 2 });
 * azulRules.toMove(start); // 'chance'
 * const draw = azulRules.moveFromText(start, '1lorr 2lorr 3lorr 4lorr 5kkkk');
 * if (!draw.ok) throw new Error(draw.problem.message);
 * const table = azulRules.play(start, draw.move);
 * const [move] = azulRules.legalMoves(table);
 * if (move !== undefined) azulRules.result(azulRules.play(table, move)); // undefined: the game is not over
 * ```
 *
 * - `azulRules` has the rules in the shape that all games share; the functions below are its parts and some more.
 * - A `Table` is a position. `startTable` returns the table before the first draw, `play` the table after a move or
 *   a draw.
 * - `Move` and `Draws` describe a move and the tiles on the factories; `moveText` and `moveFromText` write and read
 *   them.
 * - `legalMoves` lists the moves of the player to move. `moveViolations` and `drawViolation` give the reasons why a
 *   move or a draw is illegal.
 * - `toMove`, `isRoundRunning`, `tilesAt` and `tilesLeft` say who is to move, and what is on the table; `scoresOf`
 *   returns the scores and, once the game is over, `resultOf` the result.
 * - `PlayerBoard` is the board of a player; `tileAt`, `columnOf`, `hasTile`, `completeRows` and `bonusOf` read its
 *   wall.
 * - `TILES` lists the kinds of tiles; `countTiles`, `tilesIn`, `tilesText` and `totalOf` work with numbers of each
 *   kind.
 *
 * @module ludogram/games/azul
 */
export { azulRules, type AzulSetup } from './azul-rules.js';
export { type Shortage, type Supply } from './bag.js';
export { drawViolation, type DrawViolation, legalMoves, moveViolations, type MoveViolation } from './legality.js';
export {
  bonusOf,
  columnOf,
  completeRows,
  FLOOR_COSTS,
  hasTile,
  type PatternLine,
  type PlayerBoard,
  SIZE,
  tileAt,
} from './player-board.js';
export {
  type Destination,
  type Draw,
  type Draws,
  isRoundRunning,
  type Move,
  play,
  type Player,
  PLAYERS,
  type Reason,
  type Result,
  resultOf,
  scoresOf,
  startTable,
  type Table,
  tilesAt,
  tilesLeft,
  toMove,
} from './table.js';
export { moveFromText, moveText } from './text.js';
export {
  countTiles,
  type Tile,
  TILE_NAMES,
  type TileCounts,
  TILES,
  TILES_OF_A_KIND,
  tilesIn,
  tilesText,
  totalOf,
} from './tiles.js';
export type { Outcome, Rules } from '../rules.js';
export type { FromText, TextProblem } from '../../diagnostics/diagnostic.js';
