import type { SgfNode } from '../model/model.js';
import { type GoPosition, goRules, type GoSide } from './rules.js';
import { movesOf, pointOf, withSetup } from './setup.js';

/** A move of a node, played. */
export interface PlayedMove {
  readonly side: GoSide;
  /** The point of the board; `undefined` for a pass. */
  readonly point: string | undefined;
  readonly before: GoPosition;
  readonly after: GoPosition;
}

/** Sets up a position as a node says, and plays the moves of the node, whether they are legal or not. */
export function playNode(
  start: GoPosition,
  node: SgfNode,
): { readonly moves: readonly PlayedMove[]; readonly position: GoPosition } {
  let position = withSetup(start, node);
  const moves = movesOf(node).map(([side, written]): PlayedMove => {
    const before = position;
    const point = pointOf(before, written);
    position = goRules.play(before, { side, point });
    return { side, point, before, after: position };
  });
  return { moves, position };
}
