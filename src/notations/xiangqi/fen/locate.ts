import type { Fen } from '../../../../generated/xiangqi/nodes.js';
import { fenRows, fenState } from '../../../../generated/xiangqi/readers.js';
import { elementsOf, type Tree } from '../../../cst/index.js';
import type { Locator } from '../../../notation/index.js';
import { spanAt, trimmed } from '../../../notation/spans.js';
import { locatePlacement } from '../setup/locate.js';

/** Where the parts of a setup are written in a plain FEN: `['state']`, and the parts that {@link locatePlacement} finds. */
export function locateFen(tree: Tree<Fen>): Locator {
  const locate = locatePlacement(tree, elementsOf(tree, tree.root.index, fenRows));
  return (path) => {
    if (path[0] !== 'state') return locate(path);
    const state = fenState(tree, tree.root.index);
    return state === 0 ? undefined : trimmed({ ...spanAt(tree, state), tree });
  };
}
