import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';

/**
 * The nodes of a tree, as far as they are searched here. `tree.ts` and `node.ts` use these searches, so this file does
 * not import their types; `ancestors.ts` has the searches with them.
 */
export interface FlatNodes {
  readonly data: Int32Array;
  readonly size: number;
}

/**
 * The number of nodes in a block. Only the parent of the first node of each block is kept: a large text has tens of
 * millions of nodes.
 */
const NODES_PER_BLOCK = 8;
const BLOCK_SIZE = NODES_PER_BLOCK * NODE_SIZE;

/** For each tree in which a parent was requested, the parents of the first nodes of its blocks. */
const tables = new WeakMap<FlatNodes, Int32Array>();

/** Returns the parents of the first nodes of the blocks of a tree. */
function parentsIn(tree: FlatNodes): Int32Array {
  const cached = tables.get(tree);
  if (cached !== undefined) return cached;
  const { data } = tree;
  const size = nextAt(data, 0);
  const parents = new Int32Array(Math.ceil(size / BLOCK_SIZE));
  for (let i = BLOCK_SIZE; i < size; i += BLOCK_SIZE) parents[i / BLOCK_SIZE] = parentAt(data, i, parents);
  tables.set(tree, parents);
  return parents;
}

/**
 * Returns the last node before this one whose subtree ends after it: its parent. Walking back through all nodes would
 * take as long as the text between them, and a text can have an error in each character. So the walk leaps from the
 * first node of a block to its parent: the nodes between them end before the former.
 */
function parentAt(data: Int32Array, node: number, parents: Int32Array): number {
  let i = node - NODE_SIZE;
  while (nextAt(data, i) <= node) i = i % BLOCK_SIZE === 0 ? parents[i / BLOCK_SIZE]! : i - NODE_SIZE;
  return i;
}

/**
 * Returns the parent of a node other than the document. The first call for a tree takes time in proportion to its size.
 */
export const parentIndex = (tree: FlatNodes, node: number): number => parentAt(tree.data, node, parentsIn(tree));

/**
 * Returns the nodes that contain a node, from the document inwards. The first call for a tree takes time in proportion
 * to its size.
 */
export function ancestorIndices(tree: FlatNodes, node: number): number[] {
  const parents = parentsIn(tree);
  const path: number[] = [];
  for (let i = node; i > 0;) path.push((i = parentAt(tree.data, i, parents)));
  return path.reverse();
}

/**
 * Returns the innermost node that contains the character at an offset; the document if no other node does. Examines the
 * siblings before that node and before its ancestors, and skips the inside of them.
 */
export function innermostAt({ data, size }: FlatNodes, offset: number): number {
  let innermost = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= offset;) {
    const isInside = endAt(data, i) > offset;
    if (isInside) innermost = i;
    i = isInside ? i + NODE_SIZE : nextAt(data, i);
  }
  return innermost;
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
  let smallest = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= start;) {
    const contains = endAt(data, i) >= end;
    const isSmaller = contains && endAt(data, i) - startAt(data, i) < endAt(data, smallest) - startAt(data, smallest);
    if (isSmaller || (contains && smallest === 0)) smallest = i;
    i = contains ? i + NODE_SIZE : nextAt(data, i);
  }
  return smallest;
}
