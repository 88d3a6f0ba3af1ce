import type { Node, Tree } from '../cst/index.js';
import { fieldAt, NEXT, WORDS } from '../cst/layout.js';

/**
 * Looks up which row of its board a node is, from 1. Rows stand beside each other under the label `field`; they are
 * counted in one pass, when somebody asks first.
 */
export function rowNumbers(tree: Tree, field: number): (row: Node) => number {
  let numbers: ReadonlyMap<number, number> | undefined;
  return ({ index }) => {
    numbers ??= countRows(tree, field);
    return numbers.get(index)!;
  };
}

/** The numbers of all rows of a tree, by word index. */
function countRows({ words, size }: Tree, field: number): Map<number, number> {
  const numbers = new Map<number, number>();
  /** The number of a row that would stand here, right behind another. */
  const next = new Map<number, number>();
  for (let i = 0; i < size; i += WORDS) {
    if (fieldAt(words, i) !== field) continue;
    const number = next.get(i) ?? 1;
    numbers.set(i, number);
    next.set(words[i + NEXT]!, number + 1);
  }
  return numbers;
}
