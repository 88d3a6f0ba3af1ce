import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { fenRows, fenState } from '../../../../generated/xiangqi/readers.js';
import { textOf, type Tree } from '../../../cst/index.js';
import { commentsOf, type Placement, placementOf } from '../setup/lower.js';
import type { XiangqiSetup } from '../setup/model.js';

/** The tree of a plain FEN. */
export function parseFenTree(text: string): Tree<Fen> {
  // The rule matches any text: its rows can be error nodes of no length.
  return parse(text, { start: 'Fen' }) as Tree<Fen>;
}

/** The board of a plain FEN, and what in it may be wrong. */
export const fenPlacement = (tree: Tree<Fen>): Placement => placementOf(tree, tree.root.index, fenRows);

/** The setup of a plain FEN: what could be read of it. */
export function lowerFen(tree: Tree<Fen>, { fields } = fenPlacement(tree)): XiangqiSetup {
  const state = stateOf(tree);
  return {
    fields,
    ...(state === '' ? {} : { state }),
    comments: commentsOf(tree),
  };
}

/** The state of the game after the position; the empty text where there is none, or only blanks of other alphabets. */
export function stateOf(tree: Tree<Fen>): string {
  const at = fenState(tree, tree.root.index);
  return at === 0 ? '' : textOf(tree, at).trim();
}
