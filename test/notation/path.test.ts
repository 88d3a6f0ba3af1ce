import { expect, test } from 'vitest';
import { KnownParts } from '../../src/notation/path.js';

test('parts of a model are known in any order of paths', () => {
  const model = { moves: [{ to: 'a1', lines: [{ moves: [{ to: 'b2' }] }] }, { to: 'c3' }], result: undefined };
  const parts = new KnownParts(model);
  const deep = ['moves', 0, 'lines', 0, 'moves', 0, 'to'];
  expect(parts.has(deep)).toBe(true);
  expect(parts.has([...deep, 'x'])).toBe(false);
  expect(parts.has([...deep.slice(0, 5), 1])).toBe(false);
  expect(parts.has(deep)).toBe(true);
  expect(parts.has(['moves', 1, 'to'])).toBe(true);
  expect(parts.has(['moves', 1, 'lines'])).toBe(false);
  expect(parts.has(['moves', '0'])).toBe(false);
  expect(parts.has(['moves', 'length'])).toBe(false);
  expect(parts.has(['result'])).toBe(false);
  expect(parts.has([])).toBe(true);
  expect(parts.has('moves' as never)).toBe(false);
  expect(parts.has(deep)).toBe(true);
});

test('a path that is changed after it was looked up is another path', () => {
  const parts = new KnownParts({ moves: ['a'] });
  const path: (string | number)[] = ['moves', 0];
  expect(parts.has(path)).toBe(true);
  path[1] = 1;
  expect(parts.has(path)).toBe(false);
});
