import type { Comment, GameRecord, Reply, Turn, UnnumberedTurn, Variation } from '../../../../generated/5dfen/nodes.js';
import {
  isAction,
  isComment,
  isReply,
  isResult,
  isTurn,
  isTurnNumber,
  isUnnumberedTurn,
  isVariation,
  turnNumber,
  turnReplies,
} from '../../../../generated/5dfen/readers.js';
import {
  elementsOf,
  endOf,
  findElement,
  leadingNumberOf,
  nextNode,
  nextNodeOutside,
  type NodeIndex,
  type NodeList,
  textOf,
  type Tree,
} from '../../../cst/index.js';
import { MAX_COORDINATE } from '../boards/coordinates.js';

/** The index of a node with a line of turns. */
export type LineNodeIndex = NodeIndex<GameRecord> | NodeIndex<Variation>;

/** The index of a turn, with or without a number. */
export type TurnIndex = NodeIndex<Turn> | NodeIndex<UnnumberedTurn>;

/** Lists the items of a line: turns, comments and, in the record, headers and boards. */
export const childrenOf: NodeList<LineNodeIndex, NodeIndex> = {
  first: (tree, line) => nextNode(tree, line, line),
  next: (tree, line, last) => nextNodeOutside(tree, last, line),
};

/** Lists the turns of a record or of a variation. */
export const turnsOf: NodeList<LineNodeIndex, TurnIndex> = {
  first: (tree, line) => turnFrom(tree, line, childrenOf.first(tree, line)),
  next: (tree, line, last) => turnFrom(tree, line, childrenOf.next(tree, line, last)),
};

function turnFrom(tree: Tree, line: LineNodeIndex, from: NodeIndex | 0): TurnIndex | 0 {
  for (let node = from; node !== 0; node = childrenOf.next(tree, line, node)) {
    if (isTurn(tree, node) || isUnnumberedTurn(tree, node)) return node;
  }
  return 0;
}

/**
 * Lists the parts of a turn in the order of the text: its number, its actions and replies, and their parts, but not the
 * parts of moves and variations.
 */
export const turnParts: NodeList<TurnIndex, NodeIndex> = {
  first: (tree, turn) => nextNode(tree, turn, turn),
  next: (tree, turn, last) =>
    isAction(tree, last) || isReply(tree, last) ? nextNode(tree, last, turn) : nextNodeOutside(tree, last, turn),
};

/** Returns the number of a turn; `undefined` if it is too large. */
export function turnNumberAt(tree: Tree, turn: NodeIndex<Turn>): number | undefined {
  const number = leadingNumberOf(tree, turnNumber(tree, turn));
  return number > MAX_COORDINATE ? undefined : number;
}

/** Returns the player in the number of a turn (`1w.` or `1b.`); the empty string if there is none. */
export function playerAt(tree: Tree, turn: NodeIndex<Turn>): 'w' | 'b' | '' {
  const last = tree.text[endOf(tree, turnNumber(tree, turn)) - '.'.length - 1];
  return last === 'w' || last === 'b' ? last : '';
}

/** Returns the replies of a turn, one after each slash. Turns without a number can have replies too. */
export function repliesAt(tree: Tree, turn: TurnIndex): NodeIndex<Reply>[] {
  const replies: NodeIndex<Reply>[] = [];
  for (let i = nextNode(tree, turn, turn); i !== 0; i = nextNodeOutside(tree, i, turn)) {
    if (isReply(tree, i)) replies.push(i);
  }
  return replies;
}

/**
 * Returns the first part of a turn after its number that isn't a comment, variation or result; 0 if there is none. A
 * reply counts as such a part.
 */
export function ownPartOf(tree: Tree, turn: TurnIndex): NodeIndex | 0 {
  return findElement(tree, turn, turnParts, (part) => isOwnPart(tree, part));
}

/** Whether a part of a turn belongs to its moves: it isn't a number, comment, variation or result. */
const isOwnPart = (tree: Tree, part: NodeIndex): boolean =>
  !isAction(tree, part) &&
  !isTurnNumber(tree, part) &&
  !isComment(tree, part) &&
  !isVariation(tree, part) &&
  !isResult(tree, part);

/**
 * Whether a damaged turn number is among the words of a turn after a reply: a word that doesn't begin like a move, or
 * ends with a dot, with another word after it. Another turn begins there.
 */
export function hasLostNumber(tree: Tree, turn: TurnIndex, reply: NodeIndex<Reply>, end: NodeIndex): boolean {
  const words = elementsOf(tree, turn, turnParts)
    .filter((part) => part > reply && part < end && isOwnPart(tree, part) && !isReply(tree, part))
    .map((part) => textOf(tree, part));
  return words.slice(0, -1).some((word) => /^[^A-Za-z()/{}]|\.$/.test(word));
}

/** Whether a turn has an action before its slash. */
function hasFirstAction(tree: Tree, turn: NodeIndex<Turn>): boolean {
  const part = ownPartOf(tree, turn);
  return part !== 0 && !isReply(tree, part);
}

/**
 * Whether black acts first in a turn: its number has a `b` and no action is before a slash; or its number is 0,
 * because nothing precedes white's turn 1.
 */
export function blackBegins(tree: Tree, turn: NodeIndex<Turn>): boolean {
  const hasReplies = turnReplies.first(tree, turn) !== 0;
  if (playerAt(tree, turn) === 'b') return !(hasReplies && hasFirstAction(tree, turn));
  return turnNumberAt(tree, turn) === 0 && !hasReplies;
}

/** Returns the number of players who act in a turn. */
export const actionCountAt = (tree: Tree, turn: NodeIndex<Turn>): 1 | 2 =>
  turnReplies.first(tree, turn) !== 0 && !(playerAt(tree, turn) === 'b' && blackBegins(tree, turn)) ? 2 : 1;

/** Whether a comment has its closing brace. */
export const isClosedComment = (tree: Tree, node: NodeIndex<Comment>): boolean =>
  tree.text[endOf(tree, node) - 1] === '}';

/**
 * Returns the offset at which reading stops because variations are nested too deeply; `undefined` if it does not.
 * Variations that end there are not faulty.
 */
export function tooDeepAt(tree: Tree): number | undefined {
  const last = tree.hasErrors ? tree.errors().at(-1) : undefined;
  return last?.kindName === 'TooDeepError' ? last.start : undefined;
}
