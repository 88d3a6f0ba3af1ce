import { describe, expect, test } from 'vitest';
import {
  codeOf,
  colourOf,
  halfTurn,
  letterOf,
  type Multiverse,
  opponentOf,
  pieceOf,
  timeOf,
  toMoveAt,
} from '../../../src/games/5dchess/index.js';
import { sized } from '../../support/rounds.js';
import { at, drawingOf, type Drawn, squares, worldOf } from './world.js';

const ONE = 'k/K';
const lines = (...numbers: number[]): Drawn[] => numbers.map((line) => [line, '1w', ONE]);
const add = (world: Multiverse, line: number, half: number) => world.add({ line, half, squares: squares(ONE) });
const numbers = (boards: Iterable<{ readonly line: number }>) => [...boards].map(({ line }) => line);

describe('half turns', () => {
  test("are two a turn, white's first", () => {
    expect([halfTurn(3, 'white'), halfTurn(3, 'black')]).toEqual([6, 7]);
    expect([6, 7].map(timeOf)).toEqual([3, 3]);
    expect([6, 7].map(toMoveAt)).toEqual(['white', 'black']);
    expect([opponentOf('white'), opponentOf('black')]).toEqual(['black', 'white']);
  });
});

describe('pieces', () => {
  test('are packed and unpacked', () => {
    for (const letter of 'PBRNKQUDSWCYAZ') {
      for (const colour of ['white', 'black'] as const) {
        for (const unmoved of [true, false]) {
          const code = codeOf({ letter, colour, unmoved });
          expect(pieceOf(code)).toEqual({ letter, colour, unmoved });
          expect([letterOf(code), colourOf(code)]).toEqual([letter, colour]);
          expect(code).toBeLessThan(256);
        }
      }
    }
    expect(pieceOf(0)).toBeUndefined();
  });
});

describe('the boards of a multiverse', () => {
  test('are put in order, whatever order they come in', () => {
    const world = worldOf([
      [0, '2w', ONE],
      [0, '1b', ONE],
      [1, '1b', ONE],
      [0, '1w', ONE],
    ]);
    expect(world.allBoards().map(({ line, half }) => [line, half])).toEqual([[0, 2], [0, 3], [0, 4], [1, 3]]); // prettier-ignore
    expect(world.boardAt(0, 3)?.half).toBe(3);
    expect([world.boardAt(0, 1), world.boardAt(0, 5), world.boardAt(1, 2), world.boardAt(2, 3)]).toEqual([undefined, undefined, undefined, undefined]); // prettier-ignore
    expect(world.lastOf(0)?.half).toBe(4);
    expect(world.lastOf(3)).toBeUndefined();
    expect(world.isLast(world.boardAt(0, 4)!)).toBe(true);
    expect(world.isLast(world.boardAt(0, 3)!)).toBe(false);
    expect(world.lastBoards().map(({ half }) => half)).toEqual([4, 3]);
  });

  test('of moves share an array with their neighbors, but no squares', () => {
    const world = worldOf([[0, '1w', 'k../.R./..K']]);
    const made = Array.from({ length: 40 }, (_, i) => world.append(world.lastOf(0)!, [[i % 9, i + 1]]));
    const expected = [...world.boardAt(0, 2)!.squares];
    for (const [i, { half, squares }] of made.entries()) {
      expected[i % 9] = i + 1;
      expect([half, ...squares]).toEqual([3 + i, ...expected]);
    }
    expect(new Set(made.map(({ squares }) => squares.buffer)).size).toBe(3);
    expect(world.codeAt({ board: made[7]!, x: 0, y: 3 })).toBe(0);
    expect(world.codeAt({ board: made[7]!, x: -1, y: 0 })).toBe(0);
  });

  test('have squares inside, and none outside', () => {
    const world = worldOf([[0, '1w', 'k.N/.R./...']]);
    expect(letterOf(world.squareAt(0, 2, 0, 2)!)).toBe('K');
    expect(letterOf(world.squareAt(0, 2, 1, 1)!)).toBe('R');
    expect(world.squareAt(0, 2, 1, 2)).toBe(0);
    const outside = [[-1, 1], [3, 1], [1, -1], [1, 3], [0, 3], [2, 3]] as const; // prettier-ignore
    expect(outside.map(([x, y]) => world.squareAt(0, 2, x, y))).toEqual(outside.map(() => undefined));
    expect(world.squareAt(1, 2, 0, 0)).toBeUndefined();
    expect(world).toMatchObject({ width: 3, height: 3, hasHalves: false });
  });

  test('can be played on by the side to move on the last one', () => {
    const world = worldOf(lines(0, 1, -1));
    expect(numbers(world.playable('white'))).toEqual([0, 1, -1]);
    expect(numbers(world.playable('black'))).toEqual([]);
    add(world, 1, 3);
    expect(numbers(world.playable('white'))).toEqual([0, -1]);
    expect(numbers(world.playable('black'))).toEqual([1]);
  });
});

