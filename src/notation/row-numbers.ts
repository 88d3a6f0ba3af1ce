import { fieldOf, firstNode, nextNode, nextNodeOutside, type NodeIndex, type Tree } from '../cst/index.js';

/** A row and its number. */
interface NumberedRow {
  readonly row: NodeIndex;
  readonly number: number;
}

/** The row of each tree whose number was requested last. */
const last = new WeakMap<Tree, NumberedRow>();

/**
 * Returns the number of a row of a board, from 1. Rows are siblings with a label that no other nodes have. Fast if the
 * numbers of the rows of a tree are requested in document order: each count continues the one before.
 */
export function rowNumberOf(tree: Tree, row: NodeIndex): number {
  const before = last.get(tree);
  const number = countTo(tree, row, before !== undefined && before.row <= row ? before : undefined);
  last.set(tree, { row, number });
  return number;
}

/** Counts the rows up to `row`, from an earlier one or from the start of the tree. */
function countTo(tree: Tree, row: NodeIndex, from: NumberedRow | undefined): number {
  const field = fieldOf(tree, row);
  let number = from?.number ?? 0;
  /** The index of the next row of the same board, if there is one. */
  let next = from === undefined ? 0 : nextNodeOutside(tree, from.row);
  for (let i = from === undefined ? firstNode(tree) : next; i !== 0 && i <= row; i = nextNode(tree, i)) {
    if (fieldOf(tree, i) !== field) continue;
    number = i === next ? number + 1 : 1;
    next = nextNodeOutside(tree, i);
  }
  return number;
}
