import type { Node, NodeIndex, Tree } from '../../../src/cst/index.js';

/** A node of a tree on one line. */
export interface TreeRow {
  readonly index: number;
  readonly depth: number;
  readonly field: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** The text of a leaf, shortened. */
  readonly text: string;
  readonly isLeaf: boolean;
  readonly isOpen: boolean;
  readonly isError: boolean;
}

/** The most rows that are shown at once. */
export const MAX_ROWS = 300;

/** Returns the nodes whose ancestors are all open, with their depths, in document order. */
export function openNodes(tree: Tree, open: ReadonlySet<number>): { readonly index: number; readonly depth: number }[] {
  const nodes: { index: number; depth: number }[] = [];
  const cursor = tree.cursor();
  for (;;) {
    const { index, depth } = cursor;
    nodes.push({ index, depth });
    if (open.has(index) && cursor.firstChild()) continue;
    while (!cursor.nextSibling()) if (!cursor.parent()) return nodes;
  }
}

/**
 * Returns the rows of a tree around one of its nodes, at most {@link MAX_ROWS}, and how many nodes come before and
 * after them.
 */
export function treeRows(
  tree: Tree,
  open: ReadonlySet<number>,
  around = 0,
): { readonly rows: TreeRow[]; readonly before: number; readonly after: number } {
  const nodes = openNodes(tree, open);
  const found = nodes.findIndex(({ index }) => index >= around);
  const middle = found === -1 ? nodes.length : found;
  const before = Math.max(0, Math.min(middle - MAX_ROWS / 2, nodes.length - MAX_ROWS));
  const errors = new Set(tree.language.errors);
  const rows = nodes
    .slice(before, before + MAX_ROWS)
    .map(({ index, depth }) => rowOf(tree.node(index as NodeIndex), depth, open, errors));
  return { rows, before, after: nodes.length - before - rows.length };
}

function rowOf(node: Node, depth: number, open: ReadonlySet<number>, errors: ReadonlySet<number>): TreeRow {
  const { index, kindName: kind, fieldName: field, start, end, tree } = node;
  const cursor = tree.cursor();
  cursor.index = index;
  const isLeaf = !cursor.firstChild();
  const text = isLeaf ? tree.text.slice(start, Math.min(end, start + 60)) : '';
  const isOpen = !isLeaf && open.has(index);
  return { index, depth, field, kind, start, end, text, isLeaf, isOpen, isError: errors.has(node.kind) };
}

/**
 * Returns the nodes to open so that a new tree shows something: the document, its root, and the children of small
 * trees.
 */
export function openedAtFirst(tree: Tree): Set<number> {
  const open = new Set<number>([0]);
  const cursor = tree.cursor();
  if (cursor.firstChild()) open.add(cursor.index);
  if (tree.nodeCount > 150) return open;
  do open.add(cursor.index);
  while (cursor.next());
  return open;
}

/** Returns the nodes that must be open for a node to be shown. */
export const ancestorsOf = (tree: Tree, index: number): number[] =>
  tree
    .node(index as NodeIndex)
    .ancestors()
    .map((node) => node.index as number);
