import { kindOf, nextNode, nextNodeOutside, type NodeIndex, parentOf, type Tree } from '../../cst/index.js';

/** The number of syntax errors from which a text is taken for unreadable. */
const MIN_UNREADABLE_ERRORS = 1000;

/**
 * Whether a text with errors has a part that was read: a node with parts of its own and without an error in it, such as
 * a tag with its name and value. Words and comments alone say nothing about the notation of a text.
 */
export function hasReadablePart(tree: Tree): boolean {
  const unread = new Set<NodeIndex>();
  for (const { index } of tree.eachError()) if (unread.add(index).size >= MIN_UNREADABLE_ERRORS) return false;
  const outer = nodesAround(tree, unread);
  const { comments } = tree.language;
  const isUnread = (node: NodeIndex): boolean => unread.has(node) || comments.includes(kindOf(tree, node));
  const isReadPart = (node: NodeIndex): boolean => {
    if (outer.has(node) || isUnread(node)) return false;
    for (const part of childrenOf(tree, node)) if (!isUnread(part)) return true;
    return false;
  };
  for (const node of outer) for (const child of childrenOf(tree, node)) if (isReadPart(child)) return true;
  return false;
}

/** Returns the nodes that contain one of the given nodes, the document among them even if none is given. */
function nodesAround(tree: Tree, nodes: Iterable<NodeIndex>): ReadonlySet<NodeIndex> {
  const around = new Set([0 as NodeIndex]);
  for (const index of nodes) {
    // Outer nodes are shared, and followed once.
    for (let node = parentOf(tree, index); !around.has(node); node = parentOf(tree, node)) around.add(node);
  }
  return around;
}

/** Yields the children of a node one by one: a node can have millions. */
function* childrenOf(tree: Tree, node: NodeIndex): Generator<NodeIndex> {
  for (let child = nextNode(tree, node, node); child !== 0; child = nextNodeOutside(tree, child, node)) yield child;
}
