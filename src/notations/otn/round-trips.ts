import type { RoundTrip } from '../../notation/round-trip.js';
import { readGame } from './game/from-json.js';
import { writeGame } from './game/print.js';
import { sortedGame } from './game/sorted.js';
import { gameJson } from './json.js';
import type { OtnGame } from './model.js';
import { parseOtnStructure } from './parse-structure.js';

/** Games as JSON and as text. */
export const gameRoundTrip: RoundTrip<OtnGame> = {
  toJson: gameJson,
  readJson: readGame,
  write: (game) => writeGame(game, { asWritten: true }).text,
  parse: (text) => parseOtnStructure(text, { level: 'syntax' }),
  sorted: sortedGame,
};
