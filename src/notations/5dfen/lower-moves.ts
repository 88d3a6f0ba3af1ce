import type { Comment as CommentNode, Variation as VariationNode } from '../../../generated/5dfen/nodes.js';
import {
  gameRecordChildren,
  isComment,
  isGameRecord,
  isPly,
  isPresentMark,
  isReply,
  isResult,
  isTimelineMark,
  isTurn,
  isUnnumberedTurn,
  isVariation,
  presentMarkTime,
  timelineMarkLayer,
  variationChildren,
  variationClose,
} from '../../../generated/5dfen/readers.js';
import { endOf, type NodeIndex, startOf, textOf, type Tree } from '../../cst/index.js';
import { tooDeepAt } from './cut-off.js';
import { isTooLarge, numberIn } from './digits.js';
import { GrowingAction, type Item } from './growing-action.js';
import { lowerPly } from './lower-ply.js';
import { type Comment, layerOf, type Line, type Result, type Turn, type Variation } from './model.js';
import type { Places } from './places.js';
import { blackBegins, type LineIndex, type TurnIndex, turnNumberAt, turnParts } from './turns.js';

/** The moves of a record or variation, in document order. */
export function lowerLine(tree: Tree, line: LineIndex, places: Places): Line {
  const comments: string[] = [];
  const turns: Turn[] = [];
  let result: Result | undefined;
  /** The turn that is being read. What has no number of its own goes on with it. */
  let open: OpenTurn | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const { leading, turn } = open.close();
    for (const { text } of leading) comments.push(text);
    if (turn === undefined) return;
    turns.push(turn);
    places.add(turn, open.at);
  };
  const visit = (i: NodeIndex): void => {
    if (isComment(tree, i)) {
      const comment = lowerComment(tree, i, places);
      if (open === undefined) comments.push(comment.text);
      else open.current.items.push(comment);
    } else if (isTurn(tree, i) || isUnnumberedTurn(tree, i)) {
      const number = isTurn(tree, i) ? turnNumberAt(tree, i) : undefined;
      if (open === undefined || number !== undefined) {
        close();
        open = new OpenTurn(tree, i, number);
      }
      result = open.read(i, places) ?? result;
    }
  };
  if (isGameRecord(tree, line)) {
    for (let i = gameRecordChildren.first(tree, line); i !== 0; i = gameRecordChildren.next(tree, line, i)) visit(i);
  } else {
    for (let i = variationChildren.first(tree, line); i !== 0; i = variationChildren.next(tree, line, i)) visit(i);
  }
  close();
  return { comments, turns, ...(result === undefined ? {} : { result }) };
}

const NO_COMMENTS: readonly Comment[] = [];

/** A turn while it is read. */
class OpenTurn {
  readonly at: TurnIndex;
  /** The action that comes last. */
  current: GrowingAction;
  readonly #tree: Tree;
  /** Absent where none is written, or one that is too large. */
  readonly #number: number | undefined;
  readonly #first = new GrowingAction();
  #second: GrowingAction | undefined;

  constructor(tree: Tree, at: TurnIndex, number: number | undefined) {
    this.#tree = tree;
    this.at = at;
    this.#number = number;
    this.current = this.#first;
  }

  /** Adds what a turn of the tree holds. @returns the last result in it */
  read(at: TurnIndex, places: Places): Result | undefined {
    const tree = this.#tree;
    let result: Result | undefined;
    for (let part = turnParts.first(tree, at); part !== 0; part = turnParts.next(tree, at, part)) {
      if (isReply(tree, part)) this.current = this.#second ??= new GrowingAction();
      else if (isResult(tree, part)) result = textOf(tree, part);
      else addElement(tree, part, this.current, places);
    }
    return result;
  }

  /**
   * The turn; nothing where there is nothing but marks, comments or a result. `leading` are the comments in front of the
   * first move of a turn without a number, which stand in front of the turn.
   */
  close(): { readonly leading: readonly Comment[]; readonly turn: Turn | undefined } {
    const isNumbered = this.#number !== undefined;
    const first = this.#first;
    const second = this.#second;
    const leading = isNumbered ? NO_COMMENTS : first.takeLeadingComments();
    // Where white does nothing, what is said there is said in front of black's moves.
    if (second !== undefined && first.hasOnlyComments) second.putInFront(first.takeLeadingComments());
    const isOfBlack = isNumbered && isTurn(this.#tree, this.at) && blackBegins(this.#tree, this.at);
    // In `1b. (1b. d5) / e5`, too, white does nothing.
    if (isOfBlack) second?.putInFront(first.items);
    const white = isOfBlack || (first.items.length === 0 && (!isNumbered || second !== undefined)) ? undefined : first;
    const black = isOfBlack ? (second ?? first) : second;
    return { leading, turn: turnOf(this.#number, white?.items, black?.items) };
  }
}

/** Adds a part of an action to it, if it is one that could be read. */
function addElement(tree: Tree, at: NodeIndex, action: GrowingAction, places: Places): void {
  if (isPly(tree, at)) {
    const move = lowerPly(tree, at);
    if (move === undefined) return;
    places.add(move, at);
    action.addMove(move);
  } else if (isComment(tree, at)) action.items.push(lowerComment(tree, at, places));
  else if (isVariation(tree, at)) {
    const variation = lowerVariation(tree, at, places);
    if (variation.turns.length > 0 || !isCutOff(tree, at)) action.items.push(variation);
  } else if (isTimelineMark(tree, at)) {
    const layer = timelineMarkLayer(tree, at);
    const isReadable = !isTooLarge(tree.text, startOf(tree, layer), endOf(tree, layer));
    if (isReadable) action.mark({ makes: layerOf(textOf(tree, layer)) });
  } else if (isPresentMark(tree, at)) {
    const time = presentMarkTime(tree, at);
    const [start, end] = [startOf(tree, time), endOf(tree, time)];
    if (!isTooLarge(tree.text, start, end)) action.mark({ present: numberIn(tree.text, start, end) });
  }
}

/** A turn without the members that are absent; nothing if all are. */
function turnOf(number: number | undefined, white: Item[] | undefined, black: Item[] | undefined): Turn | undefined {
  if (number === undefined && white === undefined && black === undefined) return undefined;
  const turn: { -readonly [Key in keyof Turn]: Turn[Key] } = {};
  if (number !== undefined) turn.number = number;
  if (white !== undefined) turn.white = white;
  if (black !== undefined) turn.black = black;
  return turn;
}

function lowerComment(tree: Tree, at: NodeIndex<CommentNode>, places: Places): Comment {
  const comment: Comment = { type: 'comment', text: commentText(tree, at) };
  places.add(comment, at);
  return comment;
}

/** What is between the braces of a comment; the closing one may be missing. */
export function commentText(tree: Tree, at: NodeIndex<CommentNode>): string {
  const end = endOf(tree, at);
  return tree.text.slice(startOf(tree, at) + 1, isClosedComment(tree, at) ? end - 1 : end);
}

/** Whether a comment has its closing brace. */
export const isClosedComment = (tree: Tree, at: NodeIndex<CommentNode>): boolean =>
  tree.text[endOf(tree, at) - 1] === '}';

function lowerVariation(tree: Tree, at: NodeIndex<VariationNode>, places: Places): Variation {
  const variation: Variation = { type: 'variation', ...lowerLine(tree, at, places) };
  places.add(variation, at);
  return variation;
}

/** Whether a variation without turns is one of which nothing is read, because it nests too deeply. */
const isCutOff = (tree: Tree, at: NodeIndex<VariationNode>): boolean =>
  variationClose(tree, at) === 0 && endOf(tree, at) === tooDeepAt(tree);
