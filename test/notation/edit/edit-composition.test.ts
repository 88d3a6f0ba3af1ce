import { expect, test } from 'vitest';
import { applyEdits, type TextEdit } from '../../../src/diagnostics/index.js';
import { composedEdits } from '../../../src/notation/edit/edit-composition.js';
import { Random, SEED } from '../../support/random.js';

test('edits of an edited text become edits of the first one', () => {
  const first = [{ start: 1, end: 3, text: 'xyz' }];
  const second = [
    { start: 0, end: 2, text: '' },
    { start: 6, end: 6, text: '!' },
  ];
  const composed = composedEdits(6, [first, second]);
  expect(composed).toEqual([
    { start: 0, end: 3, text: 'yz' },
    { start: 5, end: 5, text: '!' },
  ]);
  expect(applyEdits('abcdef', composed)).toBe('yzde!f');
});

test('composing no steps gives no edits, and composing one step keeps its edits', () => {
  expect(composedEdits(3, [])).toEqual([]);
  const edits = [{ start: 0, end: 0, text: 'a' }];
  expect(composedEdits(3, [edits])).toBe(edits);
});

test(`random edits give the same text at once (seed ${SEED})`, () => {
  const random = new Random(SEED);
  for (let round = 0; round < 500; round++) {
    const text = 'abcdefghij'.slice(0, random.int(11));
    let edited = text;
    const steps = Array.from({ length: 1 + random.int(4) }, () => {
      const edits = randomEdits(random, edited.length);
      edited = applyEdits(edited, edits);
      return edits;
    });
    expect(applyEdits(text, composedEdits(text.length, steps)), JSON.stringify({ text, steps })).toBe(edited);
  }
});

/** Edits of a text that don't overlap. */
function randomEdits(random: Random, length: number): TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  for (let i = random.int(3); i > 0; i--) {
    const start = at + random.int(length - at + 1);
    const end = start + random.int(length - start + 1);
    edits.push({ start, end, text: 'XYZ'.slice(random.int(4)) });
    at = end + 1;
    if (at > length) break;
  }
  return edits;
}
