import { describe, expect, test } from 'vitest';
import {
  azulRules,
  countTiles,
  type Move,
  moveViolations,
  play,
  resultOf,
  type Table,
  TILES,
} from '../../../src/games/azul/index.js';
import { readJsonLines } from '../../support/files.js';
import { Random, SEED } from '../../support/random.js';
import { describeShared } from '../../support/shared.js';

const DRAW = '1lorr 2lorr 3lorr 4kkkk 5uuuu';

/** The table after moves and draws from their texts, the game's first one included. */
function tableAfter(texts: readonly string[], players = 2): Table {
  let table = azulRules.start({ players });
  for (const text of texts) {
    const read = azulRules.moveFromText(table, text);
    if (!read.ok) throw new Error(read.problem.message);
    expect(azulRules.whyIllegal(table, read.move), text).toBeUndefined();
    table = azulRules.play(table, read.move);
  }
  return table;
}

/** Some source of numbers from 0 to less than 1. */
const fractions = (random: Random) => () => random.int(2 ** 30) / 2 ** 30;

describe('the draw', () => {
  const start = azulRules.start({ players: 3 });

  test('is a move of chance, before which no player has a move', () => {
    expect(azulRules.toMove(start)).toBe('chance');
    expect(azulRules.legalMoves(start)).toEqual([]);
    expect(azulRules.perft(start, 1)).toBe(0);
    expect(azulRules.toMove(tableAfter([DRAW]))).toBe('A');
  });

  test(`of chance is legal, and any tiles can come (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const drawn = Array.from({ length: 50 }, () => azulRules.chance?.(start, fractions(random)));
    const first = new Set<string>();
    for (const move of drawn) {
      if (move === undefined || !('draws' in move)) throw new Error('expected a draw');
      expect(azulRules.whyIllegal(start, move)).toBeUndefined();
      first.add(move.draws[0]!.tiles.join());
    }
    expect(first.size).toBeGreaterThan(20);
  });

  test('takes what is left in the bag, then tiles of the lid, and leaves factories empty if there are no more', () => {
    const supply = { bag: countTiles('lll' as never), lid: countTiles('kkk' as never) };
    const move = azulRules.chance?.({ ...start, supply }, () => 0.99);
    expect(move).toEqual({ draws: [{ factory: 1, tiles: [3, 0, 0, 1, 0] }, { factory: 2, tiles: [0, 0, 0, 2, 0] }] }); // prettier-ignore
    expect(move && azulRules.whyIllegal({ ...start, supply }, move)).toBeUndefined();
  });
});

describe('a move as text', () => {
  test(`is read as it is written, like a draw (seed ${SEED})`, () => {
    const random = new Random(SEED);
    let table = azulRules.start({ players: 2 });
    for (let ply = 0; ply < 150 && azulRules.result(table) === undefined; ply++) {
      const isChance = azulRules.toMove(table) === 'chance';
      const drawn = isChance ? azulRules.chance?.(table, fractions(random)) : undefined;
      const moves = drawn === undefined ? azulRules.legalMoves(table) : [drawn];
      const texts = moves.map((move) => azulRules.moveToText(table, move));
      expect(new Set(texts).size).toBe(moves.length);
      const read = texts.map((text) => azulRules.moveFromText(table, text));
      expect(read).toEqual(moves.map((move) => ({ ok: true, move })));
      table = azulRules.play(table, random.pick(moves));
    }
  });

  test.each([
    ['', 0, 'expected a move, such as A 2 rrr 22-, or a draw, such as 1llrr 2orku'],
    ['E 1 l 1', 0, 'expected a move, such as A 2 rrr 22-, or a draw, such as 1llrr 2orku'],
    ['A 1 lo 1', 0, 'expected a move, such as A 2 rrr 22-, or a draw, such as 1llrr 2orku'],
    ['A 1 ll 12', 0, 'expected a move, such as A 2 rrr 22-, or a draw, such as 1llrr 2orku'],
    ['A 1 ll 1', 8, '2 tiles, but 1 destination: expected one for each tile'],
  ])('%j has a problem at %i', (text, index, message) =>
    expect(azulRules.moveFromText(tableAfter([DRAW]), text)).toEqual({ ok: false, problem: { index, message } }),
  );

  test('may be illegal; the first reason is given', () => {
    const table = tableAfter([DRAW]);
    const read = azulRules.moveFromText(table, 'B 1 rr 22');
    expect(read.ok && azulRules.whyIllegal(table, read.move)).toBe('out-of-turn');
    const draw = azulRules.moveFromText(table, DRAW);
    expect(draw.ok && azulRules.whyIllegal(table, draw.move)).toBe('round-not-over');
  });
});

test('play changes no earlier table', () => {
  const table = tableAfter([DRAW]);
  const before = structuredClone(table);
  const tables = azulRules.legalMoves(table).map((move) => azulRules.play(table, move));
  expect(table).toEqual(before);
  expect(new Set([table, ...tables].map(azulRules.key)).size).toBe(tables.length + 1);
  for (const next of tables) expect(azulRules.toMove(next)).toBe('B');
});

/** All moves that a record can write, filtered by the reasons against them. */
function slowMoves(table: Table): Move[] {
  const moves: Move[] = [];
  const [origins, counts] = [table.factories.length + 1, 20];
  for (let player = 0; player < table.players.length; player++) {
    for (let origin = 0; origin < origins; origin++) {
      for (const tile of TILES) {
        for (let count = 1; count <= counts; count++) {
          moves.push({ player, origin, tile, count, overflow: count });
          for (let line = 1; line <= 5; line++) {
            for (let placed = 1; placed <= Math.min(line, count); placed++) {
              moves.push({ player, origin, tile, count, line, overflow: count - placed });
            }
          }
        }
      }
    }
  }
  return moves.filter((move) => moveViolations(table, move).length === 0);
}

const slowPerft = (table: Table, depth: number): number =>
  depth === 0 ? 1 : slowMoves(table).reduce((sum, move) => sum + slowPerft(play(table, move), depth - 1), 0);

describe('perft', () => {
  const table = tableAfter([DRAW]);

  test('counts the sequences of two players after a draw', () => {
    expect([0, 1, 2].map((depth) => azulRules.perft(table, depth))).toEqual([1, 66, 3960]);
    expect(slowPerft(table, 1)).toBe(66);
  });

  test(`agrees with all moves that break no rule, even late in games (seed ${SEED})`, () => {
    const random = new Random(SEED);
    for (let game = 0; game < 6; game++) {
      let late = azulRules.start({ players: 2 + (game % 3) });
      for (let ply = 0; ply < 25 + game && azulRules.result(late) === undefined; ply++) {
        const isChance = azulRules.toMove(late) === 'chance';
        const drawn = isChance ? azulRules.chance?.(late, fractions(random)) : undefined;
        late = azulRules.play(late, drawn ?? random.pick(azulRules.legalMoves(late)));
      }
      expect(azulRules.perft(late, 1)).toBe(slowPerft(late, 1));
    }
  });

  test('counts nothing beyond the end of the round', () => {
    const last = ['A 4 kkkk 4444', 'B 5 uuuu 4444', 'A 1 rr 22', 'B 2 rr 22', 'A 3 rr 33', 'B 0 lll 333'];
    expect(azulRules.perft(tableAfter([DRAW, ...last]), 1)).toBe(3);
    expect(azulRules.perft(tableAfter([DRAW, ...last]), 2)).toBe(0);
  });
});

describeShared('games of another engine', 'oracles/azul-playouts.jsonl', (path) => {
  const games = readJsonLines<{ text: string; players: number; finished: boolean; scores: number[] }>(path);

  test('are legal and end with the same scores', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    for (const { text, players, finished, scores } of games) {
      const table = tableAfter(text.trimEnd().split('\n').slice(2), players);
      expect(resultOf(table)?.scores).toEqual(finished ? scores : undefined);
    }
  });
});
