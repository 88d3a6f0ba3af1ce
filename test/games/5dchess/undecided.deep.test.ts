import { expect, test } from 'vitest';
import {
  findResult,
  fiveDRules,
  type Multiverse,
  multiverseFromText,
  Position,
} from '../../../src/games/5dchess/index.js';

function multiverseOf(boards: readonly string[]): Multiverse {
  const read = multiverseFromText(boards.join('\n'));
  if (!read.ok) throw new Error(read.problem.message);
  return read.multiverse;
}

/** The search in this position takes a few thousand steps. */
const LONG = [
  ...['k2/K2/1N1 -3 1 white', '1K1/kq1/1bQ -2 1 white', '2N/1B1/bkK -1 1 white', '2k/1Bb/2K 0 1 white'],
  ...['p1K/Q2/2k 0 1 black', 'kK1/3/2N 1 1 white', '1NK/k2/3 2 1 white', '1P1/q2/Kk1 2 1 black'],
  ...['kB1/3/2K 2 2 white', 'Kk1/1R1/3 3 1 white'],
];

test('a position says when the search was given up, and the game continues', { timeout: 30_000 }, () => {
  const position = new Position(multiverseOf(LONG));
  expect([position.isUndecided, position.result]).toEqual([true, undefined]);
  expect(findResult(multiverseOf(LONG), 100)).toBe('unknown');
  expect(fiveDRules.legalMoves(position).length).toBeGreaterThan(0);
  const start = new Position(multiverseOf(['k2/3/2K 0 1 white']));
  expect([start.isUndecided, start.result]).toEqual([false, undefined]);
});
