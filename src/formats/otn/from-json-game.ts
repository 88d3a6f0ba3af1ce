import type { JsonReader } from '../json-reader.js';
import { readMove } from './from-json-move.js';
import { readNumber } from './from-json-number.js';
import { readTag, readTime, stepsIn } from './from-json-tag.js';
import { LineBuilder } from './line-builder.js';
import type { OtnComment, OtnGame, OtnTurn } from './model.js';
import { byCustomaryName } from './tag-names.js';

const ADDRESS = /^\d{1,9}[a-z]\.\d{1,9}(?:\.\d{1,9}[a-z]\.\d{1,9})*$/;

/** A game from tagged JSON. */
export function readGame(json: JsonReader): OtnGame {
  const tags = json.get('tags').list().map(readTag);
  const lines = new LineBuilder();
  for (const turn of json.get('turns').list()) lines.add([], readTurn(turn));
  for (const variation of json.get('variations').list()) {
    const steps = stepsIn(`${variation.get('address').leaf('address', ADDRESS)}.`);
    for (const turn of variation.get('turns').list()) lines.add(steps, readTurn(turn));
  }
  return { tags: tags.sort(byCustomaryName), ...lines.finish() };
}

function readTurn(json: JsonReader): OtnTurn {
  return {
    number: readNumber(json.get('number'), 'number'),
    moves: json.get('moves').list().map(readMove),
    comments: json.get('comments').list().map(readComment),
  };
}

function readComment(json: JsonReader): OtnComment {
  return { clock: json.get('clock').optional(readTime), text: json.get('comment').leaf('comment', /^[^|\]]*$/) };
}
