import { ancestorIndices, innermostAt, parentIndex, smallestCovering } from './enclosing.js';
import type { Node, NodeIndex } from './node.js';
import type { Tree } from './tree.js';

/**
 * Returns the parent of a node other than the document. The first call for a tree takes time in proportion to its size.
 */
export const parentOf = (tree: Tree, node: NodeIndex): NodeIndex => parentIndex(tree, node) as NodeIndex;

/**
 * Returns the nodes that contain a node, from the document inwards. The first call for a tree takes time in proportion
 * to its size.
 */
export const ancestorsOf = (tree: Tree, node: number): NodeIndex[] => ancestorIndices(tree, node) as NodeIndex[];

/** Returns the views of a node and of the nodes that contain it, from the node outwards to the document. */
export const withAncestors = (node: Node): Node[] => [node, ...node.ancestors()];

/**
 * Returns the innermost node that contains the character at an offset; the document if no other node does. Examines the
 * siblings before that node and before its ancestors, and skips the inside of them.
 */
export const nodeIndexAt = (tree: Tree, offset: number): NodeIndex => innermostAt(tree, offset) as NodeIndex;

/**
 * Returns the smallest node that contains a span; of several with the same extent, the outermost one. The document if
 * no other node contains it.
 *
 * @param span the offsets of its first character, and of the character after its last one
 */
export const coveringNode = (tree: Tree, span: { readonly start: number; readonly end: number }): NodeIndex =>
  smallestCovering(tree, span) as NodeIndex;
