import { expect, test } from 'vitest';
import { NOTATIONS } from '../../../src/notations/registry.js';

test('a game may follow many comments', () => {
  const { detect } = NOTATIONS.find(({ id }) => id === '5dfen')!;
  expect(detect(`${'{}'.repeat(5_000_000)}[Board "x"]`)).toBe(true);
});
