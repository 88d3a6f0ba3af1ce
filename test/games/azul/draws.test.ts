import { describe, expect, test } from 'vitest';
import { countTiles, TILE_NAMES, TILES, TILES_OF_A_KIND, tilesText, totalOf } from '../../../src/games/azul/index.js';
import { drawOf, Game, tableWith } from './setup.js';

const FIVE = '1llll 2oooo 3rrrr 4kkkk 5uuuu';

/** A table whose bag and lid hold so many of each kind. */
function tableFrom(bag: readonly number[], lid: readonly number[], players = 2): Game {
  const table = new Game(players);
  table.supply.bag = [...bag];
  table.supply.lid = [...lid];
  return table;
}

describe('at the beginning', () => {
  test('all tiles are in the bag, and nothing is on the table', () => {
    const table = new Game(3);
    expect(table.supply.bag).toEqual([20, 20, 20, 20, 20]);
    expect(table.supply.lid).toEqual([0, 0, 0, 0, 0]);
    expect(TILES_OF_A_KIND).toBe(20);
    expect(table.left()).toEqual([0, 0, 0, 0, 0]);
    expect(table.isRoundRunning).toBe(false);
    expect(table).toMatchObject({ hasMarker: false, turnOf: 0, round: 0, isOver: false });
    expect(table.players.map(({ score, floor }) => [score, floor])).toEqual([[0, []], [0, []], [0, []]]); // prettier-ignore
  });

  test.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])('%i players have %i factories', (players, factories) => {
    const table = new Game(players);
    expect(table.players).toHaveLength(players);
    expect(table.factories).toHaveLength(factories);
    expect(table.drawViolation(drawOf(`${factories + 1}llll`))).toEqual({
      why: 'no-such-factory',
      factory: factories + 1,
    });
  });
});

describe('a draw', () => {
  test('fills the factories from the bag and begins a round', () => {
    const table = tableWith('1llrr 2orku 5uuuu');
    expect(table.factories).toEqual([[2, 0, 2, 0, 0], [0, 1, 1, 1, 1], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 4]]); // prettier-ignore
    expect(table.supply.bag).toEqual([18, 19, 17, 19, 15]);
    expect(table).toMatchObject({ hasMarker: true, round: 1, isRoundRunning: true });
    expect(table.tilesAt(2)).toEqual([0, 1, 1, 1, 1]);
    expect(table.tilesAt(0)).toEqual([0, 0, 0, 0, 0]);
    expect(table.tilesAt(6)).toBeUndefined();
  });

  test('removes the tiles that are left on the table', () => {
    const table = tableWith('1llrr 2orku', ['A 1 ll 22']);
    table.draw(drawOf('3kkkk'));
    expect(table.left()).toEqual([0, 0, 0, 4, 0]);
    expect(table.centre).toEqual([0, 0, 0, 0, 0]);
    expect(table.round).toBe(2);
  });

  test('comes when the round is over, not sooner', () => {
    expect(new Game(2).drawViolation(drawOf(FIVE))).toBeUndefined();
    expect(tableWith('1llrr').drawViolation(drawOf(FIVE))).toEqual({
      why: 'round-not-over',
      left: [2, 0, 2, 0, 0],
    });
    const over = new Game(2);
    over.isOver = true;
    expect(over.drawViolation(drawOf(FIVE))).toEqual({ why: 'game-is-over' });
  });

  test('fills every factory, as far as there are tiles', () => {
    const wrong = (drawn: number, wanted: number) => ({ why: 'wrong-number-of-tiles', drawn, wanted });
    expect(new Game(2).drawViolation(drawOf('1llll 2oooo'))).toEqual(wrong(8, 20));
    expect(new Game(2).drawViolation(drawOf(`${FIVE} 1l`))).toEqual(wrong(21, 20));
    const few = tableFrom([1, 1, 0, 0, 0], [0, 0, 3, 0, 0]);
    expect(few.drawViolation(drawOf('1lorr 2r'))).toBeUndefined();
    expect(few.drawViolation(drawOf('1lorr'))).toEqual(wrong(4, 5));
  });

  test('has no more of a kind than there are in the bag', () => {
    const table = tableFrom([4, 4, 3, 4, 20], [0, 0, 9, 0, 0]);
    const shortage = { why: 'tiles-not-left', tile: 'r', drawn: 4, available: 3 };
    expect(table.drawViolation(drawOf(FIVE))).toEqual(shortage);
    expect(table.drawViolation(drawOf('1llll 2oooo 3rrru 4kkkk 5uuuu'))).toBeUndefined();
  });

  test('continues with the lid once the bag is empty', () => {
    const table = tableFrom([4, 4, 3, 4, 4], [9, 9, 9, 9, 9]);
    expect(table.drawViolation(drawOf('1llll 2oooo 3rrrl 4kkkk 5uuuu'))).toBeUndefined();
    expect(table.drawViolation(drawOf('1llll 2oooo 3rrll 4kkkk 5uuuu'))).toEqual({
      why: 'bag-not-empty',
      tile: 'r',
    });
    table.draw(drawOf('1llll 2oooo 3rrrl 4kkkk 5uuuu'));
    expect(table.supply.bag).toEqual([8, 9, 9, 9, 9]);
    expect(table.supply.lid).toEqual([0, 0, 0, 0, 0]);
  });

  test('leaves the lid alone while the bag has enough, even if barely', () => {
    const table = tableFrom([4, 4, 4, 4, 4], [9, 9, 9, 9, 9]);
    expect(table.drawViolation(drawOf('1lllll 2ooo 3rrrr 4kkkk 5uuuu'))).toEqual({
      why: 'tiles-not-left',
      tile: 'l',
      drawn: 5,
      available: 4,
    });
    table.draw(drawOf(FIVE));
    expect(table.supply).toEqual({ bag: [0, 0, 0, 0, 0], lid: [9, 9, 9, 9, 9] });
  });

  test('counts bag and lid together where it needs both', () => {
    const table = tableFrom([1, 4, 4, 4, 4], [1, 9, 9, 9, 9]);
    expect(table.drawViolation(drawOf('1lllo 2oooo 3rrrr 4kkkk 5uuuu'))).toEqual({
      why: 'tiles-not-left',
      tile: 'l',
      drawn: 3,
      available: 2,
    });
  });

  test('takes no more than there is, even against the rules', () => {
    const table = tableFrom([1, 20, 0, 0, 0], [0, 0, 0, 0, 0]);
    table.draw(drawOf('1lll'));
    expect(table.supply.bag).toEqual([0, 20, 0, 0, 0]);
    const refilled = tableFrom([1, 0, 0, 0, 0], [1, 1, 0, 0, 0]);
    refilled.draw(drawOf('1lll'));
    expect(refilled.supply).toEqual({ bag: [0, 1, 0, 0, 0], lid: [0, 0, 0, 0, 0] });
  });
});

describe('tiles', () => {
  test('are counted by kind', () => {
    expect(countTiles(['l', 'u', 'k', 'u'])).toEqual([1, 0, 0, 1, 2]);
    expect(totalOf([1, 0, 0, 1, 2])).toBe(4);
  });

  test('have names', () => {
    expect(TILES.map((tile) => TILE_NAMES[tile])).toEqual(['blue', 'orange', 'red', 'black', 'light blue']);
  });

  test('are written in words', () => {
    expect(tilesText([1, 0, 0, 1, 2])).toBe('l k u u');
    expect(tilesText([0, 0, 0, 0, 0])).toBe('nothing');
  });
});
