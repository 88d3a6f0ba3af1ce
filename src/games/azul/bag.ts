import {
  countOf,
  countsOf,
  type MutableCounts,
  sumOf,
  type Tile,
  TILES,
  TILES_OF_A_KIND,
  type TileCounts,
  totalOf,
  withoutTiles,
} from './tiles.js';

/**
 * The tiles that are not on the table: the bag with the tiles to be drawn, and the lid with the used tiles that refill
 * it.
 */
export interface Supply {
  bag: MutableCounts;
  lid: MutableCounts;
}

/** Returns a full supply: all tiles are in the bag. */
export const fullSupply = (): Supply => ({ bag: countsOf(TILES_OF_A_KIND), lid: countsOf(0) });

/** Tiles of a draw that are not available, and how many. */
export interface Shortage {
  readonly tile: Tile;
  readonly drawn: number;
  readonly available: number;
}

/**
 * Returns why a draw can't come from the bag and the lid: a kind is drawn more often than it is available. The lid is
 * used only after the bag is empty.
 */
export function shortageOf({ bag, lid }: Supply, drawn: TileCounts): Shortage | undefined {
  const needsLid = totalOf(drawn) > totalOf(bag);
  const available = needsLid ? sumOf(bag, lid) : bag;
  const tile = TILES.find((one) => countOf(drawn, one) > countOf(available, one));
  return tile && { tile, drawn: countOf(drawn, tile), available: countOf(available, tile) };
}

/** Returns a kind of tile that is still in the bag although the draw used the lid. */
export function leftBehind({ bag }: Supply, drawn: TileCounts): Tile | undefined {
  if (totalOf(drawn) <= totalOf(bag)) return undefined;
  return TILES.find((tile) => countOf(drawn, tile) < countOf(bag, tile));
}

/** Takes a draw from the bag and, after the bag is empty, from the lid. */
export function takeOut(supply: Supply, drawn: TileCounts): void {
  const { bag, lid } = supply;
  if (totalOf(drawn) <= totalOf(bag)) supply.bag = withoutTiles(bag, drawn);
  else {
    supply.bag = withoutTiles(sumOf(lid, bag), drawn);
    supply.lid = countsOf(0);
  }
}
