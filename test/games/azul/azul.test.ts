import { describe, expect, test } from 'vitest';
import { azulRules, bonusOf, type Draws, type Move, totalOf } from '../../../src/games/azul/index.js';
import { Random, SEED } from '../../support/random.js';
import { rounds, sampled } from '../../support/rounds.js';
import { Game, tableWith } from './setup.js';

const allTiles = (table: Game): number =>
  totalOf(table.left()) +
  totalOf(table.supply.bag) +
  totalOf(table.supply.lid) +
  table.players.reduce((sum, { lines, wall, floor }) => {
    const inLines = lines.reduce((count, line) => count + line.count, 0);
    const onWall = wall.flat().filter(Boolean).length;
    return sum + inLines + onWall + floor.filter((tile) => tile !== 'first').length;
  }, 0);

/** Random games of each number of players. */
const GAMES = rounds(2);

describe.each([2, 3, 4])('random games of %i players', (players) => {
  test(`keep all hundred tiles, end, and allow exactly the moves that are listed (seed ${SEED})`, () => {
    const random = new Random(SEED + players);
    for (let game = 0; game < GAMES; game++) {
      const table = new Game(players);
      for (let rounds = 0; !table.isOver && rounds < 60; rounds++) {
        const { draws } = azulRules.chance!(table.table, () => random.int(2 ** 30) / 2 ** 30) as Draws;
        expect(table.drawViolation(draws)).toBeUndefined();
        table.draw(draws);
        while (table.isRoundRunning) {
          const moves = [...table.legalMoves()];
          expect(sampled(moves).filter((move) => table.moveViolations(move).length > 0)).toEqual([]);
          const move = random.pick(moves);
          const other: Move = { ...move, player: (move.player + 1) % players };
          expect(table.moveViolations(other).length).toBeGreaterThan(0);
          table.play(move);
          expect(allTiles(table)).toBe(100);
        }
      }
      expect(table.scores().every((score) => score >= 0)).toBe(true);
      if (table.isOver) expect(table.winners().length).toBeGreaterThan(0);
    }
  });
});

test('the rest of a factory goes to the center, and the marker to who takes there first', () => {
  const table = tableWith('1llrr 2orku');
  table.play({ player: 0, origin: 1, tile: 'l', count: 2, line: 2, overflow: 0 });
  expect(table.centre).toEqual([0, 0, 2, 0, 0]);
  table.play({ player: 1, origin: 0, tile: 'r', count: 2, line: 1, overflow: 1 });
  expect(table.players[1]!.floor).toEqual(['first', 'r']);
  expect(table.hasMarker).toBe(false);
});

test('a tile scores the row and the column that it belongs to', () => {
  const table = tableWith('1llll 2oooo');
  const [a] = table.players;
  a!.wall[0]![1] = true;
  a!.wall[1]![0] = true;
  a!.wall[2]![0] = true;
  table.play({ player: 0, origin: 1, tile: 'l', count: 4, line: 1, overflow: 3 });
  table.play({ player: 1, origin: 2, tile: 'o', count: 4, overflow: 4 });
  // Two in the row, three in the column, and -1 -1 -2 for the floor.
  expect(table.players.map(({ score }) => score)).toEqual([5 - 4, 0]);
});

test('rows, columns and kinds are worth 2, 7 and 10 at the end', () => {
  const [board] = new Game(2).players;
  board!.wall[0]!.fill(true);
  expect(bonusOf(board!)).toBe(2);
  for (const row of board!.wall) row[0] = true;
  expect(bonusOf(board!)).toBe(2 + 7);
  for (const [row, tiles] of board!.wall.entries()) tiles[row] = true;
  expect(bonusOf(board!)).toBe(2 + 7 + 10);
});

test('on a tie more complete rows win; if still equal, all', () => {
  const table = new Game(3);
  table.isOver = true;
  for (const board of table.players) board.score = 10;
  expect(table.winners()).toEqual([0, 1, 2]);
  table.players[1]!.wall[0]!.fill(true);
  table.players[1]!.score = 8;
  expect(table.scores()).toEqual([10, 10, 10]);
  expect(table.winners()).toEqual([1]);
});
