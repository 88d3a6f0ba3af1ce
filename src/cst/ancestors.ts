import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';
import type { NodeIndex } from './node-index.js';
import type { Tree } from './tree.js';

/** A node of a tree, and the nodes that contain it, from the document inwards. */
interface Search {
  readonly at: number;
  readonly path: NodeIndex[];
}

/** The last search in each tree. */
const searches = new WeakMap<object, Search>();

/**
 * Returns the nodes that contain a node, from the document inwards. Examines the siblings before the node and before its
 * ancestors, and skips the inside of those siblings. A search for a later node than the last one continues there, so
 * that a search for each error of a text takes time in proportion to the text.
 */
export function ancestorsOf(tree: Tree, at: number): NodeIndex[] {
  const { data } = tree;
  const last = searches.get(tree);
  const isLater = last !== undefined && last.at <= at;
  const path = isLater ? last.path : [];
  let i = isLater ? last.at : 0;
  for (let top = path.at(-1); top !== undefined && nextAt(data, top) <= at; top = path.at(-1)) {
    i = top;
    path.pop();
  }
  while (i < at) {
    const next = nextAt(data, i);
    if (next > at) path.push(i as NodeIndex);
    i = next > at ? i + NODE_SIZE : next;
  }
  searches.set(tree, { at, path });
  return [...path];
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
