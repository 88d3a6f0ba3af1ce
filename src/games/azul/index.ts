/**
 * The rules of Azul, with the colored side of the wall: supply, factories, players' boards, the reasons why a move or a
 * draw is illegal, scores and winners. Use this entry point to play games in a program; it is independent of any notation.
 *
 * ```ts
 * import { countTiles, type Move, resultOf, Table } from 'ludogram/games/azul';
 *
 * const table = new Table(2);
 * table.draw([1, 2, 3, 4, 5].map((factory) => ({ factory, tiles: countTiles(['l', 'o', 'r', 'r']) })));
 * const move: Move = { player: 0, origin: 1, tile: 'r', count: 2, line: 2, overflow: 0 };
 * if (table.moveViolations(move).length === 0) table.play(move);
 * resultOf(table); // undefined: the game is not over
 * ```
 *
 * - `Table` is a game: it deals tiles to the factories, checks and plays moves, and counts the scores. `forkTable` copies it.
 * - `Move` and `Draw` describe a move and the tiles on a factory; `MoveViolation` and `DrawViolation` are reasons why they are
 *   illegal.
 * - `resultOf` returns the result once the game is over.
 * - `PlayerBoard` is the board of a player; `tileAt`, `columnOf`, `hasTile`, `completeRows` and `bonusOf` read its wall.
 * - `TILES` lists the kinds of tiles; `countTiles`, `tilesIn`, `tilesText` and `totalOf` work with numbers of each kind.
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
