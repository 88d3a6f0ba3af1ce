import type { Play } from '../../../../generated/otn/nodes.js';
import { isPlay, isTurn, turnMoves, unnumberedTurnErrorMoves } from '../../../../generated/otn/readers.js';
import { elementsOf, type NodeIndex, type Tree } from '../../../cst/index.js';
import type { Span } from '../../../diagnostics/index.js';
import { spanAt } from '../../../notation/spans.js';
import type { TurnIndex } from './lower.js';

/** Where a move stands in the text, and its parts if it is one that could be read. */
export interface MovePlaces {
  readonly move: Span;
  readonly play: Play | undefined;
}

/** Looks up where the moves of turns stand. Each turn is walked once, however many moves it has. */
export class MovesInText {
  readonly #tree: Tree;
  readonly #known = new Map<TurnIndex, readonly NodeIndex[]>();

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** The places of a turn's move, counted from 0. */
  placesOf(turn: TurnIndex, index: number): MovePlaces {
    const tree = this.#tree;
    const at = this.#movesOf(turn)[index] ?? turn;
    return { move: spanAt(tree, at), play: isPlay(tree, at) ? tree.node(at) : undefined };
  }

  #movesOf(turn: TurnIndex): readonly NodeIndex[] {
    let moves = this.#known.get(turn);
    if (moves === undefined) {
      moves = movesOf(this.#tree, turn);
      this.#known.set(turn, moves);
    }
    return moves;
  }
}

const movesOf = (tree: Tree, turn: TurnIndex): NodeIndex[] =>
  isTurn(tree, turn) ? elementsOf(tree, turn, turnMoves) : elementsOf(tree, turn, unnumberedTurnErrorMoves);
