import { expect, test } from 'vitest';
import { truncated } from '../../src/cst/text/characters.js';
import { quote } from '../../src/diagnostics/report/summary.js';

test('a text that fits is not cut', () => {
  expect(truncated('', 0)).toBe('');
  expect(truncated('ab😀', 4)).toBe('ab😀');
});

test('a long text is cut between characters', () => {
  expect(truncated('abc', 2)).toBe('ab…');
  expect(truncated('ab😀', 3)).toBe('ab…');
  expect(truncated('a😀b', 3)).toBe('a😀…');
  expect(truncated('ab\ud83d', 2)).toBe('ab…');
});

test('a quotation has no half of a character', () => {
  expect(quote(`${'a'.repeat(29)}😀 and more`)).toBe(`"${'a'.repeat(29)}…"`);
});
