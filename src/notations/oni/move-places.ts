import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanOf } from '../../notation/spans.js';
import type { MoveIndex } from './lower-moves.js';

/** Where a move and its parts stand. */
export interface MovePlaces {
  readonly move: Span;
  readonly card: Span;
  readonly from: Span;
  readonly to: Span;
}

/** The spans of a move and of its parts. */
export function placesOf(tree: Tree, at: MoveIndex): MovePlaces {
  const move = tree.node(at);
  return { move: spanOf(move), card: spanOf(move.card), from: spanOf(move.from), to: spanOf(move.to) };
}
