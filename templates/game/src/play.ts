import { failure, playByRules } from 'ludogram';
import { resultAfter, rules } from './rules.js';
import type { GamesModel } from './shape.js';

/** How the main line of the first game is played, for `ludogram replay` and `ludogram export`. */
export const play = playByRules(rules, {
  game: ({ games: [game] }: GamesModel) =>
    game === undefined
      ? failure(['games'], 'expected a game')
      : { ok: true, start: rules.start({}), moves: game.moves.map(({ square }) => square) },
  result: resultAfter,
});
