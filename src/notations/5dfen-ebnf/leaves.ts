import { type NodeIndex, startOf, textOf, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';

/** Returns the span of a node up to its closing bracket, without the white space after that. */
export function spanToBracket(tree: Tree, at: NodeIndex): Span {
  const start = startOf(tree, at);
  return { start, end: start + textOf(tree, at).replace(/(?<![ \n])[ \n]+$/, '').length };
}
