import { describe, expect, test } from 'vitest';
import {
  canReach,
  halfTurn,
  letterOf,
  Multiverse,
  play,
  resolve,
  startBoards,
  VARIANT_NAMES,
} from '../../../src/games/5dchess/index.js';
import { squares } from './world.js';

/** A multiverse of boards given as `line, turn, drawing`, all with white to move. */
function multiverse(...boards: readonly (readonly [line: number, time: number, drawn: string])[]): Multiverse {
  const size = boards[0]![2].split('/');
  const filled = boards.flatMap(([line, time, drawn]) => [
    { line, half: halfTurn(time, 'white'), squares: squares(drawn) },
    { line, half: halfTurn(time, 'black'), squares: squares(drawn) },
  ]);
  // The last board of each timeline is white's.
  const lastOf = (line: number) => Math.max(...boards.filter(([other]) => other === line).map(([, time]) => time));
  const kept = filled.filter(({ line, half }) => half <= halfTurn(lastOf(line), 'white'));
  return new Multiverse(size[0]!.length, size.length, kept, false);
}

const EMPTY = '...../...../...../...../.....';
const withPiece = (letter: string) => `...../...../..${letter}../...../.....`;

/** The targets of a piece in the middle of the last board of line 0: `line T square`. */
function reach(letter: string): string[] {
  const lines = [-2, -1, 0, 1, 2];
  const world = multiverse(
    ...lines.flatMap((line) =>
      [1, 2, 3].map((time) => [line, time, line === 0 && time === 3 ? withPiece(letter) : EMPTY] as const),
    ),
  );
  const from = { board: world.lastOf(0)!, x: 2, y: 2 };
  const out: string[] = [];
  for (const board of world.allBoards().filter(({ half }) => half % 2 === 0)) {
    for (let square = 0; square < 25; square++) {
      const to = { board, x: square % 5, y: Math.floor(square / 5) };
      if (canReach(world, from, to)) out.push(`${board.line} ${board.half / 2} ${'abcde'[to.x]!}${to.y + 1}`);
    }
  }
  return out;
}

describe('on an empty board in the middle of five timelines, with two past turns', () => {
  test.each([
    // Along each of four dimensions: 8 on the board, 2 turns back, 4 timelines.
    ['R', 14],
    // Two dimensions at once: 8 on the board; 4 files or ranks each with 2 turns (2 ways), 4 timelines (2 × 2 ways), 2
    // × 2 turn and timeline.
    ['B', 8 + 4 * 2 + 4 * 4 + 4],
    // Three dimensions, one or two steps.
    ['U', 4 * 2 + 8 * 2 + 2 * (4 * 2)],
    // All four.
    ['D', 4 * 2 * 2],
    ['N', 8 + 4 + 4 + 8 + 8 + 2 + 2],
    ['K', 3 ** 3 * 2 - 1],
    ['P', 2],
  ])('%s has %i squares', (letter, count) => {
    expect(reach(letter)).toHaveLength(count);
  });

  test('a princess goes like a rook or a bishop, a queen like any rider', () => {
    expect(reach('S').toSorted()).toEqual([...reach('R'), ...reach('B')].toSorted());
    expect(reach('Q').toSorted()).toEqual(['R', 'B', 'U', 'D'].flatMap(reach).toSorted());
    expect(reach('Y')).toEqual(reach('Q'));
  });

  test("white's pawn goes up the ranks and to lower timelines, black's the other way", () => {
    expect(reach('P').toSorted()).toEqual(['-1 3 c3', '0 3 c4']);
    expect(reach('p').toSorted()).toEqual(['0 3 c2', '1 3 c3']);
  });
});

test('riders stop at what blocks them, in time as on a board', () => {
  const world = multiverse([0, 1, '.../.../...'], [0, 2, '.../.n./...'], [0, 3, '.../.R./...']);
  const from = { board: world.lastOf(0)!, x: 1, y: 1 };
  const at = (time: number) => ({ board: world.boardAt(0, halfTurn(time, 'white'))!, x: 1, y: 1 });
  expect(canReach(world, from, at(2))).toBe(true);
  expect(canReach(world, from, at(1))).toBe(false);
});

describe('a move', () => {
  test("to the past makes a timeline, on its mover's side", () => {
    const world = multiverse([0, 1, 'k../.../..R'], [0, 2, 'k../.../..R']);
    const from = { board: world.lastOf(0)!, x: 2, y: 0 };
    const before = world.snapshot();
    const played = play(world, from, { board: world.boardAt(0, 2)!, x: 1, y: 1 });
    expect(played).toMatchObject({
      newLine: 1,
      made: [
        { line: 0, half: 5 },
        { line: 1, half: 3 },
      ],
    });
    expect(world.present()).toBe(3);
    world.rewind(before);
    expect(world.lines).toEqual([0]);
    expect(world.present()).toBe(4);
  });

  test('to another present board makes none, and takes what is there', () => {
    const world = multiverse([0, 1, 'k../.../..R'], [1, 1, 'k../.../..n']);
    const from = { board: world.lastOf(0)!, x: 2, y: 0 };
    const played = play(world, from, { board: world.lastOf(1)!, x: 2, y: 0 });
    expect(played).toMatchObject({
      captured: 'N',
      made: [
        { line: 0, half: 3 },
        { line: 1, half: 3 },
      ],
    });
    expect(played.newLine).toBeUndefined();
    expect(letterOf(played.made[1]!.squares[2]!)).toBe('R');
  });
});

test('a timeline is active while its side has made at most one more than the other', () => {
  const world = multiverse([0, 1, 'k/K'], [1, 1, 'k/K'], [2, 1, 'k/K']);
  expect([0, 1, 2].map((line) => world.isActive(line))).toEqual([true, true, false]);
  world.add({ line: -1, half: 3, squares: squares('k/K') });
  expect([-1, 0, 1, 2].map((line) => world.isActive(line))).toEqual([true, true, true, true]);
});

test('a description finds the one piece that can make the move', () => {
  const world = multiverse([0, 1, 'k.../..../..../N..N']);
  const found = resolve(world, 'white', { letter: 'N', toFile: 1, toRank: 2 });
  expect(found).toMatchObject({ from: { x: 0, y: 0 }, isReachable: true });
  expect(resolve(world, 'white', { letter: 'N', toFile: 3, toRank: 3 })).toMatchObject({ why: 'none-reaches' });
  expect(resolve(world, 'white', { letter: 'Q', toFile: 3, toRank: 3 })).toMatchObject({ why: 'no-such-piece' });
});

describe('variants', () => {
  test.each(['Standard', 'standard', 'Standard - Turn Zero', 'turn zero', 'turn_zero', 'Misc - Small', 'small'])(
    '%s is known with its boards',
    (name) => {
      expect(startBoards(name)!.length).toBeGreaterThan(0);
    },
  );

  test('some are known by name only, others not at all', () => {
    expect(startBoards('Misc - Timeline Invasion')).toEqual([]);
    expect(startBoards('custom')).toBeUndefined();
    expect(startBoards('')).toBeUndefined();
  });

  test('all boards of a variant have one size', () => {
    for (const name of VARIANT_NAMES) {
      const sizes = startBoards(name)!.map(({ rows }) =>
        rows.split('/').map((row) => row.replaceAll('*', '').replace(/\d/g, (d) => '.'.repeat(Number(d))).length),
      );
      expect(new Set(sizes.flat()).size).toBeLessThanOrEqual(1);
    }
  });
});
