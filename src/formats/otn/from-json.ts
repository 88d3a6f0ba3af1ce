import type { Json, JsonProblem } from '../format.js';
import { jsonDifferences } from '../json-difference.js';
import { type JsonReader, readingJson } from '../json-reader.js';
import { readGame } from './from-json-game.js';
import { readMove } from './from-json-move.js';
import { readPosition, readRules } from './from-json-rules.js';
import { gameJson, moveJson, positionJson, rulesJson } from './json.js';
import type { OtnGame, OtnMove, OtnPosition, OtnRules } from './model.js';
import { parseOtnMove, parseOtnPosition, parseOtnRules, parseOtnStructure } from './parse-structure.js';
import { printOtnPosition } from './position.js';
import { printOtn } from './print-game.js';
import { printOtnMove } from './print-move.js';
import { printOtnRules } from './print-rules.js';

/** A model from tagged JSON, or the first thing in it that is not as it should be. */
export type FromJson<Model> = { readonly model: Model } | { readonly problem: JsonProblem };

/** A game from tagged JSON, the inverse of `gameJson`. */
export const gameFromJson = (json: Json): FromJson<OtnGame> =>
  fromJson(json, {
    read: readGame,
    print: (game) => printOtn(game, { asWritten: true }),
    parse: (text) => parseOtnStructure(text, { level: 'syntax' }),
    toJson: gameJson,
  });

/** A rules record from tagged JSON, the inverse of `rulesJson`. */
export const rulesFromJson = (json: Json): FromJson<OtnRules> =>
  fromJson(json, {
    read: readRules,
    print: (rules) => printOtnRules(rules, { asWritten: true }),
    parse: (text) => parseOtnRules(text, { level: 'syntax' }),
    toJson: rulesJson,
  });

/** A move from tagged JSON, the inverse of `moveJson`. */
export const moveFromJson = (json: Json): FromJson<OtnMove> =>
  fromJson(json, {
    read: readMove,
    print: printOtnMove,
    parse: (text) => parseOtnMove(text, { level: 'syntax' }),
    toJson: moveJson,
  });

/** A position from tagged JSON, the inverse of `positionJson`. */
export const positionFromJson = (json: Json): FromJson<OtnPosition> =>
  fromJson(json, {
    read: readPosition,
    print: printOtnPosition,
    parse: (text) => parseOtnPosition(text, { level: 'syntax' }),
    toJson: positionJson,
  });

interface Notation<Model> {
  read(json: JsonReader): Model;
  print(model: Model): string;
  parse(text: string): { readonly model: Model | undefined; readonly isWellFormed: boolean };
  toJson(model: Model): Json;
}

/**
 * Reads the value, writes it, and looks whether that text says the same. So what the notation can't hold, such as a
 * bracket in commentary, is a problem at its place and never a text that says something else.
 */
function fromJson<Model>(json: Json, { read, print, parse, toJson }: Notation<Model>): FromJson<Model> {
  const found = readingJson(json, read);
  if ('problem' in found) return found;
  const { model, isWellFormed } = parse(print(found.made));
  const [lost] = model === undefined ? [] : jsonDifferences(toJson(found.made), toJson(model));
  if (isWellFormed && model !== undefined && lost === undefined) return { model: found.made };
  return { problem: { path: lost?.path ?? [], message: 'the notation can’t hold this value' } };
}
