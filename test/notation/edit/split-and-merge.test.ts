import { expect, test } from 'vitest';
import { mergeTexts, type RecordMerging, splitText } from '../../../src/notation/index.js';

/** Records that end with a period. */
const SENTENCES = /[^.]+(?:\.|$)/g;

const recordsOf = (text: string): string[] =>
  (text.match(SENTENCES) ?? []).map((record) => record.trim()).filter(Boolean);

const merging: RecordMerging = { key: 'sentences', records: recordsOf, lineBreaks: 2, problem: 'a period is missing' };

test('what is between two records belongs to the second, but white space to the first', () => {
  const text = '-- A. \n -- B. -- ';
  const spans = [...text.matchAll(/[A-Z]\./g)].map(({ index }) => ({ start: index, end: index + 2 }));
  expect(splitText(text, spans)).toEqual(['-- A. \n ', '-- B. -- ']);
  expect(splitText(text, [])).toEqual([]);
});

test('texts are joined with the line breaks of the first, and without other byte-order marks', () => {
  expect(mergeTexts(['\uFEFFA.\r\n\r\n', ' \n', '\uFEFFB.\nC.'], merging)).toEqual({
    ok: true,
    text: '\uFEFFA.\r\n\r\nB.\nC.\r\n',
  });
  expect(mergeTexts([' '], merging)).toEqual({ ok: true, text: '' });
});

test('texts whose records would change are not joined', () => {
  const problem = { path: ['sentences', 1], message: 'a period is missing' };
  expect(mergeTexts(['A. B', 'C.'], merging)).toEqual({ ok: false, problem });
});
