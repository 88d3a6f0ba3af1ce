import { expect, test } from 'vitest';
import { fiveDInfo } from '../../../src/notations/5dfen/info.js';
import { otherNotation } from '../../../src/notations/define-reader.js';
import { parseOtn } from '../../../src/notations/otn/index.js';
import { NOTATIONS } from '../../../src/notations/registry.js';

test.each([
  ['{"a": 1}', 'JSON'],
  ['[{"a": 1}]', 'JSON'],
  ['\uFEFF{\n  "a": 1}', 'JSON'],
  ['<?xml version="1.0"?>', 'XML or HTML'],
  ['version: "1"\nsetup: []', 'XAY (a xiangqi position in YAML)'],
  ['[event:x]\n[rules:dim:7]', 'an OpenTafl game'],
  ['dim:7 start:/7/', 'an OpenTafl rules record'],
  ['BXLUT\nBrs', 'an Onitama game'],
  ['BX\u0085LUT\u0085Brs', 'an Onitama game'],
  ['AZULGAME\n2', 'an Azul game'],
  ['# a\nv1 9/9/9', 'annoFEN'],
  ['# a\r\n# b\r\nv1 9/9/9', 'annoFEN'],
  ['FORMAT\tWXF', 'a WXF xiangqi game'],
  ['9/9/9/9/9/9/9/9/9/9 w', 'a xiangqi FEN'],
  ['8/8/8/8/8/8/8/8 w - -', 'a chess FEN'],
  ['1w. 1:Ng1:h3', "a 5D chess game in Alexbay's notation"],
  ['1. c4 .. g6.', "a 5D chess game in Axel's notation"],
  ['[Event "x"]\n1. e4 e5 2. d4', 'a chess game in PGN'],
])('%j looks like %s', (text, name) => {
  expect(otherNotation(text, { id: '', title: '' }, false)).toBe(name);
});

test.each([
  '[Board "Standard"]\n1. e4 e5\n2. Nf3 / Nc6',
  '[Mode "5D"]\n1. e4 e5\n2. Nf3 Nc6',
  '1. e4 e5\n2. Nf3 / Nc6',
  '1. e4 e5\n2. (0T2)Nf3 (0T2)Nc6',
])('%j, where a slash is missing, is not a chess game in PGN', (text) => {
  expect(otherNotation(text, fiveDInfo, false)).toBeUndefined();
});

test.each(['', 'hello', '1. e4 / e5', '[Board "Standard"]', '[8/8:0:1:w]', '{a comment}', '{"quoted"}'])(
  '%j looks like nothing else',
  (text) => {
    expect(otherNotation(text, fiveDInfo, false)).toBeUndefined();
  },
);

test('a game of OpenTafl without rules is not taken for another notation', () => {
  const codes = parseOtn('[position:/1t1/tK1/3/]\n[puzzle-mode:none]\n').diagnostics.map(({ code }) => code);
  expect(codes).toEqual(['otn/missing-rules']);
});

test.each([
  ['annofen', 'v1 9/9'],
  ['xay', 'version: "1"'],
])('%s begins after comments, not inside them', (id, begin) => {
  const { detect } = NOTATIONS.find((entry) => entry.id === id)!;
  for (const comment of ['', '# a\n', '# a\r# b\r\n', '\n\n#\n', '\uFEFF# a\n  ']) {
    expect(detect(comment + begin), comment).toBe(true);
  }
  expect(detect(`# ${begin}`)).toBe(false);
});

test('a game that a package reads as PGN keeps its errors where a part of it can be read', () => {
  const info = { id: 'pgn', title: 'chess games' };
  expect(otherNotation('[Variant "Atomic"]\n\n1. e5 *', info, true)).toBeUndefined();
  expect(otherNotation('[Variant "Atomic"]\n\n1. e5 *', { ...info, detect: () => true }, false)).toBeUndefined();
});
