import { expect, test } from 'vitest';
import {
  applyFixes,
  defineGameNotation,
  explainCodes,
  explainRecordCodes,
  leaf,
  list,
  record,
  text,
  unexpectedPart,
} from '../../../src/library/index.js';
import { diagnostics, type Game, locate, modelOf, nim as rules, parse } from './nim.js';

const move = record({ taken: leaf('taken', { print: String, parse: Number }), variations: list(text('variation')) });
const codec = record({ games: list(record({ moves: list(move), result: text('result') })) });

/** A game that begins with three stones has begun with a move of the first player that isn't written. */
const first = ({ moves }: Game): number => (moves[0]?.taken === 3 ? 1 : 0);

/** The notation of games that are played by these rules. */
const gamesBy = (given: typeof rules) =>
  defineGameNotation({
    info: { title: 'games of Nim', extensions: ['.nim'] },
    codes: explainCodes(diagnostics, () =>
      explainRecordCodes({
        'unexpected-part': '1. a',
        'unclosed-comment': '{',
        'wrong-number': '2. 1',
        'illegal-move': '1. 9',
        'wrong-result': '1. 2 3 *',
      }),
    ),
    diagnostics,
    parse: parse as never,
    codec: codec as never,
    lower: modelOf as (tree: never) => ReturnType<typeof modelOf>,
    locate: locate as never,
    syntax: {
      MoveError: unexpectedPart(diagnostics),
    } as never,
    rules: given,
    start: (_: Game) => rules.start(5),
    first,
    move: 'taken',
    result: ({ stones }) => (stones === 0 ? 'over' : '*'),
    reasons: { 'too-few-stones': 'fewer stones are left' },
    print: { move: ({ taken }) => String(taken) },
    view: { text: ({ stones }) => `${stones}\n`, svg: () => '<svg/>' },
  });

const notation = gamesBy(rules);

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
