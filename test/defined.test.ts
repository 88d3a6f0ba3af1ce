import { expect, test } from 'vitest';
import { defined } from '../src/defined.js';

test('defined keeps the members that are defined, in their order', () => {
  const members = { b: 1, a: undefined, c: null, d: false, e: '' };
  expect(Object.entries(defined(members))).toEqual([
    ['b', 1],
    ['c', null],
    ['d', false],
    ['e', ''],
  ]);
});

test('defined keeps its argument as it is', () => {
  const members = { a: undefined };
  expect('a' in { ...defined(members) }).toBe(false);
  expect('a' in members).toBe(true);
});
