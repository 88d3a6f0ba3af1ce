import { describe, expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { applyFixes, type Diagnostic } from '../../../src/diagnostics/index.js';
import {
  hintsIn,
  otnNotation,
  otnRulesNotation,
  parseOtn,
  parseOtnRules,
  printOtnMove,
} from '../../../src/notations/otn/index.js';

const BRANDUB = '/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/';
const gameWith = (moves: string) => `[rules:dim:7 start:${BRANDUB}]\n\n${moves}`;

/** The number in the last diagnostic, which counts those that are not listed. */
const omitted = (diagnostics: readonly Diagnostic[]): number => Number(/\d+/.exec(diagnostics.at(-1)!.message)![0]);

/** More than a function takes arguments. */
const MANY = 130_000;

describe('many faults of one kind are listed up to a limit and then counted', () => {
  const spaces = `cor:${Array.from({ length: MANY }, () => 'z9').join(',')}`;

  test.each([
    ['spaces', `[rules:dim:7 ${spaces} start:${BRANDUB}]`, 'otn-rules/off-board'],
    ['pieces of a start', `[rules:dim:7 start:/${'m'.repeat(MANY)}/]`, 'otn-position/not-in-2016'],
    ['pieces of a position', `[position:/${'m'.repeat(MANY)}/]\n${gameWith('')}`, 'otn-position/not-in-2016'],
    ['captures', gameWith(`1. d1-e1x${Array.from({ length: MANY }, () => 'a1').join('/')}`), 'otn/false-capture'],
  ])('%s', (_, text, code) => {
    const { diagnostics } = parseOtn(text, { dialect: '2016' });
    const listed = diagnostics.filter((diagnostic) => diagnostic.code === code).length;
    expect(listed).toBeGreaterThan(9_990);
    expect(listed + omitted(diagnostics)).toBeGreaterThanOrEqual(MANY);
  });

  test('even in a rules record alone', () => {
    const { diagnostics } = parseOtnRules(`dim:7 ${spaces} start:${BRANDUB}`);
    expect(diagnostics).toHaveLength(10_001);
    expect(10_000 + omitted(diagnostics)).toBe(MANY);
  });
});

test('equal plain moves share one object, and all others have their own', () => {
  const movesOf = (moves: string) => parseOtn(gameWith(`1. ${moves}`), { level: 'syntax' }).model.turns[0]!.moves;
  const texts = ['d1-e1', 'a1-a2', 'z99-a1', 'Nd1-e1', 'd1^e1', 'd1=e1', 'd1-e1xe2', 'd1-e1+', 'd1-e1--'];
  for (const text of texts) {
    const [first, second] = movesOf(`${text} ${text}`);
    expect(first).toEqual(second);
    expect([text, first === second]).toEqual([text, /^\w+-\w+$/.test(text) && !/[NxX]/.test(text)]);
    expect(printOtnMove(first!)).toBe(text);
  }
});

/** Eight times as much takes eight times as long, sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

test.each([
  ['captures that do not happen', 1000, (n) => gameWith(`1. d1-e1x${Array.from({ length: n }, () => 'a1').join('/')}`)],
  ['steps that lead nowhere', 2000, (n) => gameWith(`1. d1-c1 d3-b3\n${'9a.1.'.repeat(n)}1a. d1-e1`)],
  [
    'stray text among turns',
    2000,
    (n) => gameWith(Array.from({ length: n }, (_, i) => `${i + 1}. d1-c1 !\nx\n`).join('')),
  ],
] satisfies [string, number, (n: number) => string][])('%s are checked in linear time', (_, size, textOf) => {
  const [short, long] = [textOf(size), textOf(TIMES * size)];
  const read = (text: string) => () => parseOtn(text);
  expect(slowdown(read(short), read(long), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test.each(['ks:w ', 'x:y '])('an edit of rules with %s again and again is refused in linear time', (entry) => {
  const refuse = (n: number) => {
    const reading = otnRulesNotation.read(`dim:3 start:/1t1/tK1/3/ ${entry.repeat(n)}`);
    return () => {
      const edited = reading.edit({ replace: ['entries', 3, 'value'], value: 'no value' });
      if (edited.ok) throw new Error('expected a refusal');
    };
  };
  expect(slowdown(refuse(500), refuse(TIMES * 500), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('hints that never end are looked for in linear time', () => {
  const look = (n: number) => () => hintsIn('(Hint: x '.repeat(n));
  expect(slowdown(look(4000), look(TIMES * 4000), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
  expect(hintsIn('(Hint: a) (Hint: b (Hint: c) (Hint: d')).toEqual(['a', 'b (Hint: c']);
});

test('long white space in a tag is revised in linear time', () => {
  const convert = (n: number) => {
    const reading = otnNotation.read(`[event:a${' '.repeat(n)}b]\n${gameWith('')}`, { level: 'structure' });
    return () => otnNotation.convert!(reading, { id: 'otn', dialect: '2016' });
  };
  expect(slowdown(convert(4000), convert(TIMES * 4000), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('many fixes are applied in linear time', () => {
  const fix = (n: number) => {
    const { diagnostics, tree } = parseOtn(gameWith(Array.from({ length: n }, (_, i) => `${i + 1}. D1-c1\n`).join('')));
    return () => applyFixes(tree.text, diagnostics);
  };
  expect(slowdown(fix(1000), fix(TIMES * 1000), MAX_SLOWDOWN)).toBeLessThan(MAX_SLOWDOWN);
});

test('only the first wrong step of an address is reported, and nothing that depends on it', () => {
  const { diagnostics } = parseOtn(
    gameWith('1. d1-c1 d3-b3\n9a.1.3a.2.1a. d1-e1\n9a.1.1a. d1-e1\n1a.1.5b.1.1a. d1-e1'),
  );
  expect(diagnostics.filter(({ code }) => code === 'otn/no-such-move').map(({ message }) => message)).toEqual([
    'a variation can\'t replace move "9a": its line has no such move',
    'a variation can\'t replace move "1a.1.5b": its line has no such move',
  ]);
});
