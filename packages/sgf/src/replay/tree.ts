import type { Branch, GameTree, Path } from 'ludogram';
import type { SgfNode, SgfTree } from '../model.js';

/**
 * The nodes of a line: its own, then those of the first variation at each branch. The other variations branch off it.
 */
export const sgfTree: GameTree<SgfTree, SgfNode> = {
  *moves(line) {
    for (const { nodes } of partsOf(line)) yield* nodes;
  },
  // The variations of a later branch come first in the text.
  branches: (line) => [...branchesOf(line)].sort((a, b) => b.after - a.after),
};

/** Returns the trees that a line consists of: its own, then the first variation at each branch. */
function* partsOf(line: SgfTree): Generator<SgfTree> {
  for (let tree: SgfTree | undefined = line; tree !== undefined; tree = tree.variations?.[0]) yield tree;
}

function* branchesOf(line: SgfTree): Generator<Branch<SgfTree> & { readonly after: number }> {
  let after = 0;
  let depth = 0;
  for (const { nodes, variations = [] } of partsOf(line)) {
    after += nodes.length;
    for (const [i, other] of variations.entries()) {
      if (i === 0) continue;
      const path = [...firstVariations(depth), 'variations', i];
      yield { line: other, after, step: `${after}.${i}`, path };
    }
    depth++;
  }
}

/** Returns the path of the first variation of the first variation, and so on. */
const firstVariations = (depth: number): Path => Array.from({ length: depth }, () => ['variations', 0]).flat();
