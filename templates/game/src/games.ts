import { gamesByRules } from 'ludogram';
import { resultAfter, rules } from './rules.js';
import type { GameModel } from './shape.js';

/** How games are played by the rules: for the check of their moves, for `ludogram replay`, and for pictures. */
export const games = gamesByRules(rules, {
  start: (_: GameModel) => rules.start({}),
  move: 'square',
  result: resultAfter,
});
