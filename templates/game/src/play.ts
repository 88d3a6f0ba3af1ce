import { failure, type Play, type Result } from 'ludogram';
import { resultAfter, rules, type Position, type Side } from './rules.js';
import type { GamesModel } from './shape.js';

/** A move that was played, and the position after it. */
export interface Ply {
  readonly mover: Side;
  readonly square: string;
  readonly after: Position;
}

/** The main line of the first game, up to its first illegal move. */
export interface Replay {
  readonly start: Position;
  readonly plies: readonly Ply[];
}

/** Plays the main line of the first game. */
export function replayGame({ games: [game] }: GamesModel): Result<Replay> {
  if (game === undefined) return failure(['games'], 'expected a game');
  const start = rules.start({});
  const plies: Ply[] = [];
  let before = start;
  for (const { square } of game.moves) {
    if (!rules.isLegal(before, square)) break;
    const after = rules.play(before, square);
    plies.push({ mover: before.toMove, square, after });
    before = after;
  }
  return { ok: true, start, plies };
}

const resultOf = ({ start, plies }: Replay) => resultAfter(plies.at(-1)?.after ?? start);

/** How games are played, for `ludogram replay` and `ludogram export`. */
export const play: Play<GamesModel, Replay> = {
  replay: replayGame,
  json: (replay) => ({
    plies: replay.plies.map(({ mover, square, after }) => ({ mover, move: square, position: rules.key(after) })),
    result: resultOf(replay),
  }),
  text: (replay) => [...replay.plies.map(({ mover, square }) => `${mover} ${square}`), resultOf(replay), ''].join('\n'),
};
