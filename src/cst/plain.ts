import { endAt, fieldAt, kindAt, nextAt, NODE_SIZE, startAt } from './layout.js';
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

/** Returns the subtree at word `root` as plain nested objects. Iterative, so any depth is possible. */
export function plainNode(tree: Tree, root: number): PlainNode {
  const { data, language, text } = tree;
  const open: { readonly after: number; readonly children: PlainNode[] }[] = [];
  let result: PlainNode | undefined;
  const last = nextAt(data, root);
  for (let i = root; i < last; i += NODE_SIZE) {
    while ((open.at(-1)?.after ?? last) <= i) open.pop();
    const field = language.fields[fieldAt(data, i)]!;
    const start = startAt(data, i);
    const end = endAt(data, i);
    const after = nextAt(data, i);
    const children: PlainNode[] = [];
    const node: PlainNode = {
      kind: language.kinds[kindAt(data, i)]!,
      ...(field === '' ? {} : { field }),
      start,
      end,
      ...(after === i + NODE_SIZE ? { text: text.slice(start, end) } : { children }),
    };
    open.at(-1)?.children.push(node);
    result ??= node;
    open.push({ after, children });
  }
  return result!;
}
