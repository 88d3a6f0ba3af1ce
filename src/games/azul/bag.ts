import {
  countOf,
  countsOf,
  sumOf,
  type Tile,
  type TileCounts,
  TILES,
  TILES_OF_A_KIND,
  tilesIn,
  totalOf,
  withoutTiles,
} from './tiles.js';

/**
 * The tiles that are not on the table: the bag with the tiles to be drawn, and the lid with the used tiles that refill
 * it.
 */
export interface Supply {
  readonly bag: TileCounts;
  readonly lid: TileCounts;
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

/** Returns the supply after a draw, which takes tiles from the bag and, after the bag is empty, from the lid. */
export function supplyAfter({ bag, lid }: Supply, drawn: TileCounts): Supply {
  if (totalOf(drawn) <= totalOf(bag)) return { bag: withoutTiles(bag, drawn), lid };
  return { bag: withoutTiles(sumOf(lid, bag), drawn), lid: countsOf(0) };
}

/** Draws tiles at random, from the lid once the bag is empty; fewer if there are not enough. */
export function drawTiles({ bag, lid }: Supply, count: number, random: () => number): Tile[] {
  const sources = [tilesIn(bag), tilesIn(lid)];
  const drawn: Tile[] = [];
  for (const source of sources) {
    while (drawn.length < count && source.length > 0) {
      const [tile] = source.splice(Math.floor(random() * source.length), 1);
      if (tile !== undefined) drawn.push(tile);
    }
  }
  return drawn;
}
