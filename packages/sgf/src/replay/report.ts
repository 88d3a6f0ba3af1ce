import type { Json } from 'ludogram';
import type { PlayedSgfGame, SgfPly, SgfReplay } from './play.js';

/** Returns a replay as `replay --json` prints it. */
export const replayJson = ({ games }: SgfReplay): Json => ({
  games: games.map(({ start, plies, variations, result }) => ({
    start,
    plies: pliesJson(plies),
    ...(variations.length === 0
      ? {}
      : {
          variations: variations.map((variation) => ({
            address: variation.address,
            plies: pliesJson(variation.plies),
          })),
        }),
    ...(result === undefined ? {} : { result }),
  })),
});

const pliesJson = (plies: readonly SgfPly[]): Json =>
  plies.map(({ mover, point, after }, i) => ({
    ply: i + 1,
    mover,
    ...(point === undefined ? {} : { point }),
    position: after,
  }));

/** Returns a replay as text: one line per ply, then the result of each game. */
export const replayLines = ({ games }: SgfReplay): string => games.map(gameText).join('\n');

function gameText({ plies, result }: PlayedSgfGame): string {
  const lines = plies.map(({ mover, point }, i) => `${i + 1}. ${mover} ${point ?? 'passes'}`);
  return [...lines, ...(result === undefined ? [] : [result]), ''].join('\n');
}
