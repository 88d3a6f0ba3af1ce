import { fieldOf, firstNode, nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../../cst/index.js';

/** The last row of a tree that is counted, and its number. */
interface Count {
  /** The last row that was counted; 0 at first. */
  row: number;
  number: number;
  /** The index after that row, at which the next row of the same board begins, if there is one. */
  next: NodeIndex | 0;
}

const counts = new WeakMap<Tree, Count>();

/**
 * Returns the number of a row of a board, from 1. Rows are siblings with a label that no other nodes have. Fast if the
 * numbers of the rows of a tree are requested in document order: each count continues the one before.
 */
export function rowNumberOf(tree: Tree, row: NodeIndex): number {
  let count = counts.get(tree);
  if (count === undefined || count.row > row) counts.set(tree, (count = { row: 0, number: 0, next: firstNode(tree) }));
  const field = fieldOf(tree, row);
  for (let i = count.next; i !== 0 && i <= row; i = nextNode(tree, i)) {
    if (fieldOf(tree, i) !== field) continue;
    count.number = i === count.next ? count.number + 1 : 1;
    count.row = i;
    count.next = nextNodeOutside(tree, i);
  }
  return count.number;
}
