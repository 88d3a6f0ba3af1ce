import { nextAt, NODE_SIZE } from './layout.js';
import type { Node } from './node.js';
import type { Tree } from './tree.js';

/** A node as a plain object. Leaves have their text, other nodes their children. */
export interface PlainNode {
  readonly kind: string;
  readonly field?: string;
  readonly start: number;
  readonly end: number;
  readonly text?: string;
  readonly children?: readonly PlainNode[];
}

/** Returns a tree as plain nested objects. Iterative, so any depth is possible. */
export function plainNode(tree: Tree): PlainNode {
  /** The children of the current node and of those that contain it. */
  const open: PlainNode[][] = [[]];
  const [top = []] = open;
  const cursor = tree.cursor();
  do {
    const { depth, node } = cursor;
    const { kindName, fieldName, start, end } = node;
    const children: PlainNode[] = [];
    open[depth]?.push({
      kind: kindName,
      ...(fieldName === '' ? {} : { field: fieldName }),
      start,
      end,
      ...(isLeaf(node) ? { text: node.text } : { children }),
    });
    open[depth + 1] = children;
  } while (cursor.next());
  return top[0]!;
}

/** Whether a node has no children. */
export const isLeaf = ({ tree, index }: Node): boolean => nextAt(tree.data, index) === index + NODE_SIZE;
