import { expect, test } from 'vitest';
import type { Diagnostic } from '../../src/diagnostics/index.js';
import { formatEdits } from '../../src/lsp/features/format.js';
import type { Json, Notation } from '../../src/notation/index.js';
import { formatChecked, withoutComments } from '../../src/notation/print/checked-formatting.js';
import { oniNotation } from '../../src/notations/oni/index.js';
import { NOTATIONS } from '../../src/notations/registry.js';
import { casesOf } from '../support/cases.js';
import { faultyCodes as codes, faultyNotation } from './faulty-notation.js';

const oni = oniNotation as Notation;

/** Onitama with a `format` that writes another text. */
const writing = (text: string, droppedComments = 0): Notation => ({
  ...oni,
  format: () => ({ text, droppedComments, diagnostics: [] }),
});

const GAME = 'BXLUT Byt # one\n# two\n';

test.each([
  ['another card', 'BXLUE\n\nByt # one\n# two\n', 'readable text means something else: cards[4].value: expected "T"'],
  ['one move less', 'BXLUT\n# one\n# two\n', 'readable text means something else: moves[0]: expected {'],
  ['one comment less', 'BXLUT\n\nByt # one\n', 'comments of readable text[1]: expected "# two", found nothing'],
  ['a syntax error', 'BXLUT\n\nByt # one\n# two\nB?\n', 'readable text has an error: '],
  ['an error in its last line', 'BXLUT\n\nByt # one\n# two\nB?', ', in its line 5: "B?"'],
])('canonical text with %s is refused', (_, text, problem) => {
  const reading = oni.read(GAME);
  const notation = writing(text);
  const message = expect.stringMatching(/^notation oni: "print" is wrong, so the text stays as it is: /);
  const refusal = expect.objectContaining({ name: 'NotationError', message });
  expect(() => formatChecked(notation, reading, {})).toThrow(problem);
  expect(() => formatChecked(notation, reading, {})).toThrow(refusal);
  expect(() => formatEdits({ notation, reading, support: {} })).toThrow(refusal);
});

test('canonical text may not lack an error node that the notation does not report', () => {
  const demo = (syntax: () => Diagnostic | undefined): Notation => faultyNotation({ syntax: { WordError: syntax } });
  const reading = demo(() => undefined).read('a ? b');
  expect(reading.diagnostics).toEqual([]);
  const problem = 'readable text lacks "?", which "syntax" doesn\'t report';
  expect(() =>
    formatChecked(
      demo(() => undefined),
      reading,
      {},
    ),
  ).toThrow(problem);
  const warned = demo(() => codes.report('odd', { start: 2, end: 3 }));
  expect(formatChecked(warned, warned.read('a ? b'), {}).text).toBe('a b\n');
});

test('a function "format" that returns no text is named', () => {
  const silent: Notation = { ...oni, format: () => ({ droppedComments: 0, diagnostics: [] }) };
  expect(() => formatChecked(silent, oni.read(GAME), {})).toThrow('notation oni: "format" returned no text');
});

test('compact text may lack the comments that it counts', () => {
  const reading = oni.read(GAME);
  const text = 'BXLUT\nByt # one\n';
  const style = 'compact';
  expect(formatChecked(writing(text, 1), reading, { style }).text).toBe(text);
  expect(() => formatChecked(writing(text, 2), reading, { style })).toThrow('comments of compact text[1]');
});

test('readable text may not lack the comments that it counts, unlike compact text', () => {
  const notation = faultyNotation({});
  const reading = notation.read('a %one\n%two\nb\n');
  const refused = formatChecked(notation, reading, {});
  expect(refused).toMatchObject({
    droppedComments: 0,
    diagnostics: [{ code: 'text/lost-comment', span: { start: 2, end: 6 } }],
  });
  expect(refused.text).toBeUndefined();
  expect(formatChecked(notation, reading, { style: 'compact' })).toMatchObject({ text: 'a b\n', droppedComments: 2 });
});

test('no text of a suite is refused, in any style, with and without half a surrogate pair', async () => {
  for (const entry of NOTATIONS) {
    const notation = await entry.load();
    for (const { text } of casesOf(entry.id).filter((one, i) => i % 40 === 0 && one.text.length < 2000)) {
      for (const written of [text, `${text.slice(0, text.length / 2)}\uD83D${text.slice(text.length / 2)}`]) {
        const reading = notation.read(written, { level: 'syntax' });
        if (!reading.isWellFormed) continue;
        for (const style of ['readable', 'compact'] as const) {
          for (const full of [false, true]) {
            expect(() => formatChecked(notation, reading, { style, full }), written).not.toThrow();
          }
        }
      }
    }
  }
});

test('comments and defaults are left out of JSON, however deep it is', () => {
  const comment = { type: 'comment', value: 'c' };
  expect(withoutComments({ a: [comment, { b: 1 }, { default: 2 }], c: [{ comment }] })).toEqual({
    a: [{ b: 1 }],
    c: [],
  });
  let deep: Json = [comment];
  for (let i = 0; i < 50_000; i++) deep = [deep];
  let inner = withoutComments(deep);
  while (Array.isArray(inner) && inner.length > 0) inner = inner[0] as Json;
  expect(inner).toEqual([]);
});
