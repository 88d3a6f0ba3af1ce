import { describe, expect, test } from 'vitest';
import { hashOf, keyOf } from '../../../src/games/tafl/hash.js';
import { PIECES } from '../../../src/games/tafl/pieces.js';
import { Repetitions, threefoldEnd } from '../../../src/games/tafl/repetition.js';
import { Random, SEED } from '../../support/random.js';

const boardWith = (...pieces: readonly (readonly [square: number, piece: number])[]): Uint8Array => {
  const board = new Uint8Array(121);
  for (const [square, piece] of pieces) board[square] = piece;
  return board;
};

describe('the key of a position', () => {
  test('is another one for each board with one piece or two neighbors, and for each side', () => {
    const boards = Array.from({ length: 121 }, (_, square) =>
      PIECES.flatMap((piece) => [
        boardWith([square, piece]),
        ...PIECES.map((other) => boardWith([square, piece], [(square + 1) % 121, other])),
      ]),
    ).flat();
    const keys = boards.flatMap((board) => [keyOf(hashOf(board, 'attackers')), keyOf(hashOf(board, 'defenders'))]);
    expect(new Set(keys).size).toBe(boards.length * 2);
    expect(keys.every((key) => Number.isSafeInteger(key) && key >= 0)).toBe(true);
  });

  test(`is another one for random boards, each bit as often set as not (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const bits = new Array<number>(53).fill(0);
    const keys = new Set<number>();
    for (let round = 0; round < 4000; round++) {
      const pieces = Array.from({ length: 12 }, () => [random.int(121), random.pick(PIECES)] as const);
      const key = keyOf(hashOf(boardWith(...pieces), 'attackers'));
      keys.add(key);
      for (let bit = 0; bit < 53; bit++) bits[bit]! += Number((BigInt(key) >> BigInt(bit)) & 1n);
    }
    expect(keys.size).toBe(4000);
    for (const count of bits) expect(Math.abs(count - 2000)).toBeLessThan(300);
  });

  test('is the same for the same board', () => {
    expect(hashOf(boardWith([3, 1], [70, 12]), 'attackers')).toEqual(hashOf(boardWith([70, 12], [3, 1]), 'attackers'));
    expect(hashOf(new Uint8Array(49), 'attackers')).toEqual({ low: 0, high: 0 });
  });
});

describe('repetitions', () => {
  const here = { board: boardWith([3, 1]), toMove: 'attackers' } as const;
  const there = { board: boardWith([4, 1]), toMove: 'attackers' } as const;

  test('are counted by position and side', () => {
    const seen = new Repetitions();
    expect([here, there, here, { ...here, toMove: 'defenders' as const }, here].map((one) => seen.add(one))).toEqual([
      1, 1, 2, 1, 3,
    ]);
  });

  test('of a line and of what goes on from it are counted apart', () => {
    const main = new Repetitions();
    expect([main.add(here), main.add(there)]).toEqual([1, 1]);
    const fork = new Repetitions(main);
    expect([main.add(here), main.add(here)]).toEqual([2, 3]);
    expect([fork.add(here), fork.add(there)]).toEqual([2, 2]);
    const forkOfFork = new Repetitions(new Repetitions(fork));
    main.clear();
    fork.add(here);
    expect([main.add(here), fork.add(here), forkOfFork.add(here), forkOfFork.add(there)]).toEqual([1, 4, 3, 3]);
    forkOfFork.clear();
    expect([fork.add(there), forkOfFork.add(there)]).toEqual([3, 1]);
  });

  test('are forgotten, and copied', () => {
    const seen = new Repetitions();
    seen.add(here);
    const copy = new Repetitions(seen);
    seen.clear();
    expect(seen.add(here)).toBe(1);
    expect(copy.add(here)).toBe(2);
    expect(copy.add(here)).toBe(3);
    expect(seen.add(here)).toBe(2);
  });

  test('end the game as the rules say', () => {
    expect(threefoldEnd('ignore', 'attackers')).toBeUndefined();
    expect(threefoldEnd('draw', 'attackers')).toEqual({ winner: 'draw', reason: 'repetition' });
    expect(threefoldEnd('win', 'attackers')).toEqual({ winner: 'attackers', reason: 'repetition' });
    expect(threefoldEnd('loss', 'attackers')).toEqual({ winner: 'defenders', reason: 'repetition' });
    expect(threefoldEnd('loss', 'defenders')).toEqual({ winner: 'attackers', reason: 'repetition' });
  });
});
