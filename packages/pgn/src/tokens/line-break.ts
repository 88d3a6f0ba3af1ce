import { lineBreakOf } from 'ludogram';
import type { Tree } from 'ludogram/cst';

const known = new WeakMap<Tree, string>();

/**
 * Returns the line break that the text of a tree uses first; a line feed if it has none. The text is searched once: it
 * can have many games, all on one line.
 */
export function lineBreakIn(tree: Tree): string {
  const lineBreak = known.get(tree) ?? lineBreakOf(tree.text);
  known.set(tree, lineBreak);
  return lineBreak;
}
