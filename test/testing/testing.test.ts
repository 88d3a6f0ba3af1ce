import { describe, expect, test } from 'vitest';
import type { Notation } from '../../src/notation/index.js';
import {
  assertDiagnostic,
  assertFixes,
  AssertionError,
  assertRoundTrip,
  assertTree,
  treeText,
} from '../../src/testing/index.js';
import { parse } from '../notation/made-up/generated/frogs/parser.js';
import { frogs } from '../notation/made-up/notation.js';

/** The result of an assertion. */
function mismatch(assertion: () => void): Pick<AssertionError, 'message' | 'actual' | 'expected'> {
  try {
    assertion();
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    const { message, actual, expected } = error;
    return { message, actual, expected };
  }
  throw new Error('the assertion did not fail');
}

describe('assertFixes', () => {
  /** A notation that reports each `x`, with a fix. */
  const notationWith = (fixed: string, safe = true): Notation => {
    const read = (text: string) => ({
      diagnostics: [...text.matchAll(/x/g)].map(({ index }) => ({
        code: 'demo/x',
        span: { start: index, end: index + 1 },
        fixes: [{ title: 'change it', safe, edits: [{ start: index, end: index + 1, text: fixed }] }],
      })),
    });
    return { ...frogs, read } as unknown as Notation;
  };

  test('passes if each safe fix removes its diagnostic, and ignores unsafe fixes that do not', () => {
    assertFixes(notationWith('y'), 'x x');
    assertFixes(notationWith('x', false), 'x x');
  });

  test('names a fix that leaves its diagnostic', () => {
    expect(mismatch(() => assertFixes(notationWith('xz'), 'a x'))).toEqual({
      message: 'demo/x is still reported after its fix "change it"',
      actual: 'a xz',
      expected: 'a x',
    });
  });
});

describe('assertDiagnostic', () => {
  test.each([
    'RR.LL |1-4',
    'RR.LL |1-4|',
    'RR.LL 1-4\n      ^^^',
    'RR.LL 1-4\n      ^^^ frogs/illegal-move\n2-3',
    'RR.LL\r\n1-4\r\n^^^\r\n',
    `
      RR.LL   # a tab\tand more

      1-4
      ^^^
    `,
  ])('finds %j', (drawn) => {
    assertDiagnostic(frogs, drawn, 'frogs/illegal-move');
  });

  test('reads the code after the carets', () => {
    assertDiagnostic(frogs, 'RR.LL 1-4\n      ^^^ frogs/illegal-move');
    expect(mismatch(() => assertDiagnostic(frogs, 'RR.LL 1-4\n      ^^^ frogs/no-gap')).message).toBe(
      'expected frogs/no-gap alone, found frogs/illegal-move',
    );
  });

  test('takes one caret for an empty span, and carets to the end of a line for a longer one', () => {
    assertDiagnostic(frogs, '#\n ^', 'frogs/bad-board');
    const long = { start: 6, end: 11 };
    const reading = { diagnostics: [{ code: 'c', severity: 'error', message: '', span: long }] };
    const fake = { ...frogs, read: () => reading } as unknown as Notation;
    assertDiagnostic(fake, 'RR.LL {1\n      ^^\n2}', 'c');
    expect(mismatch(() => assertDiagnostic(fake, 'RR.LL |{1|\n2}', 'c')).message).toBe('expected c alone, found c');
  });

  test('takes the options of the reader', () => {
    const structure = () => assertDiagnostic(frogs, 'RR.LL |1-4', 'frogs/illegal-move', { level: 'structure' });
    expect(mismatch(structure).message).toBe('expected frogs/illegal-move alone, found no diagnostic');
  });

  const FOUND = 'RR.LL 1-4\n      ^^^ frogs/illegal-move';

  test.each([
    ['another code', 'RR.LL |1-4', 'c', FOUND, 'RR.LL 1-4\n      ^^^ c'],
    ['another end', 'RR.LL |1-|4', 'frogs/illegal-move', FOUND, 'RR.LL 1-4\n      ^^ frogs/illegal-move'],
    ['another start', 'RR.LL 1|-4', 'frogs/illegal-move', FOUND, 'RR.LL 1-4\n       ^ frogs/illegal-move'],
    ['none', '|RR.LL', 'c', 'RR.LL', 'RR.LL\n^ c'],
    ['two', '|RR.LL 1-4\n5-1', 'c', `${FOUND}\n5-1\n^^^ frogs/illegal-move`, 'RR.LL 1-4\n^ c\n5-1'],
  ])('draws what it found: %s', (_, drawn, code, actual, expected) => {
    expect(mismatch(() => assertDiagnostic(frogs, drawn, code))).toMatchObject({ actual, expected });
  });

  test.each(['RR.LL', 'RR|.|L|L', 'RR.LL 1-4 5-1\n      ^^^ ^^^\n ^^'])('needs one mark: %j', (drawn) => {
    expect(() => assertDiagnostic(frogs, drawn, 'c')).toThrow(TypeError);
  });

  test('needs a code', () => {
    expect(() => assertDiagnostic(frogs, 'RR.LL |1-4')).toThrow(TypeError);
  });
});

describe('assertRoundTrip', () => {
  test('passes for what is read, printed and read again', () => {
    assertRoundTrip(frogs, '# a game\nRR.LL   2-3\n4-2 # jumps');
  });

  test('shows the errors of a text', () => {
    expect(mismatch(() => assertRoundTrip(frogs, 'RR.LL\n1-4\n'))).toEqual({
      message: expect.stringContaining('expected a valid text: frogs/illegal-move: illegal move 1-4') as string,
      actual: 'RR.LL\n1-4\n^^^ frogs/illegal-move\n',
      expected: 'RR.LL\n1-4\n',
    });
  });

  test('names the parts that are lost', () => {
    const lossy: Notation = { ...(frogs as Notation), tryPrint: () => ({ ok: true, text: 'RR.LL\n' }) };
    expect(mismatch(() => assertRoundTrip(lossy, 'RR.LL 2-3')).message).toMatch(/^from JSON and back: moves/);
    const changing = {
      ...frogs,
      format: (reading) => ({ text: `${reading.tree.text}#`, droppedComments: 0 }),
    } as Notation;
    expect(mismatch(() => assertRoundTrip(changing, 'RR.LL 2-3')).message).toMatch(/^readable text is not idempotent/);
  });
});

describe('assertTree', () => {
  const TREE = `
    Document 0..9
      FrogFile 0..9
        board: Board 0..5 "RR.LL"
        moves: Move 6..9
          from: Stone 6..7 "2"
          to: Stone 8..9 "3"
  `;

  test('compares with the text of a tree, of a notation or of a parser', () => {
    assertTree(frogs, 'RR.LL 2-3', TREE);
    assertTree(parse, 'RR.LL 2-3', treeText(frogs, 'RR.LL 2-3'));
  });

  test('shows both trees', () => {
    const { actual, expected } = mismatch(() => assertTree(frogs, 'RR.LL 2-4', TREE));
    expect([actual, expected]).toEqual([
      expect.stringContaining('to: Stone 8..9 "4"'),
      expect.stringContaining('to: Stone 8..9 "3"'),
    ]);
  });
});
