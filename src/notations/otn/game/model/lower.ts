import { readOtnMove, readRemark } from '../../../../../generated/otn/lower.js';
import type { Comment, GameRecord } from '../../../../../generated/otn/nodes.js';
import { commentRemarks, isTurn, turnMoves } from '../../../../../generated/otn/readers.js';
import { endOf, type NodeIndex, startOf, type Tree } from '../../../../cst/index.js';
import { frozen } from '../../../../notation/read/shared-values.js';
import type { OtnMove } from '../../move/model/shape.js';
import type { LoweredTag } from '../tags/lower.js';
import { commentAt, movesAt } from '../turns/turn-nodes.js';
import type { GameTurns, TurnInTree } from '../turns/turns.js';
import type { OtnComment, OtnGame, OtnTag, OtnTurn } from './model.js';

/**
 * Builds the model of a game from its tree, as far as the text is readable (section 4). An unreadable move is kept as
 * an entry in its turn; an unreadable tag or turn is left out.
 */
export function lowerGame(tree: Tree<GameRecord>, tags: readonly LoweredTag[], { lines }: GameTurns): OtnGame {
  return {
    tags: tags.map(({ tag }) => withSteps(tag, lines)),
    ...lines.toModel((turn) => lowerTurn(tree, turn)),
  };
}

/** Rewrites the address in a tag with the steps of the specification's convention. Returns other tags unchanged. */
function withSteps(tag: OtnTag, lines: GameTurns['lines']): OtnTag {
  if (tag.type !== 'address' || tag.value.steps.length < 2) return tag;
  const steps = lines.stepsTo(tag.value.steps) ?? tag.value.steps;
  return { ...tag, value: { ...tag.value, steps } };
}

function lowerTurn(tree: Tree, turn: TurnInTree): OtnTurn {
  const comment = commentAt(tree, turn.node);
  const comments = comment === 0 ? NO_COMMENTS : lowerComment(tree, comment);
  return { number: turn.number, moves: lowerMoves(tree, turn), comments };
}

/** Returns the moves of a turn. */
export function lowerMoves(tree: Tree, { node, moveCount }: TurnInTree): readonly OtnMove[] {
  if (moveCount === 2 && isTurn(tree, node)) {
    // Most turns have two moves. A literal list has no spare capacity.
    const first = turnMoves.first(tree, node);
    const second = first === 0 ? 0 : turnMoves.next(tree, node, first);
    if (first !== 0 && second !== 0) return [readOtnMove(tree, first), readOtnMove(tree, second)];
  }
  return movesAt(tree, node).map((move) => readOtnMove(tree, move));
}

const NO_COMMENTS: readonly OtnComment[] = frozen([]);

/** Returns the remarks of the commentary on a turn, without empty ones at the end. */
function lowerComment(tree: Tree, comment: NodeIndex<Comment>): readonly OtnComment[] {
  const out: OtnComment[] = [];
  let count = 0;
  for (let node = commentRemarks.first(tree, comment); node !== 0; node = commentRemarks.next(tree, comment, node)) {
    out.push(readRemark(tree, node));
    if (startOf(tree, node) < endOf(tree, node)) count = out.length;
  }
  return count === 0 ? NO_COMMENTS : out.slice(0, count);
}
