import { Kind } from '../../../generated/5dfen/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { isTooLarge, numberIn } from './digits.js';
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
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const kind = kindAt(words, i);
    if (kind === Kind.Comment) {
      const comment = lowerComment(tree, i, places);
      if (open === undefined) comments.push(comment.text);
      else open.current.items.push(comment);
    } else if (kind === Kind.Turn || kind === Kind.UnnumberedTurn) {
      const number = kind === Kind.Turn ? turnNumberAt(tree, i) : undefined;
      if (open === undefined || number !== undefined) {
        close();
        open = new OpenTurn(tree, i, number);
      }
      result = open.read(i, places) ?? result;
    }
  }
  close();
  return { comments, turns, ...(result === undefined ? {} : { result }) };
}

const NO_COMMENTS: readonly Comment[] = [];

/** A turn while it is read: the one at word `at` of a tree. */
class OpenTurn {
  readonly at: number;
  /** The action that comes last. */
  current: GrowingAction;
  readonly #tree: Tree;
  /** Absent where none is written, or one that is too large. */
  readonly #number: number | undefined;
  readonly #first = new GrowingAction();
  #second: GrowingAction | undefined;

  constructor(tree: Tree, at: number, number: number | undefined) {
    this.#tree = tree;
    this.at = at;
    this.#number = number;
    this.current = this.#first;
  }

  /** Adds what the node at word `at` holds. @returns the last result in it */
  read(at: number, places: Places): Result | undefined {
    const { text, words } = this.#tree;
    let result: Result | undefined;
    const end = words[at + NEXT]!;
    for (let i = at + WORDS; i < end;) {
      const kind = kindAt(words, i);
      if (kind === Kind.Reply || kind === Kind.Action) {
        if (kind === Kind.Reply) this.current = this.#second ??= new GrowingAction();
        i += WORDS;
        continue;
      }
      if (kind === Kind.Result) result = text.slice(words[i + START], words[i + END]) as Result;
      else addElement(this.#tree, i, this.current, places);
      i = words[i + NEXT]!;
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
    const isOfBlack = isNumbered && blackBegins(this.#tree, this.at);
    // In `1b. (1b. d5) / e5`, too, white does nothing.
    if (isOfBlack) second?.putInFront(first.items);
    const white = isOfBlack || (first.items.length === 0 && (!isNumbered || second !== undefined)) ? undefined : first;
    const black = isOfBlack ? (second ?? first) : second;
    return { leading, turn: turnOf(this.#number, white?.items, black?.items) };
  }
}

/** Adds a part of an action to it, if it is one that could be read. */
function addElement(tree: Tree, at: number, action: GrowingAction, places: Places): void {
  const { text, words } = tree;
  switch (kindAt(words, at)) {
    case Kind.Ply: {
      const move = lowerPly(tree, at);
      if (move === undefined) break;
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
      const start = words[at + WORDS + START]!;
      const end = words[at + WORDS + END]!;
      if (!isTooLarge(text, start, end)) action.mark({ makes: layerOf(text.slice(start, end)) });
      break;
    }
    case Kind.PresentMark: {
      const start = words[at + WORDS + START]!;
      const end = words[at + WORDS + END]!;
      if (!isTooLarge(text, start, end)) action.mark({ present: numberIn(text, start, end) });
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
