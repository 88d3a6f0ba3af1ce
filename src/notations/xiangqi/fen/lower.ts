import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { fenRows, fenState } from '../../../../generated/xiangqi/readers.js';
import { textOf, type Tree } from '../../../cst/index.js';
import { commentsOf, type Placement, placementOf } from '../setup/lower.js';
import type { XiangqiSetup } from '../setup/model.js';

/** Parses a plain FEN into a tree. */
export function parseFenTree(text: string): Tree<Fen> {
  // The rule matches any text: its rows can be error nodes of no length.
  return parse(text, { start: 'Fen' }) as Tree<Fen>;
}

/** Reads the board of a plain FEN, and lists the parts that may be faulty. */
export const fenPlacement = (tree: Tree<Fen>): Placement => placementOf(tree, tree.root.index, fenRows);

/** Builds the setup of a plain FEN, as far as it is readable. */
export function lowerFen(tree: Tree<Fen>, { fields } = fenPlacement(tree)): XiangqiSetup {
  const state = stateOf(tree);
  return {
    fields,
    ...(state === '' ? {} : { state }),
    comments: commentsOf(tree),
  };
}

/** Returns the state of the game after the position; the empty string if there is none, or only non-ASCII blanks. */
export function stateOf(tree: Tree<Fen>): string {
  const at = fenState(tree, tree.root.index);
  return at === 0 ? '' : textOf(tree, at).trim();
}
