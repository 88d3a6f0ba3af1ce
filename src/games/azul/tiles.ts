/** A kind of tile, in the order in which the first row of the wall has them: blue, orange, red, black, light blue. */
export type Tile = 'l' | 'o' | 'r' | 'k' | 'u';

/** All five kinds of tiles, in the order of the wall's first row. */
export const TILES: readonly Tile[] = ['l', 'o', 'r', 'k', 'u'];

/** The names of the tiles. */
export const TILE_NAMES: Readonly<Record<Tile, string>> = {
  l: 'blue',
  o: 'orange',
  r: 'red',
  k: 'black',
  u: 'light blue',
};

/** Number of tiles of each kind in the game. */
export const TILES_OF_A_KIND = 20;

/** Number of tiles of each kind, in the order of {@link TILES}. */
export type TileCounts = readonly number[];

/** Returns the number of tiles of a kind. */
export const countOf = (counts: TileCounts, tile: Tile): number => counts[TILES.indexOf(tile)] ?? 0;

/** Returns counts with more tiles of a kind. */
export const withTiles = (counts: TileCounts, tile: Tile, count: number): TileCounts =>
  count === 0 ? counts : counts.map((number, kind) => (TILES[kind] === tile ? number + count : number));

/** Returns the sum of two tile counts. */
export const sumOf = (counts: TileCounts, others: TileCounts): TileCounts =>
  counts.map((count, i) => count + (others[i] ?? 0));

/** Returns `counts` minus `others`, at least 0 for each kind. */
export const withoutTiles = (counts: TileCounts, others: TileCounts): TileCounts =>
  counts.map((count, i) => Math.max(0, count - (others[i] ?? 0)));

/** Returns the counted tiles one by one. */
export const tilesIn = (counts: TileCounts): Tile[] =>
  TILES.flatMap((tile) => new Array<Tile>(countOf(counts, tile)).fill(tile));

/** Returns counts with the given number of each kind. */
export const countsOf = (each: number): TileCounts => TILES.map(() => each);

/** Counts tiles by kind. */
export function countTiles(tiles: Iterable<Tile>): TileCounts {
  const counts = TILES.map(() => 0);
  for (const tile of tiles) counts[TILES.indexOf(tile)]! += 1;
  return counts;
}

/** Returns the number of all tiles. */
export const totalOf = (counts: TileCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** Writes tiles as text, such as `o r k u`, each as often as it occurs; `nothing` if there are none. */
export function tilesText(counts: TileCounts): string {
  const letters = tilesIn(counts);
  return letters.length === 0 ? 'nothing' : letters.join(' ');
}
