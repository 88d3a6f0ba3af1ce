import { countsOf, type MutableCounts, type Tile, TILES, TILES_OF_A_KIND, type TileCounts, totalOf } from './tiles.js';

/** The tiles that are not on the table: those to be drawn, and the used ones that refill the bag. */
export interface Supply {
  bag: MutableCounts;
  lid: MutableCounts;
}

/** All tiles in the bag. */
export const fullSupply = (): Supply => ({ bag: countsOf(TILES_OF_A_KIND), lid: countsOf(0) });

/** Tiles of a draw that are not there: so many too many. */
export interface Shortage {
  readonly tile: Tile;
  readonly drawn: number;
  readonly available: number;
}

/**
 * What keeps a draw from coming out of bag and lid: a kind drawn more often than it is there. The lid is used only once
 * the bag is empty.
 */
export function shortageOf({ bag, lid }: Supply, drawn: TileCounts): Shortage | undefined {
  const needsLid = totalOf(drawn) > totalOf(bag);
  const index = TILES.findIndex((_, i) => drawn[i]! > bag[i]! + (needsLid ? lid[i]! : 0));
  if (index === -1) return undefined;
  return { tile: TILES[index]!, drawn: drawn[index]!, available: bag[index]! + (needsLid ? lid[index]! : 0) };
}

/** A kind that is left in the bag although the draw went on to the lid. */
export function leftBehind({ bag }: Supply, drawn: TileCounts): Tile | undefined {
  if (totalOf(drawn) <= totalOf(bag)) return undefined;
  return TILES.find((_, i) => drawn[i]! < bag[i]!);
}

/** Takes a draw out of the bag and, once that is empty, out of the lid. */
export function takeOut(supply: Supply, drawn: TileCounts): void {
  const { bag, lid } = supply;
  if (totalOf(drawn) <= totalOf(bag)) supply.bag = bag.map((count, i) => Math.max(0, count - drawn[i]!));
  else {
    supply.bag = lid.map((count, i) => Math.max(0, count + bag[i]! - drawn[i]!));
    supply.lid = countsOf(0);
  }
}
