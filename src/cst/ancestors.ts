import { endAt, nextAt, NODE_SIZE, startAt } from './layout.js';
import type { NodeIndex } from './node-index.js';
import type { Tree } from './tree.js';

/**
 * The nodes that hold a node, from the document inwards. Takes time in proportion to the siblings that come before the
 * node and before its ancestors; what is inside those siblings is skipped.
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
 * The innermost node that holds the character at an offset; the document where no other node does. Looks at the siblings that
 * come before that node and before its ancestors, and skips what is inside them.
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
