import type { Node, Tree } from '../cst/index.js';
import type { SelectableNode } from './esquery-package.js';

/** Keys of a candidate that no label can have. */
const TAKEN: ReadonlySet<string> = new Set(['type', 'children', 'node', 'text', 'start', 'end', '__proto__']);

/** Returns the key of the nodes with a label. */
export const keyOfLabel = (label: string): string => (TAKEN.has(label) ? `${label}_` : label);

/** A node of a tree in the form that selectors match: a key for each label, and the nodes inside in `children`. */
export class Candidate implements SelectableNode {
  readonly type: string;
  readonly children: Candidate[] = [];
  readonly node: Node;

  constructor(node: Node) {
    this.type = node.kindName;
    this.node = node;
  }

  get text(): string {
    return this.node.text;
  }
  get start(): number {
    return this.node.start;
  }
  get end(): number {
    return this.node.end;
  }

  /** Adds a node inside, under its label if it has one. A label that occurs more than once has a list. */
  add(inner: Candidate, label: string): void {
    this.children.push(inner);
    if (label === '') return;
    const own = this as unknown as Record<string, Candidate | Candidate[]>;
    const key = keyOfLabel(label);
    const before = own[key];
    if (before === undefined) own[key] = inner;
    else if (Array.isArray(before)) before.push(inner);
    else own[key] = [before, inner];
  }
}

/** Returns the candidates of a tree, from the document inwards, by the index of their node. Iterative. */
export function candidatesOf(tree: Tree): ReadonlyMap<number, Candidate> {
  const cursor = tree.cursor();
  const all = new Map<number, Candidate>();
  /** The candidates that contain the next node. */
  const open: Candidate[] = [];
  do {
    const { node, depth } = cursor;
    const candidate = new Candidate(node);
    all.set(node.index, candidate);
    open.length = depth;
    open.at(-1)?.add(candidate, node.fieldName);
    open.push(candidate);
  } while (cursor.next());
  return all;
}
