import type { Branch, GameTree, Path } from 'ludogram';
import { movesOf } from '../go/setup.js';
import type { SgfNode, SgfTree } from '../model.js';

/** A node with a move, with the nodes without moves around it, which may set up the position. */
export interface SgfStep {
  readonly node: SgfNode;
  /** The nodes before it, from the last branch on. */
  readonly before: readonly SgfNode[];
  /** The nodes after it, up to the next move or branch. */
  readonly after: readonly SgfNode[];
  /** The path, below the line, of the tree that has the node. */
  readonly tree: Path;
  /** The index of the node in that tree. */
  readonly index: number;
}

/**
 * Returns the trees that a line consists of: its own, then the first variation at each branch, each with its path below
 * the line.
 */
export function partsOf(line: SgfTree): { readonly tree: SgfTree; readonly path: Path }[] {
  const parts: { readonly tree: SgfTree; readonly path: Path }[] = [];
  let path: Path = [];
  for (let tree: SgfTree | undefined = line; tree !== undefined; tree = tree.variations?.[0]) {
    parts.push({ tree, path });
    path = [...path, 'variations', 0];
  }
  return parts;
}

/** The moves of a line. */
export const sgfSteps: GameTree<SgfTree, SgfStep> = {
  moves(line) {
    const steps: SgfStep[] = [];
    let before: SgfNode[] = [];
    for (const { tree, path } of partsOf(line)) {
      let after: SgfNode[] | undefined;
      for (const [index, node] of tree.nodes.entries()) {
        if (movesOf(node).length === 0) (after ?? before).push(node);
        else {
          steps.push({ node, before, after: (after = []), tree: path, index });
          before = [];
        }
      }
    }
    return steps;
  },
  branches(line) {
    const branches: (Branch<SgfTree> & { readonly after: number })[] = [];
    let after = 0;
    for (const { tree, path } of partsOf(line)) {
      after += tree.nodes.filter((node) => movesOf(node).length > 0).length;
      for (const [i, other] of (tree.variations ?? []).entries()) {
        if (i === 0) continue;
        branches.push({ line: other, after, step: `${after + 1}.${i}`, path: [...path, 'variations', i] });
      }
    }
    // The variations of a later branch come first in the text.
    return branches.sort((a, b) => b.after - a.after);
  },
};
