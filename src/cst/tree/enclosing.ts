import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';

/** The nodes of a tree, as far as they are searched here. */
export interface FlatNodes {
  readonly data: Int32Array;
  readonly size: number;
}

/** For each tree in which a parent was requested, the parent of each node by the number of the node. */
const tables = new WeakMap<FlatNodes, Int32Array>();

/**
 * Returns the parent of each node of a tree. Walking back from a node to its parent would take as long as the text
 * between them, and a text can have an error in each character.
 */
function parentsIn(tree: FlatNodes): Int32Array {
  const cached = tables.get(tree);
  if (cached !== undefined) return cached;
  const { data } = tree;
  const size = nextAt(data, 0);
  const parents = new Int32Array(size / NODE_SIZE);
  for (let i = NODE_SIZE; i < size; i += NODE_SIZE) {
    let parent = i - NODE_SIZE;
    while (nextAt(data, parent) <= i) parent = parents[parent / NODE_SIZE]!;
    parents[i / NODE_SIZE] = parent;
  }
  tables.set(tree, parents);
  return parents;
}

/**
 * Returns the parent of a node other than the document. The first call for a tree takes time in proportion to its size.
 */
export const parentIndex = (tree: FlatNodes, node: number): number => parentsIn(tree)[node / NODE_SIZE]!;

/**
 * Returns the nodes that contain a node, from the document inwards. The first call for a tree takes time in proportion
 * to its size.
 */
export function ancestorIndices(tree: FlatNodes, node: number): number[] {
  const parents = parentsIn(tree);
  const path: number[] = [];
  for (let i = node; i > 0;) path.push((i = parents[i / NODE_SIZE]!));
  return path.reverse();
}

/**
 * Returns the innermost node that contains the character at an offset; the document if no other node does. Examines the
 * siblings before that node and before its ancestors, and skips the inside of them.
 */
export function innermostAt({ data, size }: FlatNodes, offset: number): number {
  let found = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= offset;) {
    const isInside = endAt(data, i) > offset;
    if (isInside) found = i;
    i = isInside ? i + NODE_SIZE : nextAt(data, i);
  }
  return found;
}

/**
 * Returns the smallest node that contains a span; of several with the same extent, the outermost one. The document if
 * no other node contains it.
 *
 * @param span the offsets of its first character, and of the character after its last one
 */
export function smallestCovering(
  { data, size }: FlatNodes,
  { start, end }: { readonly start: number; readonly end: number },
): number {
  let found = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= start;) {
    const contains = endAt(data, i) >= end;
    const isSmaller = contains && endAt(data, i) - startAt(data, i) < endAt(data, found) - startAt(data, found);
    if (isSmaller || (contains && found === 0)) found = i;
    i = contains ? i + NODE_SIZE : nextAt(data, i);
  }
  return found;
}
