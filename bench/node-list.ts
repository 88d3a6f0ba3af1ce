import type { Tree } from '../src/cst/index.js';
import { fieldAt, kindAt, WORDS } from '../src/cst/layout.js';

/** One line a node, in document order: kind, field, start, end. */
export type NodeList = readonly string[];

/** The nodes of one of our trees, but for the document that holds them. */
export function nodesOfTree({ language, words, size }: Tree): NodeList {
  const out: string[] = [];
  for (let i = WORDS; i < size; i += WORDS) {
    const kind = language.kinds[kindAt(words, i)]!;
    out.push(`${kind} ${language.fields[fieldAt(words, i)]!} ${words[i + 1]!} ${words[i + 2]!}`);
  }
  return out;
}

/** A node as the object-building contenders make it. */
export interface ObjectNode {
  readonly kind: string;
  /** Empty for none. */
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly children: readonly ObjectNode[];
}

/** The nodes of a tree of objects. */
export function nodesOfObjects(root: ObjectNode): NodeList {
  const out: string[] = [];
  const stack = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    out.push(`${node.kind} ${node.field} ${node.start} ${node.end}`);
    for (let i = node.children.length - 1; i >= 0; i--) stack.push(node.children[i]!);
  }
  return out;
}
