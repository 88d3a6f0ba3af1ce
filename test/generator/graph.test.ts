import { expect, test } from 'vitest';
import { feedbackVertices, cyclesOf, hasCycle, reachability, withoutNodes } from '../../src/generator/graph.js';

const graph = (edges: Readonly<Record<string, string>>) =>
  new Map(Object.entries(edges).map(([name, targets]) => [name, new Set(targets)]));

test('the cycles of a graph are the sets of nodes that lead to each other', () => {
  const reach = reachability(graph({ a: 'b', b: 'ac', c: 'd', d: 'd', e: 'a' }));
  expect(cyclesOf(reach)).toEqual([new Set(['a', 'b']), new Set(['d'])]);
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
  const cycle = cyclesOf(reachability(nodes))[0]!;
  const chosen = feedbackVertices(nodes, cycle, ['a']);
  expect(cyclesOf(reachability(withoutNodes(nodes, chosen)))).toEqual([]);
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
