import { describe, expect, test } from 'vitest';
import {
  checkEbnf,
  compareWithEbnf,
  ebnfSkeleton,
  generate,
  GrammarProblems,
  readEbnf,
} from '../../src/generator/index.js';

const skeletonOf = (text: string) => ebnfSkeleton(readEbnf(text, 'a.ebnf'), 'a.ebnf');
/** The rules of a skeleton, without its introduction. */
const rulesOf = (text: string) =>
  skeletonOf(text)
    .text.replace(/^(?:\/\/.*\n)*\n/, '')
    .trimEnd();

describe('a skeleton', () => {
  test.each([
    ["a = 'x';", 'a = "x"'],
    ['a = "x\'y";', 'a = "x\'y"'],
    ["a = '\\n';", 'a = "\\n"'],
    ["a = 'x', 'y';", 'a = "x" "y"'],
    ["a = 'x' | 'y', 'z';", 'a = "x" / "y" "z"'],
    ["a = ('x' | 'y'), 'z';", 'a = ("x" / "y") "z"'],
    ["a = ['x'], {'y'}, {'z'}-;", 'a = "x"? "y"* "z"+'],
    ["a = [{'x', 'y'}];", 'a = ("x" "y")*'],
    ["a = 3 * 'x', 2 * ('y' | 'z');", 'a = "x"|3| ("y" / "z")|2|'],
    ["a = (/ 'x' /), (: 'y' :) ! 'z'.", 'a = "x"? "y"* / "z"'],
    ["a = 'x' | ;", 'a = "x" / ""'],
    ["a = b; b = 'x';", 'a = b\nb = "x"'],
    ["(* one (* two *) *) a (* three *) = 'x';", 'a = "x"'],
  ])('of %s is %s', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test('marks what EBNF says in words, and counts it', () => {
    const skeleton = skeletonOf('a = ? a letter ?, { ? what */ follows ? };');
    expect(skeleton.holes).toBe(2);
    expect(skeleton.text).toContain('a = hole /* ? a letter ? */ hole /* ? what * / follows ? */*\n');
    expect(skeleton.text).toContain('\nhole = !. .\n');
  });

  test('marks exceptions, which a PEG can say of whole matches only', () => {
    const skeleton = skeletonOf("a = b - 'x', {'y'}; b = 'x' | 'z';");
    expect(skeleton.exceptions).toBe(1);
    expect(skeleton.text).toMatch(/a = \(!"x" \/\* but not .* \*\/ b\) "y"\*/);
  });

  test('renames productions that are not identifiers, each differently', () => {
    const { text, renamed } = skeletonOf("digit one = '1'; digit_one = '2'; a = digit one, digit_one;");
    expect(renamed).toEqual([
      { from: 'digit one', to: 'digit_one' },
      { from: 'digit_one', to: 'digit_one_2' },
    ]);
    expect(text).toContain('a = digit_one digit_one_2\n');
  });

  test('generates a parser once it has a node', () => {
    const { text } = skeletonOf("Pair = '(', { letter }, [ ',' ], ')'; letter = 'a' | 'b';");
    expect(generate(text, { file: 'pair.peggy' }).warnings).toEqual([]);
  });
});

describe('what is not EBNF is a problem with its location', () => {
  const problemsOf = (text: string) => {
    try {
      return checkEbnf(readEbnf(text, 'a.ebnf'), text, 'a.ebnf');
    } catch (error) {
      if (error instanceof GrammarProblems) return error.problems;
      throw error;
    }
  };

  test.each([
    ["a = 'x'", /expected/, 1, 8],
    ["a = 'x;\n", /expected/, 2, 1],
    ["a = 'x';\nb = ) ;", /expected/, 2, 5],
    ['a = b;', /unknown production "b"/, 1, 5],
    ["a = 'x';\na = 'y';", /production "a" is defined twice/, 2, 1],
  ])('%j', (text, message, line, column) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ message: expect.stringMatching(message) as string, location: { line, column } });
  });
});

test('a port is compared with its productions', () => {
  const productions = readEbnf("a = b; b = 'x'; c = 'y';", 'a.ebnf');
  expect(compareWithEbnf(productions, ['a', 'b', 'c'])).toEqual([]);
  expect(compareWithEbnf(productions, ['a', 'c'])).toEqual(['production "b" has no rule']);
  expect(compareWithEbnf(productions, ['a', 'b', 'x', 'c'])).toEqual(['rule "x" has no production']);
  expect(compareWithEbnf(productions, ['b', 'a', 'c'])).toEqual(['found rule "b", expected "a": the order differs']);
});
