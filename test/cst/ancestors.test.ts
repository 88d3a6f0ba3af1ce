import { expect, test } from 'vitest';
import { ancestorsOf, type Node, type NodeIndex, parentOf, type Tree } from '../../src/cst/index.js';
import { loadGenerated } from '../differential/load-generated.js';
import { Random, SEED } from '../support/random.js';

const { parse } = loadGenerated(`
List = _ items:((Item / Group) _)*
Group = "(" _ items:((Item / Group) _)* ")"
Item = [a-z]+
_ = [ ]*
`);

/** The index of each node in document order, with those of the nodes that contain it. */
function pathsOf(tree: Tree): Map<number, readonly number[]> {
  const paths = new Map<number, readonly number[]>();
  const visit = (node: Node, path: readonly number[]): void => {
    paths.set(node.index, path);
    for (const child of node.children) visit(child, [...path, node.index]);
  };
  visit(tree.node(0), []);
  return paths;
}

test('the nodes that contain a node are the same in any order of searches', () => {
  const tree = parse('a (b (c) d) e ((f)) ((g h) i) j');
  const paths = pathsOf(tree);
  const indices = [...paths.keys()];
  const random = new Random(SEED);
  const orders = [indices, indices.toReversed(), Array.from({ length: 300 }, () => random.pick(indices))];
  for (const at of orders.flat()) expect(ancestorsOf(tree, at), `node ${at}`).toEqual(paths.get(at));
});

test('parents are found in deep trees, whose levels begin and end in many blocks', () => {
  const random = new Random(SEED);
  const groups = (depth: number): string => {
    const before = 'a '.repeat(random.int(12));
    return depth === 0 ? before : `${before}(${groups(depth - 1)}) ${'b '.repeat(random.int(12))}`;
  };
  const tree = parse(`${'('.repeat(40)}a${')'.repeat(40)} ${groups(60)} ((((a)))) ${groups(30)}`);
  for (const [at, path] of pathsOf(tree)) expect(ancestorsOf(tree, at), `node ${at}`).toEqual(path);
});

test('the result of a search stays the same after the next one', () => {
  const tree = parse('((a)) b');
  const indices = [...pathsOf(tree).keys()];
  const found = ancestorsOf(tree, indices.at(-2)!);
  const copy = [...found];
  ancestorsOf(tree, indices.at(-1)!);
  expect(found).toEqual(copy);
});

test('the parents of all nodes are found in any order with looks at few nodes around each', () => {
  const readsFor = (count: number, ordered: (indices: number[]) => number[]): number => {
    const parsed = parse('(a) b '.repeat(count));
    const indices = ordered([...pathsOf(parsed).keys()].slice(1));
    let reads = 0;
    const counting = new Proxy(parsed.data, {
      get(target, key) {
        reads++;
        return Reflect.get(target, key) as unknown;
      },
    });
    const tree = { data: counting } as unknown as Tree;
    const wrong = indices.filter((at) => ancestorsOf(tree, at).at(-1) !== parentOf(tree, at as NodeIndex));
    expect(wrong).toEqual([]);
    return reads / parsed.nodeCount;
  };
  for (const count of [100, 1000]) {
    expect(readsFor(count, (indices) => indices)).toBeLessThan(20);
    expect(readsFor(count, (indices) => indices.reverse())).toBeLessThan(20);
  }
});
