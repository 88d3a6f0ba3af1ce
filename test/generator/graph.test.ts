import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { components } from '../../src/generator/graph/components.js';
import { cyclesOf, feedbackVertices, hasCycle, withoutNodes } from '../../src/generator/graph/cycles.js';
import { reachability } from '../../src/generator/graph/reachability.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const graph = (edges: Readonly<Record<string, string>>) =>
  new Map(Object.entries(edges).map(([name, targets]) => [name, new Set(targets)]));

test('the cycles of a graph are the sets of nodes that lead to each other', () => {
  const nodes = graph({ a: 'b', b: 'ac', c: 'd', d: 'd', e: 'a' });
  expect(cyclesOf(nodes)).toEqual([new Set(['a', 'b']), new Set(['d'])]);
});

test('the components of a graph come after those that they lead to', () => {
  const found = components(graph({ a: 'bd', b: 'ac', c: 'd', d: 'de', e: 'x', f: 'fa' }));
  expect(found).toEqual([['x'], ['e'], ['d'], ['c'], ['a', 'b'], ['f']].map((names) => new Set(names)));
});

test('a chain of any length has components', () => {
  const chain = new Map(Array.from({ length: 20_000 }, (_, i) => [`${i}`, new Set([`${i + 1}`])]));
  expect(components(chain)).toHaveLength(20_001);
});

test('each node leads to the targets of its targets', () => {
  const reach = reachability(graph({ a: 'bx', b: 'cd', c: 'be', d: 'd', e: '' }));
  const expected = graph({ a: 'bcdex', b: 'bcde', c: 'bcde', d: 'd', e: '' });
  expect(new Map(Array.from(reach, ([name, reached]) => [name, new Set(reached)]))).toEqual(expected);
  expect(Array.from(reach.values(), ({ size }) => size)).toEqual([5, 4, 4, 1, 0]);
  expect(['a', 'x', 'y'].map((name) => reach.get('a')!.has(name))).toEqual([false, true, false]);
});

test('what the nodes of a chain of thousands lead to takes little memory', () => {
  const length = 4000;
  const chain = new Map(Array.from({ length }, (_, i) => [`${i}`, new Set([`${i + 1}`])]));
  const used = (): number => {
    collect();
    return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
  };
  const before = used();
  const reach = reachability(chain);
  expect(used() - before).toBeLessThan(2 ** 26);
  expect(['0', '3000', '3999'].map((name) => reach.get(name)!.size)).toEqual([4000, 1000, 1]);
});

test('removed nodes have no edges', () => {
  expect(withoutNodes(graph({ a: 'ab', b: 'a' }), new Set(['b']))).toEqual(graph({ a: 'a', b: '' }));
});

test.each([
  ['two cycles that share a node', { a: 'bc', b: 'a', c: 'a' }, 'a'],
  ['a node that another cut makes unnecessary', { a: 'b', b: 'abc', c: 'ab' }, 'b'],
  ['edges out of the cycle', { a: 'ax', x: '' }, 'a'],
])('few nodes cut %s', (_name, edges, expected) => {
  const nodes = graph(edges);
  const cycle = cyclesOf(nodes)[0]!;
  const chosen = feedbackVertices(nodes, cycle, ['a']);
  expect(cyclesOf(withoutNodes(nodes, chosen))).toEqual([]);
  if (expected === 'a') expect(chosen).toEqual(new Set(['a']));
});

test.each<[Record<string, string>, boolean]>([
  [{}, false],
  [{ a: 'bc', b: 'c', c: '' }, false],
  [{ a: 'a' }, true],
  [{ a: 'b', b: 'c', c: 'b' }, true],
  [{ a: 'x' }, false],
])('a node of %j leads back to itself: %s', (edges, expected) => {
  expect(hasCycle(graph(edges))).toBe(expected);
});
