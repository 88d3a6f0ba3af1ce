import { Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { numberIn } from './digits.js';
import { GrowingAction, type Item } from './growing-action.js';
import { lowerPly } from './lower-ply.js';
import { type Comment, layerOf, type Line, type Result, type Turn, type Variation } from './model.js';
import type { Places } from './places.js';
import { blackBegins, turnNumberAt } from './turns.js';

/** The moves of the record or variation at word `at` of a tree, in document order. */
export function lowerLine(tree: Tree, at: number, places: Places): Line {
  const { words } = tree;
  const comments: string[] = [];
  const turns: Turn[] = [];
  let result: Result | undefined;
  /** Where a comment goes that stands behind a turn. */
  let last: Item[] | undefined;
  const addComment = (comment: Comment): void => {
    if (last === undefined) comments.push(comment.text);
    else last.push(comment);
  };
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    switch (kindAt(words, i)) {
      case Kind.Comment:
        addComment(lowerComment(tree, i, places));
        break;
      case Kind.Turn:
      case Kind.UnnumberedTurn: {
        const lowered = lowerTurn(tree, i, places);
        for (const comment of lowered.leading) addComment(comment);
        result = lowered.result ?? result;
        if (lowered.turn === undefined) break;
        turns.push(lowered.turn);
        places.add(lowered.turn, i);
        last = lowered.last;
      }
    }
  }
  return { comments, turns, ...(result === undefined ? {} : { result }) };
}

interface LoweredTurn {
  /** Comments that stand in front of it: in a turn without a number, those in front of its first move. */
  readonly leading: readonly Comment[];
  /** Nothing where there is nothing but marks, comments or a result. */
  readonly turn: Turn | undefined;
  /** The action that was written last. */
  readonly last: Item[];
  readonly result: Result | undefined;
}

const NO_COMMENTS: readonly Comment[] = [];

function lowerTurn(tree: Tree, at: number, places: Places): LoweredTurn {
  const { text, words } = tree;
  const isNumbered = kindAt(words, at) === Kind.Turn;
  const first = new GrowingAction();
  let second: GrowingAction | undefined;
  let current = first;
  let result: Result | undefined;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end;) {
    const kind = kindAt(words, i);
    if (kind === Kind.Reply || kind === Kind.Action) {
      if (kind === Kind.Reply) current = second ??= new GrowingAction();
      i += WORDS;
      continue;
    }
    if (kind === Kind.Result) result = text.slice(words[i + START], words[i + END]) as Result;
    else addElement(tree, i, current, places);
    i = words[i + NEXT]!;
  }
  const leading = isNumbered ? NO_COMMENTS : first.takeLeadingComments();
  // Where white does nothing, what is said there is said in front of black's moves.
  if (second !== undefined && first.hasOnlyComments) second.putInFront(first.takeLeadingComments());
  const number = isNumbered ? turnNumberAt(tree, at) : undefined;
  const isOfBlack = isNumbered && second === undefined && blackBegins(tree, at);
  const white = isOfBlack || (first.items.length === 0 && (!isNumbered || second !== undefined)) ? undefined : first;
  const black = isOfBlack ? first : second;
  return { leading, turn: turnOf(number, white?.items, black?.items), last: current.items, result };
}

/** Adds a part of an action to it, if it is one that could be read. */
function addElement(tree: Tree, at: number, action: GrowingAction, places: Places): void {
  const { text, words } = tree;
  switch (kindAt(words, at)) {
    case Kind.Ply: {
      const move = lowerPly(tree, at);
      places.add(move, at);
      action.addMove(move);
      break;
    }
    case Kind.Comment:
      action.items.push(lowerComment(tree, at, places));
      break;
    case Kind.Variation:
      action.items.push(lowerVariation(tree, at, places));
      break;
    case Kind.TimelineMark: {
      const layer = at + WORDS;
      action.mark({ makes: layerOf(text.slice(words[layer + START], words[layer + END])) });
      break;
    }
    case Kind.PresentMark: {
      const time = at + WORDS;
      action.mark({ present: numberIn(text, words[time + START]!, words[time + END]!) });
      break;
    }
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

function lowerComment(tree: Tree, at: number, places: Places): Comment {
  const comment: Comment = { type: 'comment', text: commentText(tree, at) };
  places.add(comment, at);
  return comment;
}

/** What stands between the braces of the comment at word `at`; the closing one may be missing. */
export function commentText({ text, words }: Tree, at: number): string {
  const end = words[at + END]!;
  return text.slice(words[at + START]! + 1, text[end - 1] === '}' ? end - 1 : end);
}

function lowerVariation(tree: Tree, at: number, places: Places): Variation {
  const variation: Variation = { type: 'variation', ...lowerLine(tree, at, places) };
  places.add(variation, at);
  return variation;
}
