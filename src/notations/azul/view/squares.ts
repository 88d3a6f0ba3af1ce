import {
  type Draws,
  FLOOR_COSTS,
  type Move,
  SIZE,
  type Table,
  type Tile,
  TILE_NAMES,
  tilesIn,
} from '../../../games/azul/index.js';
import type { ViewSquare, ViewSquares } from '../../../notation/index.js';
import { playerLetter } from '../model/model.js';
import type { BoardView } from './index.js';
import { boardOrigin, CELL, lineOrigin, type Point, STEP, tileOrigin } from './svg.js';

/**
 * A move is entered by a click on the tiles that a player takes, and on the line or the floor where they go. Draws are
 * chosen from a list instead.
 */
export const azulSquares: ViewSquares<BoardView, Move | Draws> = {
  of: ({ table }) => [
    ...[...table.factories.keys(), -1].flatMap((index) => tileSquares(table, index + 1)),
    ...table.players.flatMap((_, player) => [
      ...Array.from({ length: SIZE }, (_, i) => rowSquare(player, i + 1, i + 1)),
      rowSquare(player, 'floor', FLOOR_COSTS.length),
    ]),
  ],
  ofMove: (move) =>
    'draws' in move ? [] : [tileName(move.origin, move.tile), rowName(move.player, move.line ?? 'floor')],
};

/** Returns the squares of the tiles of a factory; of the center if its number is 0. Tiles of a kind share a name. */
function tileSquares(table: Table, factory: number): ViewSquare[] {
  const tiles = tilesIn(factory === 0 ? table.centre : table.factories[factory - 1]!);
  return tiles.map((tile, i) => squareAt(tileName(factory, tile), tileOrigin(table, factory, i), CELL));
}

function rowSquare(player: number, line: number | 'floor', tiles: number): ViewSquare {
  const [left, top] = boardOrigin(player);
  const [x, y] = lineOrigin(line);
  return squareAt(rowName(player, line), [left + x, top + y], tiles * STEP - (STEP - CELL));
}

const squareAt = (name: string, [x, y]: Point, width: number): ViewSquare => ({ name, x, y, width, height: CELL });

const tileName = (factory: number, tile: Tile): string =>
  `${TILE_NAMES[tile]} of ${factory === 0 ? 'the center' : `factory ${factory}`}`;

const rowName = (player: number, line: number | 'floor'): string =>
  `${line === 'floor' ? 'floor' : `line ${line}`} of ${playerLetter(player)}`;
