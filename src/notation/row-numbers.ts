import { fieldOf, firstNode, nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../cst/index.js';

const known = new WeakMap<Tree, ReadonlyMap<number, number>>();

/**
 * Returns the number of a row of a board, from 1. Rows are siblings with a label that no other nodes have. All rows are
 * counted in one pass over the tree when the first number is needed.
 */
export function rowNumberOf(tree: Tree, row: NodeIndex): number {
  let numbers = known.get(tree);
  if (numbers === undefined) known.set(tree, (numbers = countRows(tree, fieldOf(tree, row))));
  return numbers.get(row) ?? 1;
}

/** Returns the numbers of all rows of a tree by the indices of their nodes. */
function countRows(tree: Tree, field: number): Map<number, number> {
  const numbers = new Map<number, number>();
  /** By index of a node: the number of the row, if it begins there, directly after another one. */
  const next = new Map<number, number>();
  for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
    if (fieldOf(tree, i) !== field) continue;
    const number = next.get(i) ?? 1;
    numbers.set(i, number);
    next.set(nextNodeOutside(tree, i), number + 1);
  }
  return numbers;
}
