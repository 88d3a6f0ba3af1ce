import { expect, test } from 'vitest';
import { differences } from '../../src/conformance/index.js';

test.each([
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, []],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, []],
  [{ a: [{ b: 'x' }] }, { a: [{ b: 'y' }] }, ['a[0].b: expected "x", found "y"']],
  [[1, 2], [1], ['[1]: expected 2, found nothing']],
  [[], {}, ['the whole value: expected [], found {}']],
  [{ a: null }, {}, ['a: expected null, found nothing']],
  [{}, { a: { b: 1 } }, ['a: expected nothing, found {"b":1}']],
  ['1', 1, ['the whole value: expected "1", found 1']],
  [null, {}, ['the whole value: expected null, found {}']],
])('%j and %j', (expected, found, lines) => {
  expect(differences(expected as never, found as never)).toEqual(lines);
});

test('the first differences are enough', () => {
  const lines = differences(
    Array.from({ length: 20 }, (_, i) => i),
    Array.from({ length: 20 }, () => -1),
  );
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('[0]: expected 0, found -1');
  expect(lines.at(-1)).toBe('…');
});

test('long values are cut', () => {
  expect(differences('x'.repeat(500), '')[0]).toMatch(/^the whole value: expected "x{99}…, found ""$/);
});

test('deep values do not end the stack', () => {
  const deep = (leaf: number) => Array.from({ length: 50_000 }).reduce<unknown>((inner) => [inner], leaf);
  expect(differences(deep(1) as never, deep(2) as never)).toHaveLength(1);
});
