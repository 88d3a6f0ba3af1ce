import type { JsonReader } from '../json-reader.js';
import { readSpace } from './from-json-move.js';
import type { OtnEntry, OtnPosition, OtnRules } from './model.js';
import { byCustom } from './rule-keys.js';
import { CHOICES, JUMPERS } from './tafl-rules.js';

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

function readEntry(json: JsonReader): OtnEntry {
  const key = json.get('key').leaf('key', /^[a-z0-9_-]+$/i);
  const value = json.get('value');
  if (key === 'dim') return { type: 'size', key, value: readNumber(value) };
  if (key === 'spd') return { type: 'limits', key, value: value.list().map(readLimit) };
  if (key === 'start') return { type: 'position', key, value: readPosition(value) };
  if (/^(?:cor|cen|afor|dfor)$/.test(key)) return { type: 'spaces', key, value: readSpaces(value) };
  if (/^(?:(?:cor|cen|afor|dfor)(?:h|p|s|re)|cenhe)$/.test(key)) {
    return { type: 'pieces', key, value: value.leaf('pieces', /^[tcnkmg]*$/i) };
  }
  const letters = CHOICES[key]?.letters;
  if (letters !== undefined || key in JUMPERS) {
    return { type: 'choice', key, value: value.leaf('choice', /^[a-z]$/) };
  }
  return { type: 'text', key, value: value.leaf('text', key === 'name' ? /^[^\t\r\n\]]*$/ : /^[^ \t\r\n\]]*$/) };
}

const readSpaces = (json: JsonReader) => {
  if (!json.is('word')) return json.list().map(readSpace);
  json.leaf('word', /^default$/);
  return 'default' as const;
};

const readNumber = (json: JsonReader): number => Number(json.leaf('number', /^\d{1,9}$/));
const readLimit = (json: JsonReader): number => Number(json.leaf('limit', /^(?:-1|\d{1,9})$/));
