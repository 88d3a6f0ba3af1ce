import type { RoundTrip } from '../../notation/round-trip.js';
import { readGame } from './game/from-json.js';
import { readMove } from './move/from-json.js';
import { readEntry, readPosition, readRules } from './rules/from-json.js';
import { entryJson, gameJson, moveJson, positionJson, rulesJson } from './json.js';
import type { OtnEntry, OtnGame, OtnMove, OtnPosition, OtnRules } from './model.js';
import { parseOtnMove, parseOtnPosition, parseOtnRules, parseOtnStructure } from './parse-structure.js';
import { writePosition } from './position/board.js';
import { writeGame } from './game/print.js';
import { writeMove } from './move/print.js';
import { writeEntry, writeRules } from './rules/print.js';
import { sortedGame, sortedRules } from './game/sorted.js';

/** Games as JSON and as text. */
export const gameRoundTrip: RoundTrip<OtnGame> = {
  toJson: gameJson,
  readJson: readGame,
  write: (game) => writeGame(game, { asWritten: true }).text,
  parse: (text) => parseOtnStructure(text, { level: 'syntax' }),
  sorted: sortedGame,
};

/** Rules records as JSON and as text. */
export const rulesRoundTrip: RoundTrip<OtnRules> = {
  toJson: rulesJson,
  readJson: readRules,
  write: (rules) => writeRules(rules, { asWritten: true }),
  parse: (text) => parseOtnRules(text, { level: 'syntax' }),
  sorted: sortedRules,
};

/** Entries of rules records as JSON and as text. */
export const entryRoundTrip: RoundTrip<OtnEntry> = {
  toJson: entryJson,
  readJson: readEntry,
  write: (entry) => writeEntry(entry),
  parse(text) {
    const { model, isWellFormed } = parseOtnRules(text, { level: 'syntax' });
    return { model: model.entries[0], isWellFormed: isWellFormed && model.entries.length === 1 };
  },
};

/** Moves as JSON and as text. */
export const moveRoundTrip: RoundTrip<OtnMove> = {
  toJson: moveJson,
  readJson: readMove,
  write: writeMove,
  parse: (text) => parseOtnMove(text, { level: 'syntax' }),
};

/** Positions as JSON and as text. */
export const positionRoundTrip: RoundTrip<OtnPosition> = {
  toJson: positionJson,
  readJson: readPosition,
  write: writePosition,
  parse: (text) => parseOtnPosition(text, { level: 'syntax' }),
};
