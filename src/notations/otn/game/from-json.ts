import type { JsonReader } from '../../../notation/codec/json-reader.js';
import { moveCodec } from '../move/codec.js';
import { readNumber } from '../from-json-number.js';
import { readTag, readTime, stepsIn } from './from-json-tag.js';
import { LineBuilder } from './line-builder.js';
import type { OtnComment, OtnGame, OtnTurn } from '../model.js';
import { printSteps } from './steps.js';
import { byCustomaryName } from './tag-names.js';

const ADDRESS = /^\d{1,9}[a-z]\.\d{1,9}(?:\.\d{1,9}[a-z]\.\d{1,9})*$/;

/** A game from tagged JSON. */
export function readGame(json: JsonReader): OtnGame {
  const tags = json.get('tags').list().map(readTag);
  const lines = new LineBuilder();
  for (const turn of json.get('turns').list()) lines.add([], readTurn(turn));
  const known = new Set<string>();
  for (const variation of json.get('variations').list()) {
    const address = variation.get('address').leaf('address', ADDRESS);
    const steps = stepsIn(`${address}.`);
    const name = printSteps(steps);
    if (known.has(name)) variation.get('address').fail('this address is given twice');
    known.add(name);
    const turns = variation.get('turns').list();
    if (turns.length === 0) variation.get('turns').fail('a variation has at least one turn');
    for (const turn of turns) lines.add(steps, readTurn(turn));
  }
  return { tags: tags.sort(byCustomaryName), ...lines.finish() };
}

function readTurn(json: JsonReader): OtnTurn {
  return {
    number: readNumber(json.get('number'), 'number'),
    moves: json
      .get('moves')
      .list()
      .map((move) => moveCodec.decode(move)),
    comments: json.get('comments').list().map(readComment),
  };
}

function readComment(json: JsonReader): OtnComment {
  return { clock: json.get('clock').optional(readTime), text: json.get('comment').leaf('comment', /^[^|\]]*$/) };
}
