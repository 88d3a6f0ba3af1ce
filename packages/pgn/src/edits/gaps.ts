import { lineBreakOf } from 'ludogram';
import { kindOf, type NodeIndex, type Tree } from 'ludogram/cst';
import { Kind } from '../../generated/pgn/nodes.js';

/** Returns the text between a node and a new text after it. A comment to the end of the line needs a new line. */
export const gapBefore = (tree: Tree, node: NodeIndex): string =>
  kindOf(tree, node) === Kind.LineComment ? lineBreakOf(tree.text) : ' ';

/** Returns the text between a new text and what follows it. A comment to the end of the line needs a new line. */
export const gapAfter = (text: string, tree: Tree): string =>
  /(?:^|\s);[^\n]*$/.test(text) ? lineBreakOf(tree.text) : ' ';

/** Returns the line break after a new text at an offset: it is needed after a comment if its line continues. */
export function lineBreakAfter(tree: Tree, offset: number, text: string): string {
  return gapAfter(text, tree) === ' ' || /^[^\S\r\n]*(?:[\r\n]|$)/.test(tree.text.slice(offset))
    ? ''
    : lineBreakOf(tree.text);
}
