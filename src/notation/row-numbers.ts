import { fieldOf, firstNode, nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../cst/index.js';

const known = new WeakMap<Tree, ReadonlyMap<number, number>>();

/**
 * The number of a row of a board, from 1. Rows are siblings with one label, which no other nodes have; they are counted in
 * one pass over the tree, when the first number is needed.
 */
export function rowNumberOf(tree: Tree, row: NodeIndex): number {
  let numbers = known.get(tree);
  if (numbers === undefined) known.set(tree, (numbers = countRows(tree, fieldOf(tree, row))));
  return numbers.get(row) ?? 1;
}

/** The numbers of all rows of a tree, by the indices of their nodes. */
function countRows(tree: Tree, field: number): Map<number, number> {
  const numbers = new Map<number, number>();
  /** The number of a row that begins at an index, directly after another. */
  const next = new Map<number, number>();
  for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
    if (fieldOf(tree, i) !== field) continue;
    const number = next.get(i) ?? 1;
    numbers.set(i, number);
    next.set(nextNodeOutside(tree, i), number + 1);
  }
  return numbers;
}
