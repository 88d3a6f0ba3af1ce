import { type Node, type NodeIndex, parentOf, type Tree } from '../../cst/index.js';

/** The number of syntax errors from which a text is taken for unreadable. */
const MANY = 1000;

/**
 * Whether a text with errors has a part that was read: a node with parts of its own and without an error in it, such as
 * a tag with its name and value. Words and comments alone say nothing about the notation of a text.
 */
export function hasReadablePart(tree: Tree): boolean {
  const errors: Node[] = [];
  for (const error of tree.eachError()) if (errors.push(error) >= MANY) return false;
  const unread = new Set(errors.concat(tree.comments()).map(({ index }) => index));
  /** The nodes that contain an error, the document among them. */
  const around = new Set([0 as NodeIndex]);
  for (const { index } of errors) {
    // Outer nodes are shared, and followed once.
    for (let at = parentOf(tree, index); !around.has(at); at = parentOf(tree, at)) around.add(at);
  }
  for (const at of around) {
    for (const child of tree.node(at).children) {
      if (around.has(child.index) || unread.has(child.index)) continue;
      if (child.children.some(({ index }) => !unread.has(index))) return true;
    }
  }
  return false;
}
