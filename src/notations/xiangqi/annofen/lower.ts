import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../generated/xiangqi/parser.js';
import { annoFenRows } from '../../../../generated/xiangqi/readers.js';
import type { Tree } from '../../../cst/index.js';
import { commentsOf, type Placement, placementOf } from '../setup/lower.js';
import type { XiangqiSetup } from '../setup/model.js';

/** Parses an annoFEN text into a tree. */
export function parseAnnoFenTree(text: string): Tree<AnnoFen> {
  // The rule matches any text: its version and its rows can be error nodes of no length.
  return parse(text, { start: 'AnnoFen' }) as Tree<AnnoFen>;
}

/** Reads the board of an annoFEN text, and lists the parts that may be faulty. */
export const annoFenPlacement = (tree: Tree<AnnoFen>): Placement => placementOf(tree, tree.root.index, annoFenRows);

/** Builds the setup of an annoFEN text, as far as it is readable. */
export const lowerAnnoFen = (tree: Tree<AnnoFen>, { fields } = annoFenPlacement(tree)): XiangqiSetup => ({
  fields,
  comments: commentsOf(tree),
});
