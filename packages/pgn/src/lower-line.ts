import { endOf, kindOf, nextNode, nextNodeOutside, type NodeIndex, startOf, textOf, type Tree } from 'ludogram/cst';
import { type Game, Kind, type Variation } from '../generated/pgn/nodes.js';
import { commentText } from './lower-text.js';
import type { PgnGame, PgnLine, PgnMove, PgnResult, PgnTag } from './model.js';
import { isResult } from './model.js';
import { nagOfSuffix, nagOfSymbol, resultOf, sanOf } from './spelling.js';
import { TextCache } from './text-cache.js';

/** Returns the result in a result node; `undefined` without one. */
export function resultAt(tree: Tree, at: NodeIndex | 0): PgnResult | undefined {
  if (at === 0) return undefined;
  const text = textOf(tree, at);
  return isResult(text) ? text : resultOf(text);
}

/** Moves without annotations, and lists of one glyph. Equal ones are one object of all readings, so they are frozen. */
const plainMoves = new TextCache<PgnMove>((san) => Object.freeze({ san }));
const singleNags: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, nag) => Object.freeze([nag]));

/** Reads the lines of a tree. Each goes up to its first move that can't be read. */
export class LineReader {
  readonly #tree: Tree;
  /** The moves of all lines that are being read, inner lines last. A line copies its own when it ends. */
  readonly #moves: PgnMove[] = [];
  #count = 0;
  /** The comments before the first move of the line that ended last, and its result. */
  #comments: string[] | undefined;
  #result: PgnResult | undefined;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** A game with these tags. If it has no result, the given one is used. */
  game(at: NodeIndex<Game>, tags: readonly PgnTag[], byTag: PgnResult): PgnGame {
    const moves = this.#movesOf(at);
    const comments = this.#comments;
    const result = this.#result ?? byTag;
    return comments === undefined ? { tags, moves, result } : { tags, comments, moves, result };
  }

  #variation(at: NodeIndex<Variation>): PgnLine {
    const moves = this.#movesOf(at);
    const comments = this.#comments;
    return comments === undefined ? { moves } : { comments, moves };
  }

  #movesOf(line: NodeIndex): readonly PgnMove[] {
    const tree = this.#tree;
    const begin = this.#count;
    let opening: string[] | undefined;
    let result: PgnResult | undefined;
    let move: PgnMove | undefined;
    let nags: readonly number[] | undefined;
    let comments: string[] | undefined;
    let variations: PgnLine[] | undefined;
    let hasEnded = false;
    for (let at = nextNode(tree, line, line); at !== 0; at = nextNodeOutside(tree, at, line)) {
      const kind = kindOf(tree, at);
      if (kind === Kind.Result || kind === Kind.OddResult) result = resultAt(tree, at);
      if (hasEnded) continue;
      switch (kind) {
        case Kind.Move:
        case Kind.OddMove:
          if (move !== undefined) {
            this.#moves[this.#count++] = annotated(move, nags, comments, variations);
            nags = comments = variations = undefined;
          }
          move = moveAt(tree, at, kind);
          break;
        case Kind.Comment:
        case Kind.LineComment:
        case Kind.UnclosedCommentError: {
          const comment = commentText(tree.text, startOf(tree, at), endOf(tree, at));
          if (move === undefined) opening = added(opening, comment);
          else comments = added(comments, comment);
          break;
        }
        case Kind.Nag:
        case Kind.Suffix:
        case Kind.Symbol:
          if (move !== undefined) nags = withNag(nags, nagAt(tree, at, kind));
          break;
        case Kind.Variation:
          if (move !== undefined) variations = added(variations, this.#variation(at as NodeIndex<Variation>));
          break;
        case Kind.TokenError:
          hasEnded = true;
      }
    }
    if (move !== undefined) this.#moves[this.#count++] = annotated(move, nags, comments, variations);
    const moves = this.#moves.slice(begin, this.#count);
    this.#count = begin;
    this.#comments = opening;
    this.#result = result;
    return moves;
  }
}

function moveAt(tree: Tree, at: NodeIndex, kind: number): PgnMove {
  if (kind === Kind.OddMove) return { san: sanOf(textOf(tree, at)) };
  return plainMoves.get(tree.text, startOf(tree, at), endOf(tree, at));
}

function nagAt(tree: Tree, at: NodeIndex, kind: number): number {
  const text = textOf(tree, at);
  if (kind === Kind.Nag) return Number(text.slice(1));
  return kind === Kind.Suffix ? nagOfSuffix(text) : nagOfSymbol(text);
}

const withNag = (nags: readonly number[] | undefined, nag: number): readonly number[] =>
  nags === undefined ? (singleNags[nag] ?? [nag]) : [...nags, nag];

/** A list with one more element. A new list has capacity for one, because most have no other. */
function added<T>(list: T[] | undefined, element: T): T[] {
  if (list === undefined) return [element];
  list.push(element);
  return list;
}

/** A move with what is said about it. Each combination is an object of its own shape, which takes the least memory. */
function annotated(
  move: PgnMove,
  nags: readonly number[] | undefined,
  comments: readonly string[] | undefined,
  variations: readonly PgnLine[] | undefined,
): PgnMove {
  const { san } = move;
  if (variations === undefined) {
    if (nags === undefined) return comments === undefined ? move : { san, comments };
    return comments === undefined ? { san, nags } : { san, nags, comments };
  }
  if (nags === undefined) return comments === undefined ? { san, variations } : { san, comments, variations };
  return comments === undefined ? { san, nags, variations } : { san, nags, comments, variations };
}
