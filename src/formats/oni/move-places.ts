import type { Move } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanOf } from '../spans.js';

/** Where a move and its parts stand. */
export interface MovePlaces {
  readonly move: Span;
  readonly card: Span;
  readonly from: Span;
  readonly to: Span;
}

/** The places of the move at word `at` of a tree. */
export function placesOf(tree: Tree, at: number): MovePlaces {
  const move = tree.node(at) as Move;
  return { move: spanOf(move), card: spanOf(move.card), from: spanOf(move.from), to: spanOf(move.to) };
}
