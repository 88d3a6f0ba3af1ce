import { nextAt, NODE_SIZE } from './layout.js';

/** A node as a plain object. Leaves have their text, other nodes their children. */
export interface PlainNode {
  readonly kind: string;
  readonly field?: string;
  readonly start: number;
  readonly end: number;
  readonly text?: string;
  readonly children?: readonly PlainNode[];
}

/** A walk over all nodes of a tree in document order, as a cursor makes it from the document node. */
export interface NodeWalk {
  readonly depth: number;
  readonly node: WalkedNode;
  /** Moves to the next node; returns `false` after the last one. */
  next(): boolean;
}

/** The members of a node that are shown. */
interface WalkedNode {
  readonly tree: { readonly data: Int32Array };
  readonly index: number;
  readonly kindName: string;
  readonly fieldName: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns a tree as plain nested objects. Iterative, so any depth is possible. */
export function plainNode(cursor: NodeWalk): PlainNode {
  /** The children of the current node and of the nodes that contain it. */
  const open: PlainNode[][] = [[]];
  const [top = []] = open;
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
export const isLeaf = ({ tree, index }: WalkedNode): boolean => nextAt(tree.data, index) === index + NODE_SIZE;
