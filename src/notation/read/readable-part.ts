import {
  firstNode,
  nextNode,
  nextNodeOutside,
  type Node,
  type NodeIndex,
  parentOf,
  type Tree,
} from '../../cst/index.js';

/** The number of syntax errors from which a text is taken for unreadable. */
const MANY = 1000;

/**
 * Whether a text with errors has a part that was read: a node with parts of its own and without an error in it, such as
 * a tag with its name and value. Words and comments alone say nothing about the notation of a text.
 */
export function hasReadablePart(tree: Tree): boolean {
  const errors = tree.errors();
  if (errors.length >= MANY) return false;
  const comments = new Set(tree.comments().map(({ index }) => index));
  const unread = new Set([...comments, ...errors.map(({ index }) => index)]);
  const around = nodesAround(errors);
  let at = firstNode(tree);
  while (at !== 0) {
    if (around.has(at)) {
      at = nextNode(tree, at);
    } else {
      if (!unread.has(at) && hasPart(tree, at, comments)) return true;
      at = nextNodeOutside(tree, at);
    }
  }
  return false;
}

/** Returns the nodes that contain one of these nodes, the document among them. */
function nodesAround(nodes: readonly Node[]): ReadonlySet<NodeIndex> {
  const around = new Set([0 as NodeIndex]);
  for (const { tree, index } of nodes) {
    // Outer nodes are shared, and followed once.
    for (let at = parentOf(tree, index); !around.has(at); at = parentOf(tree, at)) around.add(at);
  }
  return around;
}

/** Whether a node contains another one that is not a comment. */
function hasPart(tree: Tree, at: NodeIndex, comments: ReadonlySet<NodeIndex>): boolean {
  for (let part = nextNode(tree, at, at); part !== 0; part = nextNodeOutside(tree, part, at)) {
    if (!comments.has(part)) return true;
  }
  return false;
}
