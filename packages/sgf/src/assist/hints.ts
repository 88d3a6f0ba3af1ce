import { followLines, type Hint, type Reading } from 'ludogram';
import { elementsOf, type NodeIndex, type Tree } from 'ludogram/cst';
import type { GameTree, Node, SgfFile } from '../../generated/sgf/nodes.js';
import {
  gameTreeNodes,
  gameTreeVariations,
  isGameTree,
  isNode,
  isProperty,
  nodeProperties,
} from '../../generated/sgf/readers.js';
import type { GoPosition } from '../go/rules.js';
import { spanBeforeBlanks } from '../model/leaves.js';
import type { SgfCollection, SgfNode, SgfTree } from '../model/model.js';
import { sgfPlayable } from '../replay/playable.js';
import { sgfSteps } from '../replay/steps.js';

type CollectionReading = Reading<SgfCollection, SgfFile>;

/** Returns hints for the stones that moves capture, in all variations. */
export const hintsOf = ({ tree, model }: CollectionReading): Hint[] =>
  tree.root.trees.flatMap(({ index }, i) => hintsOfGame(tree, model, i, index));

function hintsOfGame(tree: Tree, model: SgfCollection, game: number, at: NodeIndex<GameTree>): Hint[] {
  const top = model.trees[game];
  const start = sgfPlayable.start(model, game);
  if (top === undefined || !start.ok) return [];
  const nodes = nodesInText(tree, top, at);
  const hints: Hint[] = [];
  followLines(sgfSteps, top, start.position, {
    enter: (before) => before,
    play(before, step) {
      const after = sgfPlayable.play(before, step)!.position;
      const count = capturesOf(after) - capturesOf(before);
      const offset = count > 0 ? endOfMove(tree, step.node, nodes.get(step.node)) : undefined;
      if (offset !== undefined) hints.push({ offset, type: 'captures', text: stones(count) });
      return after;
    },
  });
  return hints;
}

/** Returns the number of stones that both players have captured so far. */
const capturesOf = ({ board }: GoPosition): number => board.getCaptures(1) + board.getCaptures(-1);

const stones = (count: number): string => `captures ${count === 1 ? 'a stone' : `${count} stones`}`;

/**
 * Returns the nodes of a game in the tree of the text, by those in the model. Paths aren't used to find them: in deeply
 * nested variations, they are long.
 */
function nodesInText(tree: Tree, top: SgfTree, at: NodeIndex<GameTree>): ReadonlyMap<SgfNode, NodeIndex<Node>> {
  const found = new Map<SgfNode, NodeIndex<Node>>();
  const open = [{ part: top, at }];
  // Variations that are added are visited as well.
  for (const { part, at: around } of open) {
    const nodes = elementsOf(tree, around, gameTreeNodes).filter((one) => isNode(tree, one));
    for (const [i, node] of nodes.entries()) {
      const known = part.nodes[i];
      if (known !== undefined) found.set(known, node);
    }
    const variations = elementsOf(tree, around, gameTreeVariations).filter((one) => isGameTree(tree, one));
    for (const [i, variation] of variations.entries()) {
      const inner = part.variations?.[i];
      if (inner !== undefined) open.push({ part: inner, at: variation });
    }
  }
  return found;
}

/** Returns the end of the last move of a node. */
function endOfMove(tree: Tree, { properties }: SgfNode, at: NodeIndex<Node> | undefined): number | undefined {
  if (at === undefined) return undefined;
  const move = properties.findLastIndex(({ id }) => id === 'B' || id === 'W');
  const property = elementsOf(tree, at, nodeProperties).filter((one) => isProperty(tree, one))[move];
  return property && spanBeforeBlanks(tree, property).end;
}
