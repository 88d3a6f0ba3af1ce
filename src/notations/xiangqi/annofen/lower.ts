import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { annoFenRows } from '../../../../generated/xiangqi/readers.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf, lowerPlacement } from '../setup/lower.js';
import type { XiangqiSetup } from '../setup/model.js';

/** The tree of an annoFEN text. */
export function parseAnnoFenTree(text: string): Tree<AnnoFen> {
  // The rule matches any text: its version and its rows can be error nodes of no length.
  return parse(text, { start: 'AnnoFen' }) as Tree<AnnoFen>;
}

/** The setup of an annoFEN text: what could be read of it. */
export const lowerAnnoFen = (tree: Tree<AnnoFen>): XiangqiSetup => ({
  fields: lowerPlacement(tree, tree.root.index, annoFenRows),
  comments: commentsOf(tree),
});
