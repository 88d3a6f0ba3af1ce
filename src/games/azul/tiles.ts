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

/** Mutable tile counts. */
export type MutableCounts = number[];

/** Returns the number of tiles of a kind. */
export const countOf = (counts: TileCounts, tile: Tile): number => counts[TILES.indexOf(tile)] ?? 0;

/** Adds tiles of a kind to counts. */
export function addTiles(counts: MutableCounts, tile: Tile, count = 1): void {
  counts[TILES.indexOf(tile)] = countOf(counts, tile) + count;
}

/** Returns the sum of two tile counts. */
export const sumOf = (counts: TileCounts, others: TileCounts): MutableCounts =>
  counts.map((count, i) => count + (others[i] ?? 0));

/** Returns `counts` minus `others`, at least 0 for each kind. */
export const withoutTiles = (counts: TileCounts, others: TileCounts): MutableCounts =>
  counts.map((count, i) => Math.max(0, count - (others[i] ?? 0)));

/** Returns the counted tiles one by one. */
export const tilesIn = (counts: TileCounts): Tile[] =>
  TILES.flatMap((tile) => new Array<Tile>(countOf(counts, tile)).fill(tile));

/** Returns counts with the given number of each kind. */
export const countsOf = (each: number): MutableCounts => TILES.map(() => each);

/** Counts tiles by kind. */
export function countTiles(tiles: Iterable<Tile>): MutableCounts {
  const counts = countsOf(0);
  for (const tile of tiles) addTiles(counts, tile);
  return counts;
}

/** Returns the number of all tiles. */
export const totalOf = (counts: TileCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** Writes tiles as text, such as `o r k u`, each as often as it occurs; `nothing` if there are none. */
export function tilesText(counts: TileCounts): string {
  const letters = tilesIn(counts);
  return letters.length === 0 ? 'nothing' : letters.join(' ');
}
