import * as nodes from '../../../generated/5dfen/nodes.js';
import type { Node } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import {
  type Action,
  type Castling,
  type Comment,
  type Coordinates,
  layerOf,
  type Line,
  type Move,
  type Origin,
  type Pass,
  type Result,
  type Square,
  type Step,
  type Turn,
  type Variation,
} from './model.js';

/** While a line is read, its parts can still grow. */
type Growing<T> = { -readonly [Key in keyof T]: T[Key] };
type Item = Action[number];
type Places = Map<object, Span>;

/** The moves of a record or a variation, in document order. */
export function lowerLine(node: nodes.GameRecord | nodes.Variation, places: Places): Line {
  const comments: string[] = [];
  const turns: Growing<Turn>[] = [];
  let result: Result | undefined;
  /** Where a comment goes that stands behind a turn. */
  let last: Item[] | undefined;
  const addComment = (comment: Comment): void => {
    if (last === undefined) comments.push(comment.text);
    else last.push(comment);
  };
  for (const child of node.children) {
    if (child instanceof nodes.Comment) addComment(lowerComment(child, places));
    else if (child instanceof nodes.Turn || child instanceof nodes.UnnumberedTurn) {
      const lowered = lowerTurn(child, places);
      for (const comment of lowered.leading) addComment(comment);
      if (Object.keys(lowered.turn).length > 0) {
        turns.push(lowered.turn);
        places.set(lowered.turn, child);
        last = lowered.last;
      }
      result = lowered.result ?? result;
    }
  }
  return { comments, turns, ...(result === undefined ? {} : { result }) };
}

interface LoweredTurn {
  /** Comments that stand in front of it: in a turn without a number, those in front of its first move. */
  readonly leading: readonly Comment[];
  /** Without any part where there is nothing but marks, comments or a result. */
  readonly turn: Growing<Turn>;
  /** The action that was written last. */
  readonly last: Item[];
  readonly result: Result | undefined;
}

/** Which player acts first in a turn: black, where its number says so or is 0, since nothing precedes white's turn 1. */
export function blackBegins(turn: nodes.Turn | nodes.UnnumberedTurn): boolean {
  if (!(turn instanceof nodes.Turn)) return turn.action === undefined;
  return turn.number.text.endsWith('b.') || (Number.parseInt(turn.number.text) === 0 && turn.replies.length === 0);
}

function lowerTurn(node: nodes.Turn | nodes.UnnumberedTurn, places: Places): LoweredTurn {
  const turn: Growing<Turn> = {};
  const first = new GrowingAction();
  const second = new GrowingAction();
  let current = first;
  let result: Result | undefined;
  for (const child of node.children) {
    if (child instanceof nodes.TurnNumber) turn.number = Number.parseInt(child.text);
    else if (child instanceof nodes.Comment) current.items.push(lowerComment(child, places));
    else {
      if (child instanceof nodes.Reply) current = second;
      result = lowerElements(child, current, places) ?? result;
    }
  }
  const hasReply = current === second;
  const isNumbered = turn.number !== undefined;
  const leading = isNumbered ? [] : leadingComments(first.items);
  first.items.splice(0, leading.length);
  // Where white does nothing, what is said there is said in front of black's moves.
  if (hasReply && first.items.every(({ type }) => type === 'comment')) {
    second.items = [...first.items, ...second.items];
    first.items = [];
  }
  if (isNumbered && blackBegins(node) && !hasReply) turn.black = first.items;
  else {
    if (first.items.length > 0 || (isNumbered && !hasReply)) turn.white = first.items;
    if (hasReply) turn.black = second.items;
  }
  return { leading, turn, last: current.items, result };
}

/** An action while it is read. */
class GrowingAction {
  items: Item[] = [];
  /** The last move. */
  #move: Growing<Move> | undefined;

  add(move: Growing<Move>): void {
    this.items.push(move);
    this.#move = move;
  }

