import {
  azulRules,
  countTiles,
  type Draw,
  type Draws,
  type Table,
  type Tile,
  tilesIn,
} from '../../src/games/azul/index.js';
import type { Random } from '../../test/support/random.js';
import { fill } from './fill.js';
import { firstGames } from './first-games.js';

/** The number of random games. */
const GAMES = 150;

/** The lines of random legal games of two to four players. */
const azulLines = firstGames(GAMES, 4, (random, i) => oneGame(2 + (i % 3), random));

function oneGame(players: number, random: Random): string[] {
  let table = azulRules.start({ players });
  const lines = ['AZULGAME', `${players}`];
  while (azulRules.result(table) === undefined && lines.length < 1500) {
    const isDraw = azulRules.toMove(table) === 'chance';
    const move = isDraw ? randomDraws(table, random) : random.pick(azulRules.legalMoves(table));
    lines.push(azulRules.moveToText(table, move));
    table = azulRules.play(table, move);
  }
  return lines;
}

/** Four random tiles per factory, from the bag or, once that is empty, from the lid. */
function randomDraws({ factories, supply }: Table, random: Random): Draws {
  const bag = tilesIn(supply.bag);
  const lid = tilesIn(supply.lid);
  const draws: Draw[] = [];
  for (let i = 0; i < factories.length; i++) {
    const tiles: Tile[] = [];
    while (tiles.length < 4 && bag.length + lid.length > 0) {
      const source = bag.length > 0 ? bag : lid;
      tiles.push(source.splice(random.int(source.length), 1)[0]!);
    }
    if (tiles.length > 0) draws.push({ factory: i + 1, tiles: countTiles(tiles) });
  }
  return { draws };
}

/** The first random legal games, or all, each a record of its own, with names of players and remarks in some. */
export function azulGames(count?: number): string[] {
  return azulLines(count).map((lines, i) => {
    const [signature, ...rest] = lines;
    const names = i % 2 === 0 ? [':A John Doe', ':B Jane Roe', ':date 2026-11-21', '# played at random'] : [];
    return `${[signature, ...names, ...rest].join('\n')}\n`;
  });
}

/** One record with this number of characters: the rounds of all two-player games, one after another. */
export function azulText(size: number): string {
  const lines = linesFor(size);
  return fill(size, (i) => (i === 0 ? 'AZULGAME\n2\n' : `${lines[i % lines.length]!}\n`));
}

/** The rounds of as many two-player games as it takes for this number of characters; of all if they have fewer. */
function linesFor(size: number): string[] {
  const lines: string[] = [];
  for (let count = 1, length = 0; length < size && count <= GAMES; count++) {
    const [, players, ...rounds] = azulLines(count).at(-1)!;
    if (players !== '2') continue;
    for (const line of rounds) {
      lines.push(line);
      length += line.length;
    }
  }
  return lines;
}
