import type { Node, Tree } from '../../cst/index.js';

/** The number of syntax errors from which a text is taken for unreadable. */
const MANY = 1000;

/**
 * Whether a text with errors has a part that was read: a node with parts of its own and without an error in it, such as
 * a tag with its name and value. Words and comments alone say nothing about the notation of a text.
 */
export function hasReadablePart(tree: Tree): boolean {
  const errors = tree.errors();
  if (errors.length >= MANY) return false;
  const wrong = new Set(errors.map(({ index }) => index as number));
  const around = new Set(errors.flatMap((error) => error.ancestors().map(({ index }) => index as number)));
  const comments = new Set(tree.comments().map(({ index }) => index as number));
  const isRead = (node: Node): boolean => {
    const { children, index } = node;
    if (wrong.has(index) || comments.has(index)) return false;
    return around.has(index) ? children.some(isRead) : children.some((child) => !comments.has(child.index));
  };
  return tree.node(0).children.some(isRead);
}
