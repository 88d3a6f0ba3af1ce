import { defineRules, type Rules } from '../rules.js';
import { drawTiles } from './bag.js';
import { legalMoves, PER_FACTORY, whyIllegal } from './legality.js';
import { type Draws, type Move, play, type Player, resultOf, startTable, type Table, toMove } from './table.js';
import { moveFromText, moveText, tableKey } from './text.js';
import { countTiles } from './tiles.js';

/** The start of a game. */
export interface AzulSetup {
  /** Number of players, 2 to 4. */
  readonly players: number;
}

/** The rules of Azul. The draw before each round is a move of `chance`. */
export const azulRules: Rules<Table, Move | Draws, AzulSetup, Player> = /* @__PURE__ */ defineRules({
  start: ({ players }) => startTable(players),
  toMove,
  legalMoves,
  whyIllegal,
  play,
  result: resultOf,
  key: tableKey,
  moveToText: (_, move) => moveText(move),
  moveFromText: (_, text) => moveFromText(text),
  chance: randomDraws,
});

/** Returns a random draw: four tiles for each factory, as far as there are tiles. */
function randomDraws({ supply, factories }: Table, random: () => number): Draws {
  const tiles = drawTiles(supply, factories.length * PER_FACTORY, random);
  const draws = factories.map((_, i) => ({
    factory: i + 1,
    tiles: countTiles(tiles.slice(i * PER_FACTORY, (i + 1) * PER_FACTORY)),
  }));
  return { draws: draws.filter((_, i) => i * PER_FACTORY < tiles.length) };
}
