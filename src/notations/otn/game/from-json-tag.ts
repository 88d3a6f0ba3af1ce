import type { JsonReader } from '../../../notation/codec/json-reader.js';
import { readNumber } from '../from-json-number.js';
import { positionCodec } from '../position/codec.js';
import { rulesCodec } from '../rules/codec.js';
import type { OtnMoveAddress, OtnResult, OtnStep, OtnTag, OtnTime } from '../model.js';

/** A tag from tagged JSON. */
export function readTag(json: JsonReader): OtnTag {
  const name = json.get('name').leaf('name', /^[a-z0-9_-]+$/i);
  const value = json.get('value');
  switch (name) {
    case 'rules':
      return { type: 'rules', name, value: rulesCodec.decode(value) };
    case 'position':
      return { type: 'position', name, value: positionCodec.decode(value) };
    case 'date': {
      const [year = 0, month = 0, day = 0] = value
        .leaf('date', /^\d{4}\.\d\d\.\d\d$/)
        .split('.')
        .map(Number);
      return { type: 'date', name, value: { year, month, day } };
    }
    case 'result':
      return { type: 'result', name, value: value.leaf('result', /^(?:1|0|-1|\?)$/) as OtnResult };
    case 'time-control':
      return { type: 'time', name, value: readTime(value) };
    case 'time-remaining': {
      const attackers = readTime(value.get('attackers'));
      return { type: 'times', name, value: { attackers, defenders: readTime(value.get('defenders')) } };
    }
    case 'puzzle-mode': {
      const mode = value.leaf('puzzle', /^(?:none|loose|strict)$/) as 'none' | 'loose' | 'strict';
      return { type: 'puzzle', name, value: mode };
    }
    case 'puzzle-start':
    case 'puzzle-prestart':
      return { type: 'address', name, value: readMoveAddress(value) };
    default:
      return { type: 'text', name, value: value.leaf('text') };
  }
}

/** A clock from tagged JSON. */
export function readTime(json: JsonReader): OtnTime {
  const overtime = json.get('overtime').optional((value) => ({
    seconds: readNumber(value.get('seconds'), 'seconds'),
    count: readNumber(value.get('count'), 'number'),
  }));
  const increment = json.get('increment').optional((value) => readNumber(value, 'seconds'));
  return {
    main: readNumber(json.get('main'), 'seconds'),
    ...(overtime === undefined ? {} : { overtime }),
    ...(increment === undefined ? {} : { increment }),
  };
}

function readMoveAddress(json: JsonReader): OtnMoveAddress {
  const text = json.leaf('address', /^(?:\d{1,9}[a-z]\.\d{1,9}\.)*\d{1,9}[a-z]$/);
  return {
    steps: stepsIn(text),
    turn: Number.parseInt(text.slice(text.lastIndexOf('.') + 1), 10),
    letter: text.at(-1)!,
  };
}

/** The steps at the beginning of an address, each with a dot behind it. */
export function stepsIn(address: string): OtnStep[] {
  return [...address.matchAll(/(\d+)([a-z])\.(\d+)\./g)].map(([, turn, letter, variation]) => ({
    turn: Number(turn),
    letter: letter!,
    variation: Number(variation),
  }));
}
