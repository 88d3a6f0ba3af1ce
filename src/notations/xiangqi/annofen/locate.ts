import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
import { annoFenRows } from '../../../../generated/xiangqi/readers.js';
import { elementsOf, type Tree } from '../../../cst/index.js';
import type { Locator } from '../../../notation/index.js';
import { locatePlacement } from '../setup/locate.js';

/** Where the parts of a setup are written in an annoFEN text, as {@link locatePlacement} says. */
export const locateAnnoFen = (tree: Tree<AnnoFen>): Locator =>
  locatePlacement(tree, elementsOf(tree, tree.root.index, annoFenRows));
