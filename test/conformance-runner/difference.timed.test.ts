import { expect, test } from 'vitest';
import { slowdown } from '../../src/cli/verbs/fuzz/slowdown.js';
import type { Json } from '../../src/notation/codec/codec.js';
import { jsonDifferences } from '../../src/notation/codec/json-difference.js';

const deep = (leaf: number, depth: number) =>
  Array.from({ length: depth }).reduce<Json>((inner) => [inner, leaf], leaf);

test('the time grows with the size of the values, not with their depth', () => {
  const compare = (depth: number) => {
    const [wanted, found] = [deep(1, depth), deep(2, depth)];
    return () => expect([...jsonDifferences(wanted, found)]).toHaveLength(depth + 1);
  };
  const maxSlowdown = 24;
  expect(slowdown(compare(10_000), compare(80_000), maxSlowdown)).toBeLessThan(maxSlowdown);
});
