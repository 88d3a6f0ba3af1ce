import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/library/index.js';
import { nim as rules } from './nim.js';
import { gamesBy, notation } from './nim-notation.js';

const found = (text: string): string[] =>
  notation.read(text).diagnostics.map(({ code, span }) => `${text.slice(span.start, span.end)} ${code}`);

test.each([
  ['1. 1 1 2. 1 1 3. 1 over', []],
  ['1. 2 9 *', ['9 nim/illegal-move']],
  ['1. 2 3 *', ['* nim/wrong-result']],
  ['1. a', ['a nim/unexpected-part']],
  ['1. 1 1 3. 1 *', ['3. nim/wrong-number']],
  // Each game begins with the number of its own.
  ['1. 1 1 *\n1... 3 2. 1 *\n1. 1 1 *', []],
  ['1... 1 1 *\n1. 3 2. 1 *', ['1... nim/wrong-number', '1. nim/wrong-number']],
])('%j: numbers, moves and results are checked', (text, wanted) => {
  expect(found(text)).toEqual(wanted);
});

test('the printer and the check agree about the first number', () => {
  const text = '1. 3 2. 1 *\n';
  const fixed = applyFixes(text, notation.read(text).diagnostics).text;
  expect(fixed).toBe('1... 3 2. 1 *\n');
  expect(notation.print(notation.read(fixed).model)).toBe('1... 3 2. 1 *\n');
});

test('games are replayed and drawn by the rules', () => {
  const { model } = notation.read('1. 1 3 2. 1 over');
  const replay = notation.play!.replay(model);
  expect(replay.ok && notation.play!.text(replay, model)).toBe(
    'first taking 1\nsecond taking 3\nfirst taking 1\nover\n',
  );
  const board = notation.view!.at(model, { ply: 2 });
  expect(board.ok && notation.view!.text(board.view)).toBe('1\n');
});

test('a file is divided where tags follow moves, and its id is that of its codes', () => {
  expect(notation).toMatchObject({ id: 'nim', recordStart: { first: /^\[/ }, hasManyRecords: true });
});

test('rules that return no position are named, and end no check', () => {
  const lost = { ...rules, play: () => undefined as never };
  const faulty = gamesBy(lost);
  const message = '"play" of the rules returned no position after taking 1';
  expect(() => faulty.read('1. 1 *')).toThrow(expect.objectContaining({ name: 'NotationError', message }));
});

test.each([false, null, 1])('a reason %s that is not a text is named', (reason) => {
  const faulty = gamesBy({ ...rules, whyIllegal: () => reason as never });
  const message = `"whyIllegal" of the rules returned ${reason}: expected a text, or undefined for a legal move`;
  expect(() => faulty.read('1. 1 *')).toThrow(expect.objectContaining({ name: 'NotationError', message }));
});
