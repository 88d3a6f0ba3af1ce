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

const known = new WeakMap<Tree, (row: Node) => number>();

/** The number of a row of a board, from 1. Rows are siblings under the label `field`; they are counted once for each tree. */
export function rowNumberOf(row: Node, field: number): number {
  let rowNumber = known.get(row.tree);
  if (rowNumber === undefined) known.set(row.tree, (rowNumber = rowNumbers(row.tree, field)));
  return rowNumber(row);
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
