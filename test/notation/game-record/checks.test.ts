import { expect, test } from 'vitest';
import {
  applyFixes,
  type Check,
  checkByRules,
  type CheckContext,
  defineDiagnostics,
  defineReader,
  type Level,
  numberCheck,
  type Path,
  recordCodes,
  type Tree,
  unexpectedPart,
} from '../../../src/library/index.js';
import { diagnostics, games, locate, modelOf, parse } from './nim.js';

const read = defineReader({
  info: { id: 'nim', title: 'games of Nim' },
  parse,
  diagnostics: [diagnostics],
  syntax: { MoveError: unexpectedPart(diagnostics) } as never,
  checks: [numberCheck(parse as never, diagnostics) as never],
  lower: modelOf as never,
  locate: locate as never,
  legality: checkByRules(games, diagnostics, { reasons: { 'too-few-stones': 'fewer stones are left' } }) as never,
});

const found = (text: string, level: Level): string[] =>
  read(text, { level }).diagnostics.map(({ message, span }) => `${text.slice(span.start, span.end)}: ${message}`);

test.each([
  ['1. 1 1 2. 1', []],
  ['1. 1 1 3. 1', ['3.: the move number is "3.": expected "2."']],
  // A variation replaces the move before it.
  ['1. 1 1 (1... 2 2. 1 (2. 1)) 2. 1', []],
  [
    '1. 1 1 (1. 2 2. 1 (3. 1))',
    ['1.: the move number is "1.": expected "1..."', '3.: the move number is "3.": expected "2."'],
  ],
  // After an error, the next number counts.
  ['1. 1 a 7. 1 1 8. 1 1 8. 1', ['a: unexpected "a": expected [1-9]', '8.: the move number is "8.": expected "9."']],
])('%s: numbers count the moves', (text, wanted) => {
  expect(found(text, 'structure')).toEqual(wanted);
});

test('a wrong number has a safe fix', () => {
  const text = '1. 1 1 3. 1 (3. 1)';
  const { diagnostics: all } = read(text, { level: 'structure' });
  expect(applyFixes(text, all).text).toBe('1. 1 1 2. 1 (2. 1)');
});

test.each([
  ['1. 3 2 over', []],
  ['1. 3 3 2. 1', ['3: taking 3 is illegal: fewer stones are left']],
  ['1. 4', ['4: taking 4 is illegal: too-many']],
  // Each line is played up to its first illegal move.
  ['1. 3 2 (1... 3 2. 9) over', ['3: taking 3 is illegal: fewer stones are left']],
  ['1. 3 2 *', ['*: the result is *: expected over, as the game was played']],
  ['1. 3 1 over', []],
  // Without a result, there is nothing to compare.
  ['1. 3 2', []],
  // An error hides what follows in its game, and only there.
  ['1. 3 a 9 *\n1. 9', ['a: unexpected "a": expected [1-9]', '9: taking 9 is illegal: too-many']],
])('%j: moves and results are those of the rules', (text, wanted) => {
  expect(found(text, 'rules')).toEqual(wanted);
});

const starts = defineDiagnostics('nim', {
  ...recordCodes,
  'bad-start': { severity: 'error', message: 'no stones', hidesPosition: 'start' },
  'many-stones': { severity: 'error', message: 'too many stones', hidesPosition: true },
});
/** A number 0 makes the start of its game unknown, and the move 8 the position after it. */
const hiding: Check<CheckContext> = {
  level: 'structure',
  run(_, { tree, report }) {
    for (const { index } of tree.text.matchAll(/\b0\./g)) {
      report(starts.report('bad-start', { start: index, end: index + 2 }));
    }
    for (const { index } of tree.text.matchAll(/8/g)) {
      report(starts.report('many-stones', { start: index, end: index + 1 }));
    }
  },
};
const readStarts = (text: string, hasManyGames: boolean): string[] =>
  defineReader({
    info: { id: 'nim', title: 'games of Nim' },
    parse,
    diagnostics: [starts],
    syntax: { MoveError: unexpectedPart(starts) } as never,
    checks: [hiding as never],
    lower: modelOf as never,
    // The space before a move is a part of it, so errors are inside.
    locate: ((tree: Tree) => (path: Path) => {
      const span = locate(tree)(path);
      return span && path.at(-1) === 'taken' ? { ...span, start: span.start - 1, end: span.end } : span;
    }) as never,
    hasManyGames,
    legality: checkByRules(games, starts) as never,
  })(text).diagnostics.map(({ code, span }) => `${text.slice(span.start, span.end)} ${code}`);

test('an error that hides the start of a game hides the moves of this game alone', () => {
  expect(readStarts('1. 9 *\n0. 9 *\n1. 9 *', true)).toEqual([
    ' 9 nim/illegal-move',
    '0. nim/bad-start',
    ' 9 nim/illegal-move',
  ]);
  expect(readStarts('1. 9 *\n0. 9 *', false)).toEqual(['0. nim/bad-start']);
});

test('a move with an error that hides the position is not checked', () => {
  expect(readStarts('1. 8 9 *\n1. 9 8', true)).toEqual([
    '8 nim/many-stones',
    ' 9 nim/illegal-move',
    '8 nim/many-stones',
  ]);
});

test('spans of moves are found only if an error hides some of them, or a move is illegal', () => {
  const spansIn = (text: string): number => {
    let count = 0;
    const counting = ((tree: Tree) => (path: Path) => {
      count++;
      return locate(tree)(path);
    }) as never;
    defineReader({
      info: { id: 'nim', title: 'games of Nim' },
      parse,
      diagnostics: [diagnostics],
      syntax: { MoveError: unexpectedPart(diagnostics) } as never,
      lower: modelOf as never,
      locate: counting,
      legality: checkByRules(games, diagnostics) as never,
    })(text);
    return count;
  };
  expect(spansIn('1. 1 1 2. 1 1 *')).toBe(spansIn('1. 1 *'));
  expect(spansIn('1. 1 1 2. a *')).toBeGreaterThan(spansIn('1. 1 *'));
});
