/**
 * The rules of Azul, with the coloured side of the wall: supply, factories, players' boards, legal moves, the reasons
 * why a move or a draw is illegal, scores and winners. It is independent of any notation.
 *
 * ```ts
 * import { resultOf, Table } from 'ludogram/games/azul';
 *
 * const table = new Table(2);
 * resultOf(table); // undefined: the game is not over
 * ```
 *
 * @module ludogram/games/azul
 */
export { type Shortage, type Supply } from './bag.js';
export {
  bonusOf,
  columnOf,
  completeRows,
  FLOOR_COSTS,
  hasTile,
  type PlayerBoard,
  SIZE,
  tileAt,
} from './player-board.js';
export {
  type Destination,
  type Draw,
  type DrawViolation,
  forkTable,
  type Move,
  type MoveViolation,
  type Result,
  resultOf,
  Table,
} from './table.js';
export {
  countTiles,
  type MutableCounts,
  type Tile,
  TILE_NAMES,
  type TileCounts,
  TILES,
  TILES_OF_A_KIND,
  tilesIn,
  tilesText,
  totalOf,
} from './tiles.js';
