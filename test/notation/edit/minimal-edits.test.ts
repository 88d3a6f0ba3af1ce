import { expect, test } from 'vitest';
import { applyEdits } from '../../../src/diagnostics/index.js';
import { differenceOf, minimalEdits } from '../../../src/notation/edit/minimal-edits.js';
import { Random, SEED } from '../../support/random.js';

test('an edit leaves alone what its text begins and ends with', () => {
  expect(minimalEdits('a quiet move', [{ start: 2, end: 12, text: 'very quiet move' }])).toEqual([
    { start: 2, end: 2, text: 'very ' },
  ]);
  expect(minimalEdits('abc', [{ start: 0, end: 3, text: 'abc' }])).toEqual([]);
  expect(minimalEdits('abc', [{ start: 1, end: 2, text: '' }])).toEqual([{ start: 1, end: 2, text: '' }]);
});

test.each([
  ['a line break', 'a\r\nb', 'a\rb'],
  ['a line break at its end', 'a\nb', 'a\r\nb'],
  ['a character of two units', '\u{1f600}', '\u{1f601}'],
  ['a character of two units at its end', '\u{1f600}', '\u{1fa00}'],
])('a difference does not begin or end inside %s', (_, before, after) => {
  const [edit, ...others] = differenceOf(before, after);
  expect(others).toEqual([]);
  expect(applyEdits(before, [edit!])).toBe(after);
  for (const part of [before.slice(0, edit!.start), before.slice(edit!.end), edit!.text]) {
    expect(part).not.toMatch(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/);
  }
  const isInside = (at: number) => before.slice(at - 1, at + 1) === '\r\n';
  expect([edit!.start, edit!.end].some(isInside)).toBe(false);
});

test(`random edits give the same text (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const word = (maxLength: number) =>
    Array.from({ length: random.int(maxLength) }, () => random.pick(['a', 'b', '\r', '\n'])).join('');
  for (let round = 0; round < 1000; round++) {
    const text = word(12);
    const [a, b, c, d] = Array.from({ length: 4 }, () => random.int(text.length + 1)).sort((x, y) => x - y);
    const edits = [
      { start: c!, end: d!, text: word(5) },
      { start: a!, end: b!, text: word(5) },
    ].filter((edit, i, all) => i === 0 || edit.end < all[0]!.start);
    const what = JSON.stringify({ text, edits });
    expect(applyEdits(text, minimalEdits(text, edits)), what).toBe(applyEdits(text, edits));
    const rewritten = (list: typeof edits) => list.reduce((sum, { start, end }) => sum + end - start, 0);
    expect(rewritten([...minimalEdits(text, edits)]), what).toBeLessThanOrEqual(rewritten(edits));
  }
});
