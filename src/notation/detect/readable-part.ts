import { type NodeIndex, parentOf, type Tree } from '../../cst/index.js';

/** The number of syntax errors from which a text is taken for unreadable. */
const MIN_UNREADABLE_ERRORS = 1000;

/**
 * Whether a text with errors has a part that was read: a node with parts of its own and without an error in it, such as
 * a tag with its name and value. Words and comments alone say nothing about the notation of a text.
 */
export function hasReadablePart(tree: Tree): boolean {
  const unread = new Set<NodeIndex>();
  for (const { index } of tree.eachError()) if (unread.add(index).size >= MIN_UNREADABLE_ERRORS) return false;
  /** The nodes that contain an error, the document among them. */
  const around = new Set([0 as NodeIndex]);
  for (const index of unread) {
    // Outer nodes are shared, and followed once.
    for (let node = parentOf(tree, index); !around.has(node); node = parentOf(tree, node)) around.add(node);
  }
  for (const { index } of tree.comments()) unread.add(index);
  for (const node of around) {
    for (const child of tree.node(node).children) {
      const isUnread = around.has(child.index) || unread.has(child.index);
      if (!isUnread && child.children.some(({ index }) => !unread.has(index))) return true;
    }
  }
  return false;
}