describe('new timelines', () => {
  test("are white's above and black's below", () => {
    const world = worldOf(lines(0));
    expect([world.nextLine('white'), world.nextLine('black')]).toEqual([1, -1]);
    add(world, 1, 3);
    add(world, -1, 3);
    add(world, -2, 3);
    expect([world.nextLine('white'), world.nextLine('black')]).toEqual([2, -3]);
  });

  test.each([
    [false, [0], [0]],
    [false, [0, 1], [0, 1]],
    [false, [0, 1, 2], [0, 1]],
    [false, [0, 1, 2, -1], [0, 1, 2, -1]],
    [false, [0, 1, 2, 3, -1], [0, 1, 2, -1]],
    [false, [0, -1, -2], [0, -1]],
    [false, [0, -1, -2, -3, 1], [0, -1, -2, 1]],
    [true, [-1, 0], [-1, 0]],
    [true, [-1, 0, 1], [-1, 0, 1]],
    [true, [-1, 0, 1, 2], [-1, 0, 1]],
    [true, [-1, 0, -2], [-1, 0, -2]],
    [true, [-1, 0, -2, -3], [-1, 0, -2]],
    [true, [-1, 0, -2, -3, 1], [-1, 0, -2, -3, 1]],
  ])('with halves %s, of %j are active %j', (hasHalves, all, active) => {
    const world = worldOf(lines(...all), hasHalves);
    expect(all.filter((line) => world.isActive(line))).toEqual(active);
  });
});

describe('the present', () => {
  test('is the earliest last board of the active timelines', () => {
    const world = worldOf([
      [0, '3w', ONE],
      [1, '2b', ONE],
      [2, '1w', ONE],
    ]);
    expect(world.present()).toBe(5);
    expect(world.isActionComplete('white')).toBe(true);
    expect(world.isActionComplete('black')).toBe(false);
    add(world, 1, 6);
    expect(world.present()).toBe(6);
    expect(world.isActionComplete('white')).toBe(false);
    expect(world.isActionComplete('black')).toBe(true);
    add(world, -1, 4);
    expect(world.present()).toBe(2);
  });
});

describe('an added board', () => {
  test('is taken back to a mark, and can be added again', () => {
    const world = worldOf(lines(0, 1));
    const mark = world.snapshot();
    add(world, 0, 3);
    add(world, 0, 4);
    add(world, 2, 4);
    add(world, -1, 3);
    expect(numbers(world.playable('white'))).toEqual([1, 0, 2]);
    expect(numbers(world.playable('black'))).toEqual([-1]);
    const taken = world.rewind(mark);
    expect(taken.boards.map(({ line, half }) => [line, half])).toEqual([[0, 3], [0, 4], [2, 4], [-1, 3]]); // prettier-ignore
    expect(world.lines).toEqual([0, 1]);
    expect(numbers(world.playable('white')).toSorted()).toEqual([0, 1]);
    expect(numbers(world.playable('black'))).toEqual([]);
    expect([world.nextLine('white'), world.nextLine('black')]).toEqual([2, -1]);
    world.restore(taken);
    expect([world.nextLine('white'), world.nextLine('black')]).toEqual([3, -2]);
    expect(world.lastOf(0)?.half).toBe(4);
    expect(world.lines).toEqual([0, 1, 2, -1]);
    expect(numbers(world.playable('white'))).toEqual([1, 0, 2]);
    expect(numbers(world.playable('black'))).toEqual([-1]);
  });

  test('is nothing where nothing was added', () => {
    const world = worldOf(lines(0, -1));
    expect(world.rewind(world.snapshot()).boards).toEqual([]);
    expect(world.lines).toEqual([0, -1]);
    expect([world.nextLine('white'), world.nextLine('black')]).toEqual([1, -2]);
  });

  test('gives the turn back to the other side', () => {
    const world = worldOf(lines(0));
    const mark = world.snapshot();
    add(world, 0, 3);
    world.rewind(mark);
    expect(numbers(world.playable('white'))).toEqual([0]);
    expect(numbers(world.playable('black'))).toEqual([]);
    expect(drawingOf(at(world, '0 1w a1').board.squares, 1)).toBe(ONE);
  });
});

test('a multiverse may have more timelines than a call has arguments', () => {
  // The full number is more than the arguments of a call.
  const count = sized(2000, 150_000);
  const world = worldOf(lines(0));
  const mark = world.snapshot();
  for (let line = 1; line <= count; line++) add(world, line % 2 === 0 ? line / 2 : -(line + 1) / 2, 2);
  expect(world.present()).toBe(2);
  const later = world.snapshot();
  add(world, count / 2 + 1, 2);
  world.rewind(later);
  expect([world.nextLine('white'), world.nextLine('black')]).toEqual([count / 2 + 1, -count / 2 - 1]);
  world.rewind(mark);
  expect([world.nextLine('white'), world.nextLine('black')]).toEqual([1, -1]);
});
