import type { GameTree, Path } from 'ludogram';
import { hasMove } from '../go/setup.js';
import type { SgfNode, SgfTree } from '../model/model.js';
import { branchesOf, partsOf, pathOfPart } from './game-tree.js';

/** A node with a move, with the nodes without moves around it, which may set up the position. */
export interface SgfStep {
  readonly node: SgfNode;
  /** The nodes before it, back to the last branch that a move precedes, or to the start of the line. */
  readonly before: readonly SgfNode[];
  /** The nodes after it, up to the next move or branch. */
  readonly after: readonly SgfNode[];
  /** The path, below the line, of the tree that has the node. */
  readonly treePath: Path;
  /** The index of the node in that tree. */
  readonly index: number;
}

/** The moves of a line. */
export const sgfSteps: GameTree<SgfTree, SgfStep> = {
  moves(line) {
    const steps: SgfStep[] = [];
    let before: SgfNode[] = [];
    for (const [part, { nodes }] of partsOf(line).entries()) {
      let after: SgfNode[] | undefined;
      for (const [index, node] of nodes.entries()) {
        if (!hasMove(node)) (after ?? before).push(node);
        else {
          steps.push({
            node,
            before,
            after: (after = []),
            index,
            // Making the paths of all steps of a long line takes quadratic time.
            get treePath() {
              return pathOfPart(part);
            },
          });
          before = [];
        }
      }
    }
    return steps;
  },
  branches: (line) => branchesOf(line, hasMove),
};
