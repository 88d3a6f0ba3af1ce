import { expect, test } from 'vitest';
import { ancestorsOf, type Tree } from '../../src/cst/index.js';
import { NEXT, NODE_SIZE } from '../../src/cst/layout.js';
import { loadGenerated } from '../differential/load-generated.js';
import { Random, SEED } from '../support/random.js';

const { parse } = loadGenerated(`
List = _ items:((Item / Group) _)*
Group = "(" _ items:((Item / Group) _)* ")"
Item = [a-z]+
_ = [ ]*
`);

const indicesOf = (tree: Tree): number[] => Array.from({ length: tree.nodeCount }, (_, i) => i * NODE_SIZE);

test('the nodes that contain a node are the same in any order of searches', () => {
  const tree = parse('a (b (c) d) e ((f)) ((g h) i) j');
  const indices = indicesOf(tree);
  const containing = (at: number) => indices.filter((i) => i < at && tree.data[i + NEXT]! > at);
  const random = new Random(SEED);
  const orders = [indices, indices.toReversed(), Array.from({ length: 300 }, () => random.pick(indices))];
  for (const at of orders.flat()) expect(ancestorsOf(tree, at), `node ${at}`).toEqual(containing(at));
});

test('the result of a search stays the same after the next one', () => {
  const tree = parse('((a)) b');
  const indices = indicesOf(tree);
  const found = ancestorsOf(tree, indices.at(-2)!);
  const copy = [...found];
  ancestorsOf(tree, indices.at(-1)!);
  expect(found).toEqual(copy);
});

test('searches for all nodes in order examine each node a few times', () => {
  const readsFor = (count: number): number => {
    const { data, size, nodeCount } = parse('(a) b '.repeat(count));
    let reads = 0;
    const counting = new Proxy(data, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key) as unknown;
      },
    });
    const tree = { data: counting, size } as Tree;
    for (let i = 0; i < size; i += NODE_SIZE) ancestorsOf(tree, i);
    return reads / nodeCount;
  };
  expect(readsFor(100)).toBeLessThan(5);
  expect(readsFor(1000)).toBeLessThan(5);
});
