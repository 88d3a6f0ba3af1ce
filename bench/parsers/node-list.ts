import { endOf, fieldOf, firstNode, kindOf, nextNode, startOf, type Tree } from '../../src/cst/index.js';

/** One line a node, in document order: kind, field, start, end. */
export type NodeList = readonly string[];

/** The nodes of one of our trees, without the document node. */
export function nodesOfTree(tree: Tree): NodeList {
  const { kinds, fields } = tree.language;
  const out: string[] = [];
  for (let i = firstNode(tree); i !== 0; i = nextNode(tree, i)) {
    out.push(`${kinds[kindOf(tree, i)]!} ${fields[fieldOf(tree, i)]!} ${startOf(tree, i)} ${endOf(tree, i)}`);
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
