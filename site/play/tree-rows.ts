import type { Node, NodeIndex, Tree } from '../../src/cst/index.js';

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

/** More rows than these are not shown at once. */
export const MOST_ROWS = 2000;

/** The rows of a tree: the nodes whose ancestors are all open, at most {@link MOST_ROWS}. */
export function treeRows(tree: Tree, open: ReadonlySet<number>): { readonly rows: TreeRow[]; readonly isCut: boolean } {
  const errors = new Set(tree.language.errors);
  const rows: TreeRow[] = [];
  const cursor = tree.cursor();
  for (;;) {
    if (rows.length >= MOST_ROWS) return { rows, isCut: true };
    const { node, depth } = cursor;
    const row = rowOf(node, depth, open, errors);
    rows.push(row);
    if (row.isOpen && cursor.firstChild()) continue;
    let isDone = false;
    while (!cursor.nextSibling()) {
      if (!cursor.parent()) {
        isDone = true;
        break;
      }
    }
    if (isDone) return { rows, isCut: false };
  }
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

/** The nodes to open so that a new tree shows something: the document, its root, and the children of small trees. */
export function openedAtFirst(tree: Tree): Set<number> {
  const open = new Set<number>([0]);
  const cursor = tree.cursor();
  if (cursor.firstChild()) open.add(cursor.index);
  if (tree.nodeCount > 150) return open;
  do open.add(cursor.index);
  while (cursor.next());
  return open;
}

/** The nodes that must be open for a node to be shown. */
export const ancestorsOf = (tree: Tree, index: number): number[] =>
  tree
    .node(index as NodeIndex)
    .ancestors()
    .map((node) => node.index as number);
