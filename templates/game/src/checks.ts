import { checkByRules, numberCheck } from 'ludogram';
import { diagnostics } from './codes.js';
import { games } from './games.js';
import { parse } from './generated/my-game/parser.js';

/** Move numbers count, in games and in variations. */
export const numbers = numberCheck(parse, diagnostics);

/** Moves are legal, and results are those of the last positions. */
export const legality = checkByRules(games, diagnostics, {
  reasons: { taken: 'the square is taken', 'game-over': 'the game is over' },
});
