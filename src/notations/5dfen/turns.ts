import type { GameRecord, Reply, Turn, UnnumberedTurn, Variation } from '../../../generated/5dfen/nodes.js';
import {
  isAction,
  isComment,
  isReply,
  isResult,
  isTurnNumber,
  isVariation,
  turnNumber,
  turnReplies,
} from '../../../generated/5dfen/readers.js';
import {
  endOf,
  nextNode,
  nextNodeOutside,
  type NodeIndex,
  type NodeList,
  startOf,
  type Tree,
} from '../../cst/index.js';
import { GREATEST, numberIn } from './digits.js';

/** The index of a node that holds a line of turns. */
export type LineIndex = NodeIndex<GameRecord> | NodeIndex<Variation>;

/** The index of a turn, with or without a number. */
export type TurnIndex = NodeIndex<Turn> | NodeIndex<UnnumberedTurn>;

/**
 * Everything in a turn in the order of the text: its number, its actions and replies, and what those hold. What is
 * inside moves and variations is left out.
 */
export const turnParts: NodeList<TurnIndex, NodeIndex> = {
  first: (tree, turn) => nextNode(tree, turn, turn),
  next: (tree, turn, last) =>
    isAction(tree, last) || isReply(tree, last) ? nextNode(tree, last, turn) : nextNodeOutside(tree, last, turn),
};

/** The number of a turn; nothing if it is too large. */
export function turnNumberAt(tree: Tree, turn: NodeIndex<Turn>): number | undefined {
  const at = turnNumber(tree, turn);
  const number = numberIn(tree.text, startOf(tree, at), endOf(tree, at) - (playerAt(tree, turn) === '' ? 1 : 2));
  return number > GREATEST ? undefined : number;
}

/** The player that the number of a turn names, `1w.` or `1b.`; the empty string where it names none. */
export function playerAt(tree: Tree, turn: NodeIndex<Turn>): 'w' | 'b' | '' {
  const last = tree.text[endOf(tree, turnNumber(tree, turn)) - '.'.length - 1];
  return last === 'w' || last === 'b' ? last : '';
}

/** The replies of a turn, one after each slash. Turns without a number have them, too. */
export function repliesAt(tree: Tree, turn: TurnIndex): NodeIndex<Reply>[] {
  const replies: NodeIndex<Reply>[] = [];
  for (let i = nextNode(tree, turn, turn); i !== 0; i = nextNodeOutside(tree, i, turn)) {
    if (isReply(tree, i)) replies.push(i);
  }
  return replies;
}

/**
 * The first part of a turn after its number that says something itself: comments, variations and results don't; a reply
 * does. 0 if there is none.
 */
export function ownPartOf(tree: Tree, turn: TurnIndex): NodeIndex | 0 {
  for (let part = turnParts.first(tree, turn); part !== 0; part = turnParts.next(tree, turn, part)) {
    const saysNothing =
      isAction(tree, part) ||
      isTurnNumber(tree, part) ||
      isComment(tree, part) ||
      isVariation(tree, part) ||
      isResult(tree, part);
    if (!saysNothing) return part;
  }
  return 0;
}

/** Whether a turn has an action before its slash. */
function hasFirstAction(tree: Tree, turn: NodeIndex<Turn>): boolean {
  const part = ownPartOf(tree, turn);
  return part !== 0 && !isReply(tree, part);
}

/**
 * Whether black acts first in a turn: its number says so and no other action is before a slash, or it is 0, since
 * nothing precedes white's turn 1.
 */
export function blackBegins(tree: Tree, turn: NodeIndex<Turn>): boolean {
  const hasReplies = turnReplies.first(tree, turn) !== 0;
  if (playerAt(tree, turn) === 'b') return !(hasReplies && hasFirstAction(tree, turn));
  return turnNumberAt(tree, turn) === 0 && !hasReplies;
}

/** How many players act in a turn. */
export const actionsAt = (tree: Tree, turn: NodeIndex<Turn>): 1 | 2 =>
  turnReplies.first(tree, turn) !== 0 && !(playerAt(tree, turn) === 'b' && blackBegins(tree, turn)) ? 2 : 1;
