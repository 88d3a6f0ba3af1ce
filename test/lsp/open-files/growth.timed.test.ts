import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { lineEdits } from '../../../src/diagnostics/line-edits.js';
import { featuresOf } from '../../../src/lsp/features/features.js';
import { EditedText } from '../../../src/lsp/open-files/edited-text.js';
import { fiveDEditorSupport } from '../../../src/notations/5dfen/assist/editor-support.js';
import { fiveDNotation } from '../../../src/notations/5dfen/index.js';

const GAME = '[Mode "5D"]\n[Board "Standard"]\n\n1. ';

/** Eight times as much takes eight times as long, sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

/** Returns the features of a 5D chess game. */
const featuresIn = (moves: string) =>
  featuresOf({
    notation: fiveDNotation,
    support: fiveDEditorSupport,
    reading: fiveDNotation.read(GAME + moves, { level: 'syntax' }),
  });

test.each([
  ['white space between a comment and a slash', 20_000, (n) => `e4 {a}${' '.repeat(n)}/ e5`],
  ['comments separated by white space', 1000, (n) => `e4 ${'{a}\n   /\n'.repeat(n)}`],
  ['nested variations', 1250, (n) => `e4 / e5${` (1b. c5 {${'a'.repeat(99)}}`.repeat(n)}${')'.repeat(n)}`],
] satisfies [string, number, (n: number) => string][])('%s are folded in linear time', (_, size, movesOf) => {
  const fold = (n: number) => {
    const features = featuresIn(movesOf(n));
    return () => features.folds();
  };
  expect(slowdown(fold(size), fold(TIMES * size), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('a long word is completed in linear time', () => {
  const complete = (n: number) => {
    const features = featuresIn('e'.repeat(n));
    return () => features.completions(GAME.length + n);
  };
  expect(slowdown(complete(20_000), complete(TIMES * 20_000), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test.each([
  ['one name', () => 'Ann'],
  ['many names', (i: number) => `Ann${i}`],
])('a player of %s in many lines is found in linear time', (_, nameOf) => {
  const find = (n: number) => {
    const names = Array.from({ length: n }, (__, i) => `[White "${nameOf(i)}"] {${nameOf(i)}}\n`);
    const features = featuresOf({
      notation: fiveDNotation,
      support: fiveDEditorSupport,
      reading: fiveDNotation.read(names.join(''), { level: 'syntax' }),
    });
    const offset = names.slice(0, -1).join('').length + '[White "A'.length;
    return () => expect(features.references(offset).length).toBeGreaterThan(1);
  };
  expect(slowdown(find(500), find(500 * TIMES), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test.each([
  ['lines', (n: number) => 'abc\n'.repeat(n), (i: number) => range(i, 1, 2)],
  ['one line', (n: number) => 'abc '.repeat(n), (i: number) => range(0, 4 * i + 1, 4 * i + 2)],
] as const)('many changes of %s, the last one first, take linear time', (_, textOf, rangeOf) => {
  const change = (n: number) => {
    const text = textOf(n);
    return () => {
      const edited = new EditedText(text, 'utf-16');
      for (let i = n - 1; i >= 0; i -= 50) edited.replace(rangeOf(i), 'x');
      return edited.text;
    };
  };
  expect(slowdown(change(10_000), change(80_000), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('the edits of a text in which every second line changes are found in linear time', () => {
  const find = (n: number) => {
    const before = Array.from({ length: n }, (_, i) => `line ${i}\n`);
    const after = before.map((line, i) => (i % 2 === 0 ? line : `  ${line}`));
    return () => lineEdits(before.join(''), after.join(''));
  };
  expect(slowdown(find(500), find(500 * TIMES), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});
