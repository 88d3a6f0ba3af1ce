import type { JsonReader } from '../../../notation/codec/json-reader.js';
import { readSpace } from '../move/from-json.js';
import { readNumber } from '../from-json-number.js';
import type { OtnEntry, OtnPosition, OtnRules } from '../model.js';
import { byCustom } from './keys.js';
import { entryTypeOf } from './tafl-rules.js';

const ROW = /(?:[tcnkmgTCNKMG]|(?<!\d)[1-9]\d?(?!\d))+/;
const POSITION = new RegExp(`^/${ROW.source}(?:/${ROW.source})*/$`);

/** A position from tagged JSON. */
export function readPosition(json: JsonReader): OtnPosition {
  return { rows: json.leaf('position', POSITION).slice(1, -1).split('/') };
}

/** A rules record from tagged JSON. */
export function readRules(json: JsonReader): OtnRules {
  return { entries: json.get('entries').list().map(readEntry).sort(byCustom) };
}

/** An entry of a rules record from tagged JSON. */
export function readEntry(json: JsonReader): OtnEntry {
  const key = json.get('key').leaf('key', /^[a-z0-9_-]+$/i);
  const value = json.get('value');
  const type = entryTypeOf(key);
  switch (type) {
    case 'size':
      return { type, key: 'dim', value: readNumber(value, 'number') };
    case 'limits':
      return { type, key: 'spd', value: readLimits(value) };
    case 'position':
      return { type, key: 'start', value: readPosition(value) };
    case 'spaces':
      return { type, key, value: readSpaces(value) };
    case 'pieces':
      return { type, key, value: value.leaf('pieces', /^[tcnkmg]*$/i) };
    case 'choice':
      return { type, key, value: value.leaf('choice', /^[a-z]$/) };
    case 'text':
      return { type, key, value: value.leaf('text', key === 'name' ? /^[^\t\r\n\]]*$/ : /^[^ \t\r\n\]]*$/) };
  }
}

const readSpaces = (json: JsonReader) => {
  if (!json.is('word')) return json.list().map(readSpace);
  json.leaf('word', /^default$/);
  return 'default' as const;
};

function readLimits(json: JsonReader): number[] {
  const limits = json.list().map(readLimit);
  return limits.length === 0 ? json.fail('spd has at least one limit') : limits;
}

const readLimit = (json: JsonReader): number => Number(json.leaf('limit', /^(?:-1|\d{1,9})$/));
