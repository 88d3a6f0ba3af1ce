import { Kind, type Play } from '../../../generated/otn/nodes.js';
import { kindAt, NEXT, WORDS } from '../../cst/layout.js';
import type { Node, Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanOf } from '../spans.js';

/** Where a move stands in the text, and its parts if it is one that could be read. */
export interface MovePlaces {
  readonly move: Span;
  readonly play: Play | undefined;
}

/** Looks up where the moves of turns stand. Each turn is walked once, however many moves it has. */
export class MovesInText {
  readonly #tree: Tree;
  readonly #known = new Map<number, readonly number[]>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** The places of a turn's move, counted from 0. */
  placesOf(turn: number, index: number): MovePlaces {
    const at = this.#movesOf(turn)[index];
    const node: Node = this.#tree.node(at ?? turn);
    return { move: spanOf(node), play: node.kind === Kind.Play ? (node as Play) : undefined };
  }

  #movesOf(turn: number): readonly number[] {
    let moves = this.#known.get(turn);
    if (moves === undefined) {
      moves = movesOf(this.#tree, turn);
      this.#known.set(turn, moves);
    }
    return moves;
  }
}

function movesOf({ words }: Tree, turn: number): number[] {
  const moves: number[] = [];
  for (let at = turn + WORDS; at < words[turn + NEXT]!; at = words[at + NEXT]!) {
    const kind = kindAt(words, at);
    const isMove =
      kind !== Kind.TurnNumber && kind !== Kind.Address && kind !== Kind.AddressError && kind !== Kind.Comment;
    if (isMove) moves.push(at);
  }
  return moves;
}
