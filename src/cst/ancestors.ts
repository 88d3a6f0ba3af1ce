import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';
import type { NodeIndex } from './node-index.js';
import type { Tree } from './tree.js';

/**
 * Returns the nodes that contain a node, from the document inwards. Takes time in proportion to the siblings before the
 * node and before its ancestors; skips the inside of those siblings.
 */
export function ancestorsOf({ data }: Tree, at: number): NodeIndex[] {
  const found: NodeIndex[] = [];
  for (let i = 0; i < at;) {
    const next = nextAt(data, i);
    if (next > at) found.push(i as NodeIndex);
    i = next > at ? i + NODE_SIZE : next;
  }
  return found;
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
