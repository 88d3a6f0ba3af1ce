import type { RoundTrip } from '../../notation/round-trip.js';
import { readGame } from './game/from-json.js';
import { gameJson } from './json.js';
import { moveCodec } from './move/codec.js';
import { positionCodec } from './position/codec.js';
import { entryCodec, rulesCodec } from './rules/codec.js';
import type { OtnEntry, OtnGame, OtnMove, OtnPosition, OtnRules } from './model.js';
import { parseOtnMove } from './move/notation.js';
import { parseOtnPosition } from './position/notation.js';
import { parseOtnRules } from './rules/notation.js';
import { parseOtnStructure } from './parse-structure.js';
import { writePosition } from './position/model.js';
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
  toJson: rulesCodec.encode,
  readJson: rulesCodec.decode,
  write: (rules) => writeRules(rules, { asWritten: true }),
  parse: (text) => parseOtnRules(text, { level: 'syntax' }),
  sorted: sortedRules,
};

/** Entries of rules records as JSON and as text. */
export const entryRoundTrip: RoundTrip<OtnEntry> = {
  toJson: entryCodec.encode,
  readJson: entryCodec.decode,
  write: (entry) => writeEntry(entry),
  parse(text) {
    const { model, isWellFormed } = parseOtnRules(text, { level: 'syntax' });
    return { model: model.entries[0], isWellFormed: isWellFormed && model.entries.length === 1 };
  },
};

/** Moves as JSON and as text. */
export const moveRoundTrip: RoundTrip<OtnMove> = {
  toJson: moveCodec.encode,
  readJson: moveCodec.decode,
  write: writeMove,
  parse: (text) => parseOtnMove(text, { level: 'syntax' }),
};

/** Positions as JSON and as text. */
export const positionRoundTrip: RoundTrip<OtnPosition> = {
  toJson: positionCodec.encode,
  readJson: positionCodec.decode,
  write: writePosition,
  parse: (text) => parseOtnPosition(text, { level: 'syntax' }),
};