  /** A mark belongs to the move in front of it; the first of its kind counts. */
  mark({ makes, present }: Pick<Move, 'makes' | 'present'>): void {
    const move = this.#move;
    if (move === undefined) return;
    if (makes !== undefined) move.makes ??= makes;
    if (present !== undefined) move.present ??= present;
  }
}

/** The comments that an action begins with. */
function leadingComments(items: readonly Item[]): Comment[] {
  const end = items.findIndex(({ type }) => type !== 'comment');
  return items.slice(0, end === -1 ? items.length : end) as Comment[];
}

/** Adds what an action or a reply holds to `action`; the result, if it has one. */
function lowerElements(node: Node, action: GrowingAction, places: Places): Result | undefined {
  let result: Result | undefined;
  for (const child of node.children) {
    if (child instanceof nodes.Ply) action.add(lowerMove(child, places));
    else if (child instanceof nodes.Comment) action.items.push(lowerComment(child, places));
    else if (child instanceof nodes.Variation) action.items.push(lowerVariation(child, places));
    else if (child instanceof nodes.Result) result = child.text;
    else if (child instanceof nodes.TimelineMark) action.mark({ makes: layerOf(child.layer.text) });
    else if (child instanceof nodes.PresentMark) action.mark({ present: Number(child.time.text) });
    else if (child instanceof nodes.Action) result = lowerElements(child, action, places) ?? result;
  }
  return result;
}

function lowerComment(node: nodes.Comment, places: Places): Comment {
  const comment: Comment = { type: 'comment', text: commentText(node) };
  places.set(comment, node);
  return comment;
}

/** What stands between the braces of a comment. */
export const commentText = ({ text }: nodes.Comment): string => text.replace(/^\{|\}$/g, '');

function lowerVariation(node: nodes.Variation, places: Places): Variation {
  const variation: Variation = { type: 'variation', ...lowerLine(node, places) };
  places.set(variation, node);
  return variation;
}

const CHECKS = { '+': 'check', '#': 'mate', '*': 'softmate' } as const;

function lowerMove(node: nodes.Ply, places: Places): Move {
  const signs = node.signs.map((sign) => sign.text);
  const check = signs.find((sign): sign is keyof typeof CHECKS => sign in CHECKS);
  const assessment = signs.find((sign) => /^[?!]/.test(sign));
  const move: Growing<Move> = { type: 'move', action: lowerAction(node.move), movesPresent: signs.includes('~') };
  if (node.board !== undefined) move.board = lowerCoordinates(node.board);
  if (check !== undefined) move.check = CHECKS[check];
  if (assessment !== undefined) move.assessment = assessment;
  places.set(move, node);
  return move;
}

function lowerAction(node: nodes.Castling | nodes.Pass | nodes.Move): Castling | Pass | Step {
  if (node instanceof nodes.Castling) return { kind: 'castling', side: node.text.length === 3 ? 'king' : 'queen' };
  if (node instanceof nodes.Pass) return { kind: 'pass' };
  const { piece, origin, jump, capture, target, square, promotion } = node;
  const step: Growing<Step> = {
    kind: 'step',
    from: origin === undefined ? {} : lowerOrigin(origin),
    capture: capture !== undefined,
    to: squareOf(square.text),
  };
  if (piece !== undefined) step.piece = piece.text;
  if (jump !== undefined) step.jump = jump.text === '>>' ? 'branch' : 'jump';
  if (target !== undefined) step.target = lowerCoordinates(target);
  if (promotion !== undefined) step.promotion = promotion.text;
  return step;
}

function lowerOrigin(node: nodes.Square | nodes.FileName | nodes.RankName): Origin {
  if (node instanceof nodes.Square) return squareOf(node.text);
  return node instanceof nodes.FileName ? { file: node.text } : { rank: Number(node.text) };
}

const squareOf = (text: string): Square => ({ file: text[0]!, rank: Number(text.slice(1)) });

/** The board that a move names. */
const lowerCoordinates = ({ layer, time }: nodes.Coordinates): Coordinates => ({
  layer: layerOf(layer.text),
  time: Number(time.text),
});
