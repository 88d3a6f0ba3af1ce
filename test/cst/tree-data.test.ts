import { describe, expect, test } from 'vitest';
import { createArena, enlargeTreeData } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';

const { parse } = loadGenerated('List = (items:Item " "?)*\nItem = [a-z]\n');

describe('small trees share memory', () => {
  test('without a change of one while others are parsed', () => {
    const texts = Array.from({ length: 500 }, (_, i) => 'a b '.repeat(i % 40).trimEnd());
    const trees = texts.map((text) => parse(text));
    const again = texts.map((text) => parse(text, { arena: createArena() }));
    expect(trees.map((tree) => tree.dump())).toEqual(again.map((tree) => tree.dump()));
    expect(new Set(trees.map(({ data }) => data.buffer)).size).toBeLessThan(50);
  });

  test('with neither a large tree nor one in an arena', () => {
    const small = parse('a');
    const arena = createArena();
    const others = [parse('a'.repeat(10_000)), parse('b', { arena })];
    parse('c', { arena });
    for (const other of others) expect(other.data.buffer).not.toBe(small.data.buffer);
    expect(small.source()).toBe('a');
  });

  test('even if a text requires more than was estimated', () => {
    const dense = loadGenerated('A = (b:B)*\nB = c:C\nC = d:D\nD = e:E\nE = f:F\nF = "x"\n').parse;
    const trees = Array.from({ length: 100 }, (_, i) => dense('x'.repeat(i)));
    expect(trees.map(({ nodeCount }) => nodeCount)).toEqual(trees.map((_, i) => 2 + 5 * i));
    expect(trees.map((tree) => tree.source().length)).toEqual(trees.map((_, i) => i));
  });
});

test('a tree grows up to the number of integers that indexes can reach', () => {
  expect(enlargeTreeData(new Int32Array([1, 2]), 3)).toEqual(new Int32Array([1, 2, 0, 0]));
  expect(enlargeTreeData(new Int32Array([1, 2]), 5)).toEqual(new Int32Array([1, 2, 0, 0, 0]));
  const full = { length: 2 ** 30 - 4 } as Int32Array;
  expect(() => enlargeTreeData(full, 0)).toThrow(new RangeError('text too long'));
});
