import { type NodeIndex, spanAt, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';

const leftOut = new WeakMap<Tree, Set<NodeIndex>>();

/**
 * Notes a node that a model lacks although its value is read from nodes of this kind: a function that reads a part of
 * it returned `undefined`. Generated code calls this.
 */
export function leaveOut(tree: Tree, node: NodeIndex): void {
  const known = leftOut.get(tree);
  if (known === undefined) leftOut.set(tree, new Set([node]));
  else known.add(node);
}

/** Whether a node was left out of the model of a tree. */
export const lacksNodes = (tree: Tree): boolean => leftOut.has(tree);

/** Returns the first node of a tree that its model lacks and that no diagnostic is about; `undefined` if none is. */
export const unreported = (tree: Tree, diagnostics: readonly { readonly span: Span }[]): NodeIndex | undefined =>
  [...(leftOut.get(tree) ?? [])].find((node) => {
    const { start, end } = spanAt(tree, node);
    return !diagnostics.some(({ span }) => span.start < end && start < span.end);
  });
