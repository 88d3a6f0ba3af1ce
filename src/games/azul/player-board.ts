import { addTiles, type MutableCounts, type Tile, TILES } from './tiles.js';

/** Number of rows of the wall, of its columns, and of pattern lines. */
export const SIZE = 5;

/** Points for each space of the floor line. */
export const FLOOR_COSTS: readonly number[] = [-1, -1, -2, -2, -2, -3, -3];

/** The board of a player. */
export interface PlayerBoard {
  /** Line 1 has one space, line 5 has five. */
  readonly lines: { tile: Tile | undefined; count: number }[];
  /** Row by row, whether each space of the wall has its tile. See {@link tileAt}. */
  readonly wall: boolean[][];
  /** The tiles of the floor line from the left, at most as many as it has spaces. */
  readonly floor: (Tile | 'first')[];
  score: number;
}

/** Returns a board at the start of the game. */
export function emptyBoard(): PlayerBoard {
  return {
    lines: TILES.map(() => ({ tile: undefined, count: 0 })),
    wall: TILES.map(() => TILES.map(() => false)),
    floor: [],
    score: 0,
  };
}

/** Returns the tile of a space of the wall. Each row has its tiles one space further right than the row above. */
export const tileAt = (row: number, column: number): Tile => TILES[(column - row + SIZE) % SIZE]!;

/** Returns the column in which a row of the wall has a tile. */
export const columnOf = (row: number, tile: Tile): number => (TILES.indexOf(tile) + row) % SIZE;

/** Whether a row of the wall has a tile. */
export const hasTile = ({ wall }: PlayerBoard, row: number, tile: Tile): boolean =>
  wall[row]?.[columnOf(row, tile)] === true;

/** Returns the number of complete rows of the wall. */
export const completeRows = ({ wall }: PlayerBoard): number => wall.filter((row) => row.every(Boolean)).length;

/** Puts tiles on the floor line. Tiles for which it has no space go to the lid. */
export function dropTiles(board: PlayerBoard, tile: Tile, count: number, lid: MutableCounts): void {
  for (let i = 0; i < count; i++) {
    if (board.floor.length < FLOOR_COSTS.length) board.floor.push(tile);
    else addTiles(lid, tile);
  }
}

/**
 * Moves a tile of each complete line to the wall, scores them and the floor line, and clears both. Discarded tiles go
 * to the lid.
 */
export function tileWall(board: PlayerBoard, lid: MutableCounts): void {
  for (const [row, line] of board.lines.entries()) {
    if (line.tile === undefined || line.count <= row) continue;
    const column = columnOf(row, line.tile);
    board.wall[row]![column] = true;
    board.score += scoreOf(board, row, column);
    addTiles(lid, line.tile, row);
    line.tile = undefined;
    line.count = 0;
  }
  const cost = board.floor.reduce((sum, _, space) => sum + (FLOOR_COSTS[space] ?? 0), 0);
  board.score = Math.max(0, board.score + cost);
  for (const tile of board.floor.splice(0)) if (tile !== 'first') addTiles(lid, tile);
}

/**
 * Returns the points of a tile that was just put on the wall: the lengths of the row and the column of tiles that it
 * belongs to, or one.
 */
function scoreOf({ wall }: PlayerBoard, row: number, column: number): number {
  const run = (dx: number, dy: number): number => {
    let length = 0;
    while (wall[row + dy * (length + 1)]?.[column + dx * (length + 1)] === true) length++;
    return length;
  };
  const across = run(1, 0) + run(-1, 0) + 1;
  const down = run(0, 1) + run(0, -1) + 1;
  return (across > 1 ? across : 0) + (down > 1 ? down : 0) || 1;
}

/**
 * Returns the bonus of a wall at the end of the game: 2 for each row, 7 for each column, 10 for all five tiles of a
 * kind.
 */
export function bonusOf(board: PlayerBoard): number {
  const { wall } = board;
  const columns = TILES.filter((_, column) => wall.every((row) => row[column]));
  const kinds = TILES.filter((tile) => wall.every((row, y) => row[columnOf(y, tile)]));
  return completeRows(board) * 2 + columns.length * 7 + kinds.length * 10;
}
