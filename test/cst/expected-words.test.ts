import { expect, test } from 'vitest';
import { describeExpected } from '../../src/cst/index.js';

const literals = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ type: 'literal', text: `${i}` }) as const);

test.each([
  [0, 'nothing more'],
  [1, '"0"'],
  [3, '"0", "1" or "2"'],
  [13, '"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" or "12"'],
  [14, '"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" or 2 others'],
  [252, '"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" or 240 others'],
])('%d expectations are described by the first dozen and the number of the others', (count, words) => {
  expect(describeExpected(literals(count))).toBe(words);
});
