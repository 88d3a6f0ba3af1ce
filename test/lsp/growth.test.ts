import { expect, test } from 'vitest';
import { featuresOf } from '../../src/lsp/features/features.js';
import { fiveDEditorSupport } from '../../src/notations/5dfen/editor.js';
import { fiveDNotation } from '../../src/notations/5dfen/index.js';
import { slowdown } from '../support/growth.js';

const GAME = '[Mode "5D"]\n[Board "Standard"]\n\n1. ';

/** Eight times as much takes eight times as long, sixty-four times would be a square. */
const TIMES = 8;
const MOST = 25;

/** Returns the features of a 5D chess game. */
const featuresIn = (moves: string) =>
  featuresOf({
    notation: fiveDNotation,
    support: fiveDEditorSupport,
    reading: fiveDNotation.read(GAME + moves, { level: 'syntax' }),
  });

test.each([
  ['blanks between a comment and a slash', 20_000, (n) => `e4 {a}${' '.repeat(n)}/ e5`],
  ['comments with blanks between them', 1000, (n) => `e4 ${'{a}\n   /\n'.repeat(n)}`],
] satisfies [string, number, (n: number) => string][])('%s are folded in linear time', (_, size, movesOf) => {
  const fold = (n: number) => {
    const features = featuresIn(movesOf(n));
    return () => features.folds();
  };
  expect(slowdown(fold(size), fold(TIMES * size), MOST)).toBeLessThan(MOST);
});

test('a long word is completed in linear time', () => {
  const complete = (n: number) => {
    const features = featuresIn('e'.repeat(n));
    return () => features.completions(GAME.length + n);
  };
  expect(slowdown(complete(20_000), complete(TIMES * 20_000), MOST)).toBeLessThan(MOST);
});
