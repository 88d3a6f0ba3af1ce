import { expect, test } from 'vitest';
import { applyEdits } from '../../src/diagnostics/index.js';
import { lineEdits } from '../../src/diagnostics/line-edits.js';
import { Random, SEED } from '../support/random.js';
import { rounds } from '../support/rounds.js';

test('only the lines that differ are replaced, even if a line occurs again', () => {
  const edits = lineEdits('a\nb\na\nc\n', 'a\nB\na\nd\nc\n');
  expect(edits).toEqual([
    { start: 2, end: 4, text: 'B\n' },
    { start: 6, end: 6, text: 'd\n' },
  ]);
});

test('the edits turn any text into any other', () => {
  const random = new Random(SEED);
  const text = () =>
    Array.from({ length: random.int(9) }, () => random.pick(['a\n', 'b\n', 'c\r\n', '\n', 'd'])).join('');
  for (let i = 0; i < rounds(200); i++) {
    const [before, after] = [text(), text()];
    expect(applyEdits(before, lineEdits(before, after)), JSON.stringify([before, after])).toBe(after);
  }
});

test('if very many lines are at another location, everything between the first and the last difference is one edit', () => {
  const lines = Array.from({ length: 300 }, (_, i) => `${i}\n`);
  const before = `first\n${lines.join('')}last\n`;
  const after = `first\n${lines.toReversed().join('')}last\n`;
  expect(lineEdits(before, after)).toEqual([{ start: 6, end: before.length - 5, text: after.slice(6, -5) }]);
});
