import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../src/diagnostics/index.js';
import {
  type Change,
  fiveDEbnfFromJson,
  fiveDEbnfNotation,
  type FiveDEbnfRecord,
  fiveDEbnfToJson,
  format5dfenEbnf,
  ModelError,
  parse5dfenEbnf,
  print5dfenEbnf,
  tryPrint5dfenEbnf,
} from '../../src/notations/5dfen-ebnf/index.js';
import { made } from '../support/readings.js';

const TEXT = '[Mode "5D"]  [a.-_ "a \\" b"]\n[k*7/K*;0;1;w]\n\n[/;+2;;b]\n1. (0T1)Ka1 \n\n  2. whatever\n';

const RECORD: FiveDEbnfRecord = {
  headers: [
    { key: 'Mode', value: '5D' },
    { key: 'a.-_', value: 'a \\" b' },
  ],
  boards: [
    { pieces: 'k*7/K*', layer: '0', time: '1', colour: 'w' },
    { pieces: '/', layer: '+2', time: '', colour: 'b' },
  ],
  moves: ['1. (0T1)Ka1 ', '2. whatever'],
};

test('the model has the text of each production', () => {
  const reading = parse5dfenEbnf(TEXT);
  const { model, isWellFormed } = reading;
  expect(isWellFormed).toBe(true);
  expect(model).toEqual(RECORD);
  expect(format5dfenEbnf(reading)).toEqual({ text: TEXT, droppedComments: 0, diagnostics: [] });
});

test('a model goes to text and to JSON, and back', () => {
  expect(parse5dfenEbnf(print5dfenEbnf(RECORD)).model).toEqual(RECORD);
  expect(fiveDEbnfFromJson(fiveDEbnfToJson(RECORD))).toEqual({ ok: true, value: RECORD });
});

test('the text after the first error is left out of the model', () => {
  const { model, diagnostics } = parse5dfenEbnf('[k;0;1;w]\n[k7/8;0;1;w]\n[k;0;2;w]');
  expect(model.boards).toHaveLength(1);
  expect(diagnostics).toMatchObject([{ code: '5dfen-ebnf/not-in-language', span: { start: 14, end: 15 } }]);
});

test.each<[Change, string]>([
  [{ insert: ['headers', 1], value: { key: 'a', value: 'b' } }, TEXT.replace('  [a.', '  [a "b"] [a.')],
  [{ replace: ['headers', 0, 'value'], value: '4D' }, TEXT.replace('5D', '4D')],
  [{ remove: ['boards', 1] }, TEXT.replace('[/;+2;;b]\n', '')],
  [{ replace: ['boards', 0, 'layer'], value: '-1' }, TEXT.replace(';0;', ';-1;')],
  [{ insert: ['moves', 2], value: '3. x' }, TEXT.replace('whatever', 'whatever\n  3. x')],
])('an edit changes nothing else: %j', (change, expected) => {
  const reading = fiveDEbnfNotation.read(TEXT);
  const { edits } = made(reading.edit(change));
  expect(applyEdits(TEXT, edits)).toBe(expected);
});

test('an edit that leaves the language is a problem', () => {
  const reading = fiveDEbnfNotation.read(TEXT);
  expect(reading.edit({ replace: ['boards', 0, 'layer'], value: '1' })).toMatchObject({
    ok: false,
    problem: { path: ['boards', 0, 'layer'] },
  });
});

describe('a model outside the language is a problem', () => {
  const [header] = RECORD.headers;
  const [board] = RECORD.boards;
  test.each<[string, Partial<FiveDEbnfRecord>, (string | number)[]]>([
    ['a key with a space', { headers: [{ ...header!, key: 'a b' }] }, ['headers', 0, 'key']],
    ['a value with a quotation mark', { headers: [{ ...header!, value: '"' }] }, ['headers', 0, 'value']],
    ['a count in the second row', { boards: [{ ...board!, pieces: 'k/8' }] }, ['boards', 0, 'pieces']],
    ['a layer without a sign', { boards: [{ ...board!, layer: '1' }] }, ['boards', 0, 'layer']],
    ['a negative time', { boards: [{ ...board!, time: '-1' }] }, ['boards', 0, 'time']],
    ['a third color', { boards: [{ ...board!, colour: 'r' }] }, ['boards', 0, 'colour']],
    ['a move of two lines', { moves: ['1. a\n2. b'] }, ['moves', 0]],
    ['a move that begins like a board', { moves: ['[1'] }, ['moves', 0]],
  ])('%s', (_, part, path) => {
    const record = { ...RECORD, ...part };
    expect(tryPrint5dfenEbnf(record)).toMatchObject({ ok: false, problem: { path } });
    expect(() => print5dfenEbnf(record)).toThrow(ModelError);
    expect(fiveDEbnfFromJson(fiveDEbnfToJson(record))).toMatchObject({ problem: { path } });
  });
});
