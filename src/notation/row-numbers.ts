import { fieldOf, firstNode, nextNode, nextNodeOutside, type Node, type Tree } from '../cst/index.js';

/**
 * Looks up which row of its board a node is, from 1. Rows stand beside each other under the label `field`; they are
 * counted in one pass, when somebody asks first.
 */
export function rowNumbers(tree: Tree, field: number): (row: Pick<Node, 'index'>) => number {
  let numbers: ReadonlyMap<number, number> | undefined;
  return ({ index }) => {
    numbers ??= countRows(tree, field);
    return numbers.get(index)!;
  };
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
