import { type Board, byLineAndHalf, Multiverse } from './multiverse.js';

/** The reason why a game can't start from the given boards. `board` is the index of the wrong board. */
export interface StartProblem {
  /** `repeated`: two boards at one half turn of a timeline; `gap`: the timeline has no board right before this one. */
  readonly problem: 'repeated' | 'gap';
  readonly board: number;
}

/**
 * Makes the multiverse in which a game starts.
 *
 * @param boards the boards in any order, all with `width` × `height` squares
 * @param hasHalves whether there are timelines -0 and +0; see {@link Multiverse.hasHalves}
 */
export function startMultiverse(
  width: number,
  height: number,
  boards: readonly Board[],
  hasHalves: boolean,
): Multiverse | StartProblem {
  const order = [...boards.entries()].sort(([, a], [, b]) => byLineAndHalf(a, b));
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
