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

test.each<[member: string, others: object, message: string]>([
  ['start', { start: () => undefined }, '"start" returned undefined: expected a position'],
  ['result', { result: () => undefined }, '"result" returned undefined: expected a text, "*" while the game continues'],
  ['first', { first: () => NaN }, '"first" returned NaN: expected the number of moves before the first one, such as 0'],
  ['first', { first: () => '1' }, '"first" returned 1: expected the number of moves before the first one, such as 0'],
  ['move', { move: 'stones' }, '"move" is "stones", a member that moves lack: expected taken or variations'],
])('a wrong "%s" is named', (_, others, message) => {
  const faulty = gamesBy(rules, others);
  expect(() => faulty.read('1. 1 *')).toThrow(expect.objectContaining({ name: 'NotationError', message }));
});

test('rules that write no text of a move are named', () => {
  const faulty = gamesBy({ ...rules, moveToText: () => undefined as never });
  const message = '"moveToText" of the rules returned undefined: expected a text';
  const rejected = expect.objectContaining({ name: 'NotationError', message });
  expect(() => faulty.read('1. 9 *')).toThrow(rejected);
  expect(() => faulty.play!.replay(faulty.read('1. 1 *').model)).toThrow(rejected);
});

test('an absent member is a move if the rules list it', () => {
  const passing = gamesBy({ ...rules, legalMoves: () => [undefined as never] }, { move: 'pass' });
  expect(passing.read('1. 1 *').diagnostics).toEqual([]);
});
