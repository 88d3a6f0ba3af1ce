import { applyPatch } from 'diff';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../../src/cli/records/unified-diff.js';
import { Random, SEED } from '../../support/random.js';
import { rounds } from '../../support/rounds.js';

test('a hunk has three lines before and after its changes, and changes near each other are one hunk', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i}\n`);
  const changed = lines.with(5, 'five\n').with(12, 'twelve\n').with(19, '19');
  expect(unifiedDiff('a.oni', lines.join(''), changed.join(''))).toBe(
    '--- a.oni\n+++ a.oni\n@@ -3,18 +3,18 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n 10\n 11\n-12\n+twelve\n 13\n 14\n' +
      ' 15\n 16\n 17\n 18\n-19\n+19\n\\ No newline at end of file\n',
  );
});

test('changes with more than six lines between them are two hunks', () => {
  const lines = Array.from({ length: 20 }, (_, i) => `${i}\n`);
  const changed = lines.with(2, 'two\n').with(10, 'ten\n');
  expect(unifiedDiff('a.oni', lines.join(''), changed.join(''))).toMatch(
    /^--- a\.oni\n\+\+\+ a\.oni\n@@ -1,6 \+1,6 @@\n[^@]*@@ -8,7 \+8,7 @@\n/,
  );
});

test('a diff of any two texts leads from one to the other', () => {
  const random = new Random(SEED);
  const text = () =>
    Array.from({ length: random.int(30) }, () => random.pick(['a\n', 'b\n', 'c\r\n', '\n', 'd'])).join('');
  for (let i = 0; i < rounds(200); i++) {
    const [before, after] = [text(), text()];
    expect(applyPatch(before, unifiedDiff('f', before, after)), JSON.stringify([before, after])).toBe(after);
  }
});

test('in a long text that changes throughout, the lines of each place are compared', () => {
  const games = Array.from({ length: 3000 }, (_, i) => `[Event "${i}"]\n[Result "*"]\n\n1. e4 *\n\n`);
  const before = games.join('');
  const after = games.map((game) => game.replace('\n', '\n[Site "?"]\n[Round "?"]\n')).join('');
  const diff = unifiedDiff('f.pgn', before, after);
  expect(applyPatch(before, diff)).toBe(after);
  expect(diff.match(/^-(?!-)/gm)).toBeNull();
});
