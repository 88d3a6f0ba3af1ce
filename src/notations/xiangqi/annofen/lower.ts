import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { annoFenRows } from '../../../../generated/xiangqi/readers.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf, type Placement, placementOf } from '../setup/lower.js';
import type { XiangqiSetup } from '../setup/model.js';

/** The tree of an annoFEN text. */
export function parseAnnoFenTree(text: string): Tree<AnnoFen> {
  // The rule matches any text: its version and its rows can be error nodes of no length.
  return parse(text, { start: 'AnnoFen' }) as Tree<AnnoFen>;
}

/** The board of an annoFEN text, and what in it may be wrong. */
export const annoFenPlacement = (tree: Tree<AnnoFen>): Placement => placementOf(tree, tree.root.index, annoFenRows);

/** The setup of an annoFEN text: what could be read of it. */
export const lowerAnnoFen = (tree: Tree<AnnoFen>, { fields } = annoFenPlacement(tree)): XiangqiSetup => ({
  fields,
  comments: commentsOf(tree),
});
