import { describe, expect, test } from 'vitest';
import { parse5dfen } from '../../../src/notations/5dfen/index.js';
import fc from '../../support/properties.js';
import { rounds, sized } from '../../support/rounds.js';

/** Parts of a record; a fault can be planted in each. */
const PARTS = [
  '[Board "custom"]',
  '[Size "3x3"]',
  '[k2/3/K2:0:1:w]',
  '[k2/3/K2:1:1:w]',
  '1.',
  '(0T1)Kb1',
  '(1T1)Kb1 {calm}',
  '/',
  '(0T1)Kb3',
  '(1T1)Kb3',
  '2.',
  '(0T2)Ka1',
  '(1T2)Kb1>>(1T1)b2',
  '/',
  '(2T1)Ka2',
];

const HEADERS = [
  '[Board custom]',
  '[Board "custom]',
  '[Board "custom"',
  '["custom"]',
  '[Bo!rd "custom"]',
  '[]',
  '[custom]',
];
const BOARDS = [
  '[k2/3/K?:0:1:w]',
  '[k2//K2:0:1:w]',
  '[k2/3/K2::1:w]',
  '[k2/3/K2:0:x:w]',
  '[k2/3/K2:0:1:W]',
  '[k2/3/K2:0:1]',
].concat(['[k2/3/K2:0:1:w:-]', '[k2/3/K**1:0:1:w]', '[k0/3/K2:0:1:w]']);
const MOVES = [
  'Kz',
  '(0T)Kb1',
  '(0T1)',
  '(0T1)K?b1',
  '(0T1)Kb1>>(0T)b1',
  'castles',
  '(>1)',
  '(~x)',
  '}',
  '0-0-0-0',
  'Kb1Kb2',
];

const faultFor = (part: string): readonly string[] =>
  part.includes('"') ? HEADERS : part.startsWith('[') ? BOARDS : /^[\d/]/.test(part) ? [] : MOVES;

const planted = fc.array(fc.tuple(fc.nat(PARTS.length - 1), fc.nat(100)), { minLength: 1, maxLength: 8 });

describe.each([
  ['on lines of their own', '\n'],
  ['with CRLF', '\r\n'],
  ['on one line', ' '],
])('k faults %s', (_, glue) => {
  test('give k diagnostics at their spans, and the rest is read', () => {
    fc.assert(
      fc.property(planted, (faults) => {
        const parts = [...PARTS];
        const hurt = new Set<number>();
        for (const [index, choice] of faults) {
          const choices = faultFor(PARTS[index]!);
          // A header without its end would take the rest of its line with it.
          const usable = glue === ' ' ? choices.filter((text) => !text.startsWith('[') || text.endsWith(']')) : choices;
          if (usable.length === 0 || hurt.has(index - 1) || hurt.has(index + 1)) continue;
          parts[index] = usable[choice % usable.length]!;
          hurt.add(index);
        }
        const text = parts.join(glue);
        const { tree, diagnostics } = parse5dfen(text, { level: 'syntax' });
        expect(tree.source()).toBe(text);
        const shown = `${JSON.stringify(text)}: ${diagnostics.map(({ code }) => code).join(', ')}`;
        expect(diagnostics.length, shown).toBe(hurt.size);
        const spans = [...hurt]
          .sort((a, b) => a - b)
          .map((index) => {
            const start = parts.slice(0, index).join(glue).length + (index > 0 ? glue.length : 0);
            return { start, end: start + parts[index]!.length };
          });
        diagnostics.forEach(({ span }, i) => {
          expect(span.start >= spans[i]!.start && span.end <= spans[i]!.end, shown).toBe(true);
        });
      }),
      { numRuns: rounds(80) },
    );
  });
});

describe('hostile input', () => {
  test('any text is read, and changing it anywhere never throws', () => {
    const alphabet = fc.constantFrom(
      ...'[]{}()/:;"\\*+-~#?!=>x0123KQa\n \u0000é',
      '😀',
      '\ud800',
      '1. ',
      '(0T1)',
      '[a "b"]',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const { tree, diagnostics } = parse5dfen(text);
        expect(tree.source()).toBe(text);
        for (const { span } of diagnostics) {
          expect(span.start >= 0 && span.start <= span.end && span.end <= text.length).toBe(true);
        }
      }),
      { numRuns: rounds(200) },
    );
  });
});

test.each([
  ['[P""', 1],
  // The rest would stay, and be a header of which only the bracket is there.
  ['[P""[', 0],
])('%j, a header without its bracket, has a fix only if nothing is left after it', (text, fixes) => {
  const [first] = parse5dfen(text, { level: 'syntax' }).diagnostics;
  expect(first).toMatchObject({ code: '5dfen/broken-tag' });
  expect(first!.fixes ?? []).toHaveLength(fixes);
});

test('a header without its bracket is read, however long its value is', () => {
  const { diagnostics } = parse5dfen(`[Event "${'x'.repeat(sized(2e5, 1.2e7))}"\n`, { level: 'syntax' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['5dfen/broken-tag']);
});

const FIRST = '1. (0T1)e3 / (0T1)d5\n';
const LAST = '3. (0T3)b3 / (0T3)a5\n';

test.each([
  ['a board without its closing parenthesis', `${FIRST}2. (0T2c3 / (0T2)Bd7\n${LAST}`, '(0T2c3'],
  ['a board of a variation without it', '1. (0T1)e3 (1. (0T1d4 / (0T1)d5) / (0T1)d5\n', '(0T1d4'],
  ['a target board without it', `${FIRST}2. (0T2)c3>>(0T1c4 / (0T2)Bd7\n${LAST}`, '(0T2)c3>>(0T1c4'],
  ['a board with a space in it', '1. (0T1)e3 / (0T 1)d5\n', '(0T 1)d5'],
  ['a board with a space before its number', `${FIRST}2. ( 0T2)c3 / (0T2)Bd7\n${LAST}`, '( 0T2)c3'],
  ['a board with two opening parentheses', `${FIRST}2. ((0T2)c3 / (0T2)Bd7\n${LAST}`, '('],
  ['a letter in a turn number', `${FIRST}2K. (0T2)c3 / (0T2)Bd7\n${LAST}`, '2K.'],
  ['a minus sign before a turn number', `${FIRST}\u22122. (0T2)c3 / (0T2)Bd7\n${LAST}`, '\u22122.'],
  ['a dot before a turn number', `${FIRST}.2 (0T2)c3 / (0T2)Bd7\n${LAST}`, '.2'],
  ['a move and a turn number without a space', `1. (0T1)e3 / (0T1)d52. (0T2)c3 / (0T2)Bd7\n${LAST}`, '(0T1)d52.'],
  ['a sign before the first turn number', `>${FIRST}`, '>1.'],
  ['a digit too many in a turn number', `${FIRST}22. (0T2)c3 / (0T2)Bd7\n${LAST}`, '22.'],
])('%s is one fault', (_, moves, at) => {
  const text = `[Board "Standard"]\n\n${moves}`;
  expect(parse5dfen(text).diagnostics.map(({ span }) => text.slice(span.start, span.end))).toEqual([at]);
});
