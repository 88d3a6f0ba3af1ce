import type { Branch, GameTree, Path } from 'ludogram';
import { hasMove } from '../go/setup.js';
import type { SgfNode, SgfTree } from '../model/model.js';

/**
 * The nodes of a line: its own, then those of the first variation at each branch. The other variations branch off it.
 */
export const sgfTree: GameTree<SgfTree, SgfNode> = {
  moves: (line) => partsOf(line).flatMap(({ nodes }) => nodes),
  branches: (line) => branchesOf(line, () => true),
};

/** Returns the trees that a line consists of: its own, then the first variation at each branch. */
export function partsOf(line: SgfTree): SgfTree[] {
  const parts: SgfTree[] = [];
  for (let tree: SgfTree | undefined = line; tree !== undefined; tree = tree.variations?.[0]) parts.push(tree);
  return parts;
}

/** Returns the path below a line of one of the trees that it consists of, by its index. */
export const pathOfPart = (index: number): Path => Array.from({ length: index }, () => ['variations', 0]).flat();

/**
 * Returns the variations that branch off a line. The address of a variation is the number of the move that it replaces,
 * and its number among the variations that replace this move.
 *
 * @param isCounted whether a node counts as a move before a variation
 */
export function branchesOf(line: SgfTree, isCounted: (node: SgfNode) => boolean): readonly Branch<SgfTree>[] {
  const branches: (Branch<SgfTree> & { readonly after: number })[] = [];
  let [after, moves, count] = [0, 0, 0];
  for (const [index, { nodes, variations = [] }] of partsOf(line).entries()) {
    after += nodes.filter(isCounted).length;
    const own = nodes.filter(hasMove).length;
    moves += own;
    if (own > 0) count = 0;
    for (const [i, other] of variations.entries()) {
      if (i === 0) continue;
      count++;
      branches.push({
        line: other,
        after,
        step: `${moves + 1}.${count}`,
        // Making the paths of all variations of a long line takes quadratic time.
        get path() {
          return [...pathOfPart(index), 'variations', i];
        },
      });
    }
  }
  // The variations of a later branch come first in the text.
  return branches.sort((a, b) => b.after - a.after);
}
