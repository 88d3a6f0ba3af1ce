import { countsOf, type Tile, type TileCounts, TILES, withTiles } from './tiles.js';

/** Number of rows of the wall, of its columns, and of pattern lines. */
export const SIZE = 5;

/** Points for each space of the floor line. */
export const FLOOR_COSTS: readonly number[] = [-1, -1, -2, -2, -2, -3, -3];

/** A pattern line. */
export interface PatternLine {
  readonly tile: Tile | undefined;
  readonly count: number;
}

/** The board of a player: an immutable value. */
export interface PlayerBoard {
  /** Line 1 has one space, line 5 has five. */
  readonly lines: readonly PatternLine[];
  /** Row by row, whether each space of the wall has its tile. See {@link tileAt}. */
  readonly wall: readonly (readonly boolean[])[];
  /** The tiles of the floor line from the left, at most as many as it has spaces. */
  readonly floor: readonly (Tile | 'first')[];
  readonly score: number;
}

const EMPTY_LINE: PatternLine = { tile: undefined, count: 0 };

/** Returns a board at the start of the game. */
export const emptyBoard = (): PlayerBoard => ({
  lines: TILES.map(() => EMPTY_LINE),
  wall: TILES.map(() => TILES.map(() => false)),
  floor: [],
  score: 0,
});

/** Returns the tile of a space of the wall. Each row has its tiles one space further right than the row above. */
export const tileAt = (row: number, column: number): Tile => TILES[(column - row + SIZE) % SIZE]!;

/** Returns the column in which a row of the wall has a tile. */
export const columnOf = (row: number, tile: Tile): number => (TILES.indexOf(tile) + row) % SIZE;

/** Whether a row of the wall has a tile. */
export const hasTile = ({ wall }: PlayerBoard, row: number, tile: Tile): boolean =>
  wall[row]?.[columnOf(row, tile)] === true;

/** Returns the number of complete rows of the wall. */
export const completeRows = ({ wall }: PlayerBoard): number => wall.filter((row) => row.every(Boolean)).length;

/** A board after tiles were put on it, and the tiles that it had no space for or needs no more. */
export interface PlacedTiles {
  readonly board: PlayerBoard;
  readonly discarded: TileCounts;
}

/** Returns a board with the marker of the first player on the floor line, if it has a space left. */
export const withMarker = (board: PlayerBoard): PlayerBoard =>
  board.floor.length < FLOOR_COSTS.length ? { ...board, floor: [...board.floor, 'first'] } : board;

/**
 * Puts tiles of a kind on a board: as many as requested and possible in a pattern line, from 1 on, the rest on the
 * floor line.
 *
 * @param wanted number of tiles for the line
 */
export function placeTiles(
  board: PlayerBoard,
  tile: Tile,
  count: number,
  number: number | undefined,
  wanted: number,
): PlacedTiles {
  const placed = number === undefined ? 0 : fittingTiles(board, tile, number, wanted);
  const space = FLOOR_COSTS.length - board.floor.length;
  const dropped = Math.min(count - placed, space);
  const floor = dropped > 0 ? [...board.floor, ...new Array<Tile>(dropped).fill(tile)] : board.floor;
  const lines = placed > 0 ? withLine(board, number, tile, placed) : board.lines;
  return { board: { ...board, lines, floor }, discarded: withTiles(countsOf(0), tile, count - placed - dropped) };
}

const withLine = ({ lines }: PlayerBoard, number: number | undefined, tile: Tile, placed: number): PatternLine[] =>
  lines.map((line, row) => (row + 1 === number ? { tile, count: line.count + placed } : line));

/** Returns how many of the wanted tiles a pattern line can take. */
function fittingTiles(board: PlayerBoard, tile: Tile, number: number, wanted: number): number {
  const line = board.lines[number - 1] ?? EMPTY_LINE;
  if ((line.tile !== undefined && line.tile !== tile) || hasTile(board, number - 1, tile)) return 0;
  return Math.max(0, Math.min(number - line.count, wanted));
}

/** Moves a tile of each complete line to the wall, scores them and the floor line, and clears both. */
export function tileWall(board: PlayerBoard): PlacedTiles {
  const wall = board.wall.map((row) => [...row]);
  let { score } = board;
  let discarded: TileCounts = countsOf(0);
  const lines = board.lines.map((line, row) => {
    if (line.tile === undefined || line.count <= row) return line;
    const column = columnOf(row, line.tile);
    wall[row]![column] = true;
    score += scoreOf(wall, row, column);
    discarded = withTiles(discarded, line.tile, row);
    return EMPTY_LINE;
  });
  const cost = board.floor.reduce((sum, _, space) => sum + (FLOOR_COSTS[space] ?? 0), 0);
  for (const tile of board.floor) if (tile !== 'first') discarded = withTiles(discarded, tile, 1);
  return { board: { lines, wall, floor: [], score: Math.max(0, score + cost) }, discarded };
}

/**
 * Returns the points of a tile that was just put on the wall: the lengths of the row and the column of tiles that it
 * belongs to, or one.
 */
function scoreOf(wall: PlayerBoard['wall'], row: number, column: number): number {
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
