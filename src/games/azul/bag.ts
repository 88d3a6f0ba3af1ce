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

/** The tiles that are not on the table: those to be drawn, and the used ones that refill the bag. */
export interface Supply {
  bag: MutableCounts;
  lid: MutableCounts;
}

/** All tiles in the bag. */
export const fullSupply = (): Supply => ({ bag: countsOf(TILES_OF_A_KIND), lid: countsOf(0) });

/** Tiles of a draw that are not available, and how many. */
export interface Shortage {
  readonly tile: Tile;
  readonly drawn: number;
  readonly available: number;
}

/**
 * Returns why a draw can't come from bag and lid: a kind drawn more often than it is there. The lid is used only once
 * the bag is empty.
 */
export function shortageOf({ bag, lid }: Supply, drawn: TileCounts): Shortage | undefined {
  const needsLid = totalOf(drawn) > totalOf(bag);
  const available = needsLid ? sumOf(bag, lid) : bag;
  const tile = TILES.find((one) => countOf(drawn, one) > countOf(available, one));
  return tile && { tile, drawn: countOf(drawn, tile), available: countOf(available, tile) };
}

/** A kind that is left in the bag although the draw went on to the lid. */
export function leftBehind({ bag }: Supply, drawn: TileCounts): Tile | undefined {
  if (totalOf(drawn) <= totalOf(bag)) return undefined;
  return TILES.find((tile) => countOf(drawn, tile) < countOf(bag, tile));
}

/** Takes a draw out of the bag and, once that is empty, out of the lid. */
export function takeOut(supply: Supply, drawn: TileCounts): void {
  const { bag, lid } = supply;
  if (totalOf(drawn) <= totalOf(bag)) supply.bag = withoutTiles(bag, drawn);
  else {
    supply.bag = withoutTiles(sumOf(lid, bag), drawn);
    supply.lid = countsOf(0);
  }
}
