import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';
import type { NodeIndex } from './node-index.js';
import type { Tree } from './tree.js';

/** The node of the last search in each tree, after the nodes that contain it. */
const searches = new WeakMap<Tree, readonly number[]>();

/**
 * Returns the nodes that contain a node, from the document inwards. Examines the siblings before the node and before its
 * ancestors, and skips the inside of those siblings. A search for a later node than the last one continues there, so
 * searches for each error of a text take time in proportion to the text.
 */
export function ancestorsOf(tree: Tree, at: number): NodeIndex[] {
  const { data } = tree;
  const last = searches.get(tree) ?? [0];
  const path = last.filter((i) => i < at && nextAt(data, i) > at);
  let i = last[path.length] ?? at + 1;
  if (i > at) i = path.at(-1)! + NODE_SIZE;
  while (i < at) {
    const next = nextAt(data, i);
    if (next > at) path.push(i);
    i = next > at ? i + NODE_SIZE : next;
  }
  searches.set(tree, [...path, at]);
  return path as NodeIndex[];
}

/**
 * Returns the innermost node that contains the character at an offset; the document if no other node does. Examines the
 * siblings before that node and before its ancestors, and skips the inside of them.
 */
export function nodeIndexAt({ data, size }: Tree, offset: number): NodeIndex {
  let found = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= offset;) {
    const isInside = endAt(data, i) > offset;
    if (isInside) found = i;
    i = isInside ? i + NODE_SIZE : nextAt(data, i);
  }
  return found as NodeIndex;
}

/**
 * Returns the smallest node that contains a span; of several with the same extent, the outermost one. The document if no
 * other node contains it.
 *
 * @param span the offsets of its first character, and of the character after its last one
 */
export function coveringNode(
  { data, size }: Tree,
  { start, end }: { readonly start: number; readonly end: number },
): NodeIndex {
  let found = 0;
  for (let i = NODE_SIZE; i < size && startAt(data, i) <= start;) {
    const contains = endAt(data, i) >= end;
    const isSmaller = contains && endAt(data, i) - startAt(data, i) < endAt(data, found) - startAt(data, found);
    if (isSmaller || (contains && found === 0)) found = i;
    i = contains ? i + NODE_SIZE : nextAt(data, i);
  }
  return found as NodeIndex;
}
