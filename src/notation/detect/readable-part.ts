import { nextNode, nextNodeOutside, type NodeIndex, parentOf, type Tree } from '../../cst/index.js';

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
    for (const child of childrenOf(tree, node)) {
      if (around.has(child) || unread.has(child)) continue;
      for (const part of childrenOf(tree, child)) if (!unread.has(part)) return true;
    }
  }
  return false;
}

/** Yields the children of a node one by one: a node can have millions. */
function* childrenOf(tree: Tree, node: NodeIndex): Generator<NodeIndex> {
  for (let child = nextNode(tree, node, node); child !== 0; child = nextNodeOutside(tree, child, node)) yield child;
}
