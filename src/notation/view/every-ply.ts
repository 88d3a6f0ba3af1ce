import type { PlayedGame } from '../notation.js';
import type { Result } from '../result.js';

/**
 * Calls `draw` with the content of a picture before the first ply of a replay, and after each ply: `View.eachPly` of a
 * notation whose pictures show positions of its replay.
 *
 * @param replay the replay, or the reason why there is none
 * @param viewAfter returns the content of the picture after a number of plies
 * @returns the replay
 */
export function drawEveryPly<Replay extends PlayedGame, BoardView>(
  replay: Result<Replay>,
  viewAfter: (replay: Replay, ply: number) => BoardView,
  draw: (view: BoardView) => void,
): Result<Replay> {
  if (replay.ok) for (let ply = 0; ply <= replay.plies.length; ply++) draw(viewAfter(replay, ply));
  return replay;
}
