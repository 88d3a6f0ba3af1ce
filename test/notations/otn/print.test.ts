import { expect, test } from 'vitest';
import { formatChecked } from '../../../src/notation/print/checked-formatting.js';
import { oniNotation, parseOni } from '../../../src/notations/oni/index.js';
import {
  invertPosition,
  otnNotation,
  otnPositionNotation,
  otnRulesNotation,
  parseOtn,
  parseOtnPosition,
  parseOtnRules,
  printOtn,
  printOtnPosition,
  printOtnRules,
  rulesFrom,
} from '../../../src/notations/otn/index.js';

const BRANDUB = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
const rulesOf = (text: string) => parseOtnRules(text).model;

test.each([
  ['defaults are left out', `dim:7 esc:c ks:y ka:y start:${BRANDUB}`, `dim:7 start:${BRANDUB}`],
  ['another name of a default is one', `dim:7 ks:s start:${BRANDUB}`, `dim:7 start:${BRANDUB}`],
  ['spaces in any order are the same', `dim:7 cor:g7,a1,g1,a7, start:${BRANDUB}`, `dim:7 start:${BRANDUB}`],
  ['empty is not absent', `dim:7 cor: cenh: start:${BRANDUB}`, `dim:7 cor: cenh: start:${BRANDUB}`],
  ['the word default is absence', `dim:7 cor:default start:${BRANDUB}`, `dim:7 start:${BRANDUB}`],
  ['entries get their order', `dim:7 efe:y esc:e start:${BRANDUB}`, `dim:7 esc:e efe:y start:${BRANDUB}`],
  ['starti is turned round', 'dim:3 starti:/1t1/1K1/T2/', 'dim:3 start:/T2/1K1/1t1/'],
  ['unknown entries are kept', `dim:7 zzz:a name:A_b start:${BRANDUB}`, `dim:7 name:A_b zzz:a start:${BRANDUB}`],
])('canonical rules: %s', (_, text, canonical) => {
  expect(printOtnRules(rulesOf(text), { asWritten: false })).toBe(canonical);
  expect(printOtnRules(rulesOf(canonical))).toBe(canonical);
});

test('full rules name every key that has a default, and mean the same', () => {
  const rules = rulesOf(`dim:7 ks:w name:Brandub start:${BRANDUB}`);
  const full = printOtnRules(rules, { full: true });
  expect(full).toMatch(/^dim:7 name:Brandub esc:c surf:y .* ks:w .* cor:a1,g1,a7,g7 cen:d4 .* linc:n start:/);
  expect(printOtnRules(rulesOf(full), { asWritten: false })).toBe(printOtnRules(rules));
  expect(printOtnRules(rulesOf(full), { full: true })).toBe(full);
});

test('the board can be written upside down, and that is read as the same board', () => {
  const rules = rulesOf('dim:3 start:/1t1/1K1/T2/');
  const inverted = printOtnRules(rules, { inverted: true });
  expect(inverted).toBe('dim:3 starti:/T2/1K1/1t1/');
  expect(rulesOf(inverted)).toEqual(rules);
});

test.each([
  ['a later key with another value than its default', 'dim:3 mj:c spd:2 linc:y start:/1t1/1K1/T2/'],
  ['mercenaries in a list, if the board has any', 'dim:3 corp:KM start:/1t1/1K1/M2/'],
])('the revision of 2016 keeps %s', (_, text) => {
  expect(printOtnRules(rulesOf(text), { dialect: '2016' })).toBe(printOtnRules(rulesOf(text)));
  const game = parseOtn(`[rules:${text}]\n`).model!;
  expect(printOtn(game, { dialect: '2016' })).toBe(printOtn(game));
});

test('the revision of 2016 keeps mercenaries in a list, if the position of the game has any', () => {
  const game = parseOtn('[position:/1t1/1K1/M2/]\n[rules:dim:3 corp:KM start:/1t1/1K1/T2/]\n').model!;
  expect(printOtn(game, { dialect: '2016' })).toBe(printOtn(game));
});

test('the revision of 2016 lacks what came later and says nothing', () => {
  const rules = rulesOf('dim:3 ks:w mj:n corp:KM starti:/T2/1K1/1t1/');
  expect(printOtnRules(rules, { dialect: '2016' })).toBe('dim:3 ks:n corp:K start:/1t1/1K1/T2/');
});

test.each([
  ['ks:w mj:n corp:KM', { full: false }],
  ['ks:w mj:n corp:KM', { full: true }],
  ['ks:s ka:a', { full: true }],
  ['mj:c linc:y spd:2', { full: true }],
  ['name:A_b', { full: true, inverted: true }],
])('formatting what was read as the revision of 2016 adds nothing that came later: %s, %j', (entries, options) => {
  const text = `dim:3 ${entries} start:/1t1/1K1/T2/`;
  const later = (reading: { readonly diagnostics: readonly { readonly code: string; readonly message: string }[] }) =>
    reading.diagnostics.filter(({ code }) => code.endsWith('not-in-2016')).map(({ message }) => message);
  const rules = parseOtnRules(text, { dialect: '2016' });
  const formattedRules = formatChecked(otnRulesNotation as never, rules, options).text!;
  for (const message of later(parseOtnRules(formattedRules, { dialect: '2016' }))) {
    expect(later(rules)).toContain(message);
  }
  const game = parseOtn(`[start-comment:a]\n[rules:${text}]\n`, { dialect: '2016' });
  const formattedGame = formatChecked(otnNotation as never, game, options).text!;
  for (const message of later(parseOtn(formattedGame, { dialect: '2016' }))) expect(later(game)).toContain(message);
  expect(formattedGame).not.toContain('starti:');
});

