import { expect, test } from 'vitest';
import { differences } from '../../src/conformance/index.js';
import type { Json } from '../../src/notation/codec/codec.js';

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
])('the differences of %j and %j are named', (expected, found, lines) => {
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

const deep = (leaf: number, depth = 50_000) =>
  Array.from({ length: depth }).reduce<Json>((inner) => [inner, leaf], leaf);

test('deep values do not end the stack', () => {
  const lines = differences(deep(1), deep(2));
  expect(lines).toHaveLength(9);
  expect(lines[0]).toMatch(/^(?:\[0\]){49999}\[0\]: expected 1, found 2$/);
});

test('the members of an object are its own', () => {
  expect(differences({ toString: 1 }, {})).toEqual(['toString: expected 1, found nothing']);
  expect(differences({}, { constructor: 1 })).toEqual(['constructor: expected nothing, found 1']);
});
