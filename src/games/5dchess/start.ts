import { type Board, Multiverse } from './multiverse.js';

/** Why a game cannot start from some boards; `board` is the index of the one that is wrong. */
export interface StartProblem {
  /** `repeated`: two boards at one half turn of a timeline; `gap`: the timeline has no board right before this one. */
  readonly problem: 'repeated' | 'gap';
  readonly board: number;
}

/**
 * The multiverse in which a game starts.
 *
 * @param boards in any order; they all have `width` × `height` squares
 * @param hasHalves whether there are timelines -0 and +0; see {@link Multiverse.hasHalves}
 */
export function startMultiverse(
  width: number,
  height: number,
  boards: readonly Board[],
  hasHalves: boolean,
): Multiverse | StartProblem {
  const order = [...boards.entries()].sort(([, a], [, b]) => a.line - b.line || a.half - b.half);
  let before: Board | undefined;
  for (const [index, board] of order) {
    if (before?.line === board.line && before.half + 1 !== board.half) {
      return { problem: before.half === board.half ? 'repeated' : 'gap', board: index };
    }
    before = board;
  }
  return new Multiverse(
    width,
    height,
    order.map(([, board]) => board),
    hasHalves,
  );
}