test('a position has no other form: it says nowhere which of its rows is the first rank', () => {
  const position = parseOtnPosition('/1t1/1K1/T2/');
  expect(otnPositionNotation.format(position, { inverted: true }).text).toBe('/1t1/1K1/T2/\n');
  // @ts-expect-error -- Positions have no such option.
  expect(printOtnPosition(position.model, { inverted: true })).toBe('/1t1/1K1/T2/');
  expect(otnPositionNotation.print(position.model, { inverted: true })).toBe('/1t1/1K1/T2/\n');
});

test('a notation takes the options that it declares, and no others', () => {
  const rules = rulesOf('dim:3 start:/1t1/1K1/T2/');
  expect(otnRulesNotation.print(rules, { inverted: true })).toBe('dim:3 starti:/T2/1K1/1t1/\n');
  const { model } = parseOni('BXLUT');
  // @ts-expect-error -- Onitama games have no such option.
  expect(oniNotation.print(model, { inverted: true })).toBe(oniNotation.print(model));
});

test('a position becomes rules that start from it', () => {
  const position = parseOtnPosition(BRANDUB).model!;
  expect(printOtnRules(rulesFrom(position))).toBe(`dim:7 start:${BRANDUB}`);
  expect(invertPosition(invertPosition(position))).toEqual(position);
});

const GAME = `[result:-1][date:2015.05.04]
[rules:dim:7 ks:y start:${BRANDUB}][time-control:3600 30/3 3i]
[start-comment:hello]
1. d1-c1 d3-b3 [a first|600 30/3 a second (Hint: look at b3)]  2. c1-d1 b3-d3 3. d1-c1
2b.1.1a. ..... b3-c3
[|instead]
`;

const CANONICAL = `[date:2015.05.04]
[result:-1]
[time-control:3600 30/3 3i]
[start-comment:hello]
[rules:dim:7 start:${BRANDUB}]

1. d1-c1 d3-b3
[a first|600 30/3 a second (Hint: look at b3)]

2. c1-d1 b3-d3

2b.1.1a. ..... b3-c3
[|instead]

3. d1-c1
`;

test('a game is written with its tags in order, an empty line between turns, commentary kept', () => {
  expect(printOtn(parseOtn(GAME).model, { asWritten: false })).toBe(CANONICAL);
  expect(printOtn(parseOtn(CANONICAL).model)).toBe(CANONICAL);
});

test('tags have the types that the text gives them', () => {
  const tags = `[date:2015.05.04]
[result:-1]
[time-control:3600 30/3 3i]
[time-remaining:10 30/2, 20]
[puzzle-mode:strict]
[puzzle-start:3a.2.1b]
[event:Cup]
[rules:dim:7 start:${BRANDUB}]
`;
  const values = new Map(parseOtn(tags).model.tags.map(({ name, type, value }) => [name, { type, value }] as const));
  values.delete('rules');
  expect(Object.fromEntries(values)).toEqual({
    date: { type: 'date', value: { year: 2015, month: 5, day: 4 } },
    result: { type: 'result', value: '-1' },
    'time-control': { type: 'time', value: { main: 3600, overtime: { seconds: 30, count: 3 }, increment: 3 } },
    'time-remaining': {
      type: 'times',
      value: { attackers: { main: 10, overtime: { seconds: 30, count: 2 } }, defenders: { main: 20 } },
    },
    'puzzle-mode': { type: 'puzzle', value: 'strict' },
    'puzzle-start': {
      type: 'address',
      value: { steps: [{ turn: 3, letter: 'a', variation: 2 }], turn: 1, letter: 'b' },
    },
    event: { type: 'text', value: 'Cup' },
  });
});

test('entries in JSON are written in the text, defaults or not', () => {
  const { model } = parseOtn(`[rules:dim:7 ks:y start:${BRANDUB}]\n`);
  const read = otnNotation.fromJson(otnNotation.toJson(model));
  expect(read.ok && otnNotation.print(read.value)).toBe(`[rules:dim:7 ks:y start:${BRANDUB}]\n`);
  const rules = rulesOf(`dim:7 ks:y start:${BRANDUB}`);
  const readRules = otnRulesNotation.fromJson(otnRulesNotation.toJson(rules));
  expect(readRules.ok && otnRulesNotation.print(readRules.value)).toBe(`dim:7 ks:y start:${BRANDUB}\n`);
});
