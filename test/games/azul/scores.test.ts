import { describe, expect, test } from 'vitest';
import { bonusOf, columnOf, completeRows, tileAt, TILES } from '../../../src/games/azul/index.js';
import { Game, moveOf, tableWith } from './setup.js';

/** A table where A is about to complete a line with its only tile, and the wall that A has. */
function scoreOf(line: number, tile: string, wall: readonly string[] = []): number {
  const table = tableWith(`1${tile.repeat(line > 4 ? 4 : line)}${line > 4 ? ` 2${tile}` : ''}`);
  const [a] = table.players;
  wall.forEach((row, y) => [...row].forEach((mark, x) => (a!.wall[y]![x] = mark === 'x')));
  if (line > 4) {
    table.play(moveOf(`A 1 ${tile.repeat(4)} ${String(line).repeat(4)}`));
    table.play(moveOf(`A 2 ${tile} ${line}`));
  } else table.play(moveOf(`A 1 ${tile.repeat(line)} ${String(line).repeat(line)}`));
  return a!.score;
}

describe('a tile on the wall', () => {
  test.each([
    ['alone is one point', 3, 'l', [], 1],
    ['not beside another is one point', 3, 'l', ['xxxxx', '....x', '....x', 'x...x'], 1],
    ['counts the row that it lengthens', 3, 'l', ['', '', '.x...'], 2],
    ['counts the tiles to its right', 3, 'l', ['', '', '...xx'], 3],
    ['counts the tiles that it joins in a row', 3, 'l', ['', '', '.x.xx'], 4],
    ['counts the column', 3, 'l', ['..x..', '..x..'], 3],
    ['counts the tiles below', 3, 'l', ['', '', '', '..x..', '..x..'], 3],
    ['counts the tiles that it joins in a column', 3, 'l', ['', '..x..', '', '..x..'], 3],
    ['counts row and column', 3, 'l', ['', '..x..', '.x...'], 4],
    ['counts both ways in the lower right corner', 5, 'l', ['', '', '', '....x', '...x.'], 4],
    ['counts both ways in the upper left corner', 1, 'l', ['.x...', 'x....'], 4],
    ['after a gap counts nothing', 3, 'l', ['', '', 'x....', '', '..x..'], 1],
  ])('%s', (_, line, tile, wall, score) => {
    expect(scoreOf(line, tile, wall)).toBe(score);
  });

  test('has a column of its own in each row', () => {
    expect([0, 1, 4].map((row) => TILES.map((_, column) => tileAt(row, column)).join(''))).toEqual([
      'lorku',
      'ulork',
      'orkul',
    ]);
    for (const row of [0, 1, 2, 3, 4]) for (const tile of TILES) expect(tileAt(row, columnOf(row, tile))).toBe(tile);
  });
});

describe('the end of a round', () => {
  test('moves full lines to the wall, keeps the others, and puts the rest into the lid', () => {
    const table = tableWith('1lllo 2uuuu', ['A 1 lll 333', 'B 2 uuuu 5555', 'A 0 o 2']);
    const [a, b] = table.players;
    expect(table.isRoundRunning).toBe(false);
    expect(a!.wall[2]).toEqual([false, false, true, false, false]);
    expect(a!.lines.map(({ tile, count }) => `${tile ?? '-'}${count}`)).toEqual(['-0', 'o1', '-0', '-0', '-0']);
    expect(b!.lines[4]).toEqual({ tile: 'u', count: 4 });
    expect(table.supply.lid).toEqual([2, 0, 0, 0, 0]);
    expect(a!.floor).toEqual([]);
    expect(table.players.map(({ score }) => score)).toEqual([0, 0]);
    expect(table.turnOf).toBe(0);
  });

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 6],
    [5, 8],
    [6, 11],
    [7, 14],
  ])('%i tiles on the floor cost %i points and go to the lid', (count, cost) => {
    const table = tableWith('1llll 2llll');
    const [a, b] = table.players;
    b!.score = 20;
    for (let tile = 0; tile < count; tile++) b!.floor.push('k');
    table.play(moveOf('A 1 llll 5555'));
    table.play(moveOf('A 2 llll 5555'));
    expect(b!.score).toBe(20 - cost);
    expect(b!.floor).toEqual([]);
    expect(a!.score).toBe(0);
    expect(table.supply.lid[3]).toBe(count);
  });

  test('no score goes below zero, and the marker is not a tile', () => {
    const table = tableWith('1llrr', ['A 1 ll 22', 'B 0 rr --']);
    expect(table.players.map(({ score }) => score)).toEqual([1, 0]);
    expect(table.supply.lid).toEqual([1, 0, 2, 0, 0]);
    expect(table.turnOf).toBe(1);
  });
});

describe('the end of the game', () => {
  const rowAlmostFull = () => {
    const table = tableWith('1ulll', []);
    table.players[0]!.wall[0]!.fill(true, 0, 4);
    return table;
  };

  test('comes with a full row, and brings the bonuses', () => {
    const table = rowAlmostFull();
    table.play(moveOf('A 1 u 1'));
    expect(table.isOver).toBe(false);
    expect(table.winners()).toEqual([]);
    expect(table.scores()).toEqual([0, 0]);
    table.play(moveOf('B 0 lll 333'));
    expect(table.isOver).toBe(true);
    expect(completeRows(table.players[0]!)).toBe(1);
    expect(table.players.map(({ score }) => score)).toEqual([5, 0]);
    expect(table.scores()).toEqual([7, 0]);
    expect(table.winners()).toEqual([0]);
  });

  test('comes when no tile is left', () => {
    const table = tableWith('1llll');
    table.supply.bag = [0, 0, 0, 0, 0];
    table.play(moveOf('A 1 llll 5555'));
    expect(table.isOver).toBe(true);
    expect(table.winners()).toEqual([0, 1]);
  });

  test('does not come while the lid has a tile', () => {
    const table = tableWith('1llll');
    table.supply.bag = [0, 0, 0, 0, 0];
    table.play(moveOf('A 1 llll 3334'));
    expect(table.supply.lid[0]).toBeGreaterThan(0);
    expect(table.isOver).toBe(false);
  });

  test('does not come while bag and lid have as many', () => {
    const table = tableWith('1llll');
    table.supply.bag = [1, 1, 0, 0, 0];
    table.supply.lid = [0, 2, 0, 0, 0];
    table.play(moveOf('A 1 llll 5555'));
    expect(table.isOver).toBe(false);
  });

  test('goes to the most points, then to the most complete rows', () => {
    const table = new Game(3);
    table.isOver = true;
    const [a, b, c] = table.players;
    a!.score = 4;
    b!.score = 6;
    expect(table.winners()).toEqual([1]);
    a!.wall[3]!.fill(true);
    expect(table.winners()).toEqual([0]);
    c!.score = 7;
    expect(table.winners()).toEqual([2]);
  });

  test('a column needs all five rows, a kind all five spaces', () => {
    const [board] = new Game(2).players;
    for (const row of board!.wall.slice(0, 4)) row[2] = true;
    expect(bonusOf(board!)).toBe(0);
    board!.wall[4]![2] = true;
    expect(bonusOf(board!)).toBe(7);
    for (const [y, row] of board!.wall.entries()) row[columnOf(y, 'k')] = true;
    expect(bonusOf(board!)).toBe(17);
  });
});
