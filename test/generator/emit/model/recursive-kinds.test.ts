import { expect, test } from 'vitest';
import { recursiveKinds } from '../../../../src/generator/emit/model/recursive-kinds.js';

const fieldsOf = (kinds: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(kinds).map(([parent, found]) => ({ parent, found }));

test.each<[string, Record<string, readonly string[]>, string[]]>([
  ['no cycle', { A: ['B', 'C'], B: ['C'] }, []],
  ['a kind in itself', { A: ['B'], B: ['B'] }, ['B']],
  ['the first kind of a cycle', { A: ['B'], B: ['C'], C: ['B'] }, ['B']],
  ['one kind for two cycles', { A: ['B', 'C'], B: ['A'], C: ['A'] }, ['A']],
  ['a kind for each of two cycles', { A: ['B'], B: ['A', 'C'], C: ['D'], D: ['C'] }, ['A', 'C']],
])('%s', (_, kinds, recursive) => {
  expect([...recursiveKinds(fieldsOf(kinds))].sort()).toEqual(recursive);
});

test('each field is read once, however long a chain of kinds is', () => {
  let reads = 0;
  const chain = (length: number) =>
    Array.from({ length }, (_, i) => ({
      parent: `A${i}`,
      get found() {
        reads++;
        return [`A${i + 1}`];
      },
    }));
  expect(recursiveKinds(chain(5000))).toEqual(new Set());
  expect(reads).toBe(5000);
});
