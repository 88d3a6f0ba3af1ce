import type { Branch, GameTree, Path } from 'ludogram';
import type { SgfNode, SgfTree } from '../model.js';

/**
 * The nodes of a line: its own, then those of the first variation at each branch. The other variations branch off it.
 */
export const sgfTree: GameTree<SgfTree, SgfNode> = {
  moves: (line) => partsOf(line).flatMap(({ nodes }) => nodes),
  branches: (line) => branchesOf(line, ({ length }) => length, 0),
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
 * Returns the variations that branch off a line.
 *
 * @param countOf returns the number of moves in nodes of the line
 * @param first the number of moves in the address of a variation at the start of the line
 */
export function branchesOf(
  line: SgfTree,
  countOf: (nodes: readonly SgfNode[]) => number,
  first: number,
): readonly Branch<SgfTree>[] {
  const branches: (Branch<SgfTree> & { readonly after: number })[] = [];
  let after = 0;
  for (const [index, { nodes, variations = [] }] of partsOf(line).entries()) {
    after += countOf(nodes);
    for (const [i, other] of variations.entries()) {
      if (i === 0) continue;
      const path = [...pathOfPart(index), 'variations', i];
      branches.push({ line: other, after, step: `${after + first}.${i}`, path });
    }
  }
  // The variations of a later branch come first in the text.
  return branches.sort((a, b) => b.after - a.after);
}
