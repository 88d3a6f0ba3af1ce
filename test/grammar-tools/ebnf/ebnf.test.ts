import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fromEbnf } from '../../../src/grammar-tools/ebnf/from-ebnf.js';
import {
  checkEbnf,
  compareWithEbnf,
  compileGrammar,
  ebnfSkeleton,
  generate,
  GrammarProblems,
  readEbnf,
  unreadSentences,
} from '../../../src/library/generator.js';
import { ROOT } from '../../support/shared.js';

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
    ["a = (/ 'x' /), (: 'y' :) ! 'z'.", 'a = "z" / "x"? "y"*'],
    ["a = 'x' | ;", 'a = "x" / ""'],
    ["a = b; b = 'x';", 'a = b\nb = "x"'],
    ["(* one (* two *) *) a (* three *) = 'x';", 'a = "x"'],
  ])('of %s is %s', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test.each([
    ['; one\n  <a> ::= "x" | <b>\n; two\n\n# three\n// four\n<b> ::= "y"', 'a = "x" / b\nb = "y"'],
    ['<a> ::= begin <b> ; <b> # end\n<b> ::= y', 'a = "begin" b ";" b "#" "end"\nb = "y"'],
    ['# one\na ::= "x" | b ; two\n// three\nb ::= #x41 #B\n  "y"', 'a = "x" / b\nb = [A] "y"'],
  ])('of %j leaves comments of a line out', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test('marks what EBNF says in words, and counts it', () => {
    const skeleton = skeletonOf('a = ? a letter ?, { ? what */ follows ? };');
    expect(skeleton.holes).toBe(2);
    expect(skeleton.text).toContain('a = hole /* ? a letter ? */ hole /* ? what * / follows ? */*\n');
    expect(skeleton.text).toContain('\nhole = !. .\n');
  });

  test.each([
    ["a = b - 'x', {'y'}; b = 'x' | 'z';", 'a = (!"x" b) "y"*'],
    ["a = b - ('xx' | 'y'); b = {'x' | 'y'};", 'a = text:b !=text<"xx", "y">'],
    ["a = {b} - ({b}, 'xx', {b}); b = 'x' | 'y';", 'a = (!"xx" b)*'],
  ])('writes the exception of %s exactly', (text, rule) => {
    const skeleton = skeletonOf(text);
    expect(skeleton.text).toContain(`\n${rule}\n`);
    expect(skeleton.exceptions).toBe(0);
  });

  test('marks exceptions that a PEG can express for whole matches only', () => {
    const skeleton = skeletonOf("a = {b} - (b, {c}); b = 'x' | 'z'; c = 'y';");
    expect(skeleton.exceptions).toBe(1);
    expect(skeleton.text).toMatch(/a = !\(b c\*\) \/\* but not .* \*\/ b\*/);
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

describe('alternatives are ordered for PEG', () => {
  test.each([
    ["a = '<' | '<=';", 'a = "<=" / "<"'],
    ["a = '<' | '<=', {'z'};", 'a = "<=" "z"* / "<"'],
    ["a = b, '<' | b, '<=', {b}; b = {'z'}-;", 'a = b "<=" b* / b "<"\nb = "z"+'],
    ["a = '<=', {'z'} | '<';", 'a = "<=" "z"* / "<"'],
    ["a = lt | le; lt = '<'; le = '<', '=';", 'a = le / lt\nlt = "<"\nle = "<" "="'],
    ["a = | 'x';", 'a = "x" / ""'],
    ["a = b | b, 'y'; b = 'x';", 'a = b "y" / b\nb = "x"'],
    ["a = b | c; b = 'x', {'z'}; c = b, 'y';", 'a = c / b\nb = "x" "z"*\nc = b "y"'],
    ["a = b | a, '+', b; b = 'x';", 'a = a "+" b / b\nb = "x"'],
    ["a = b | c; b = 'x'; c = a, '+', b;", 'a = c / b\nb = "x"\nc = a "+" b'],
    ["a = 'x' | 'y' | 'z';", 'a = "x" / "y" / "z"'],
    // An integer is the beginning of a decimal number.
    ["a = i | d; i = {'1'}-; d = {'1'}, '.', i;", 'a = d / i\ni = "1"+\nd = "1"* "." i'],
    ["a = i | j; i = {'1'}-, ['x']; j = {'1'}-, ['y'];", 'a = i / j\ni = "1"+ "x"?\nj = "1"+ "y"?'],
  ])('%s', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test('the choices that change are counted', () => {
    expect(skeletonOf("a = 'x' | 'xy'; b = 'x' | 'y';").reordered).toBe(1);
  });
});

describe('repetitions are written for PEG', () => {
  test.each([
    ["a = {b | c}, b; b = 'x'; c = '.';", 'a = (c* b)+\nb = "x"\nc = "."'],
    ["a = {b}, b, 'y'; b = 'x';", 'a = b+ "y"\nb = "x"'],
    ["a = {b, '.'}, b; b = 'x';", 'a = b ("." b)*\nb = "x"'],
    ["a = [b, '.'], b; b = 'x';", 'a = b ("." b)?\nb = "x"'],
    ["a = 'z', {'x' | 'y' | 'z'}, ('x' | 'y'), 'z';", 'a = "z" ("z"* ("x" / "y"))+ "z"'],
    ["a = {b | c}, c, {d, 'x'}, d; b = '1'; c = '2'; d = '3';", 'a = (b* c)+ d ("x" d)*\nb = "1"\nc = "2"\nd = "3"'],
    ["a = {b, '.'}, c; b = 'x'; c = 'y';", 'a = (b ".")* c\nb = "x"\nc = "y"'],
    ["a = { {'x'}, ['y'] };", 'a = ("x"+ "y"? / "y")*'],
    ["a = {b}-; b = {'x'}, ['y']; c = { [b] };", 'a = ("x"+ "y"? / "y")+\nb = "x"* "y"?\nc = ("x"+ "y"? / "y")*'],
    ["a = { 2 * ['x'] | ['y', a] | };", 'a = ("x"|1..2| / "y" a)*'],
  ])('%s', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test.each([
    ["a = { {'x'}, ['y'] }, 'z';", /^(?:x*y?)*z$/],
    ["a = { b }; b = {'x'}, [c, 'z']; c = [ 'y' ];", /^(?:x*(?:y?z)?)*$/],
    ["a = { 2 * [ 'x', {'y'} ], ['z', 'z'] };", /^(?:(?:(?:xy*)?){2}(?:zz)?)*$/],
  ])('%s reads the texts of a pattern', (text, pattern) => {
    const compiled = compileGrammar(skeletonOf(text).text, { nodes: 'all' });
    if (!compiled.ok) throw new GrammarProblems(compiled.problems);
    let texts = [''];
    for (let length = 0; length < 6; length++) {
      const wrong = texts.filter((one) => compiled.grammar.parse(one).hasErrors === pattern.test(one));
      expect(wrong).toEqual([]);
      texts = texts.flatMap((one) => ['x', 'y', 'z'].map((next) => one + next));
    }
  });

  test('the repetitions that change are counted', () => {
    expect(skeletonOf("a = {'x'}, 'x'; b = {'x'}, 'y';").rewritten).toBe(1);
  });
});

describe('the EBNF of W3C is written as a grammar', () => {
  test.each([
    ['a ::= "x" b? c* d+\nb ::= #x20\nc ::= [a-z]\nd ::= [^<&]', 'a = "x" b? c* d+\nb = [ ]\nc = [a-z]\nd = [^<&]u'],
    [
      '[1] a ::= (b | c) /* c */\n[2] b ::= [#x41-#x5A#x5F]\n[2a] c ::= []\\-]'.replace('[]\\-]', '[\\-]'),
      'a = b / c\nb = [A-Z_]\nc = [\\\\\\-]',
    ],
    ["a ::= b - 'x'\nb ::= [w-z] [VC: one two]", 'a = !"x" b\nb = [w-z]'],
    ['a ::= #x10000 | [#x10FFFE-#x10FFFF]', 'a = [\\u{10000}\\u{10FFFE}\\u{10FFFF}]u'],
    ["a ::= ('x' 'y')+ (b?)*\nb ::=", 'a = ("x" "y")+ ""\nb = ""'],
    ['a ::= b.c\nb.c ::= "x"', 'a = b_c\nb_c = "x"'],
    [
      'a ::= [http://example.org/#NT-Verb] "x"\nb ::= [https:/]',
      'a = hole /* ? http://example.org/#NT-Verb ? */ "x"\nb = [https:/]\n\n// Never matches: each use is a hole to fill, and then this rule can go.\nhole = !. .',
    ],
  ])('%j', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });
});

describe('ABNF is written as a grammar', () => {
  test('even if a group begins with a repetition, as a comment of ISO 14977 does', () => {
    expect(rulesOf(';\n; Numbers\n;\nlist = *(*digit ",")\ndigit = %d48-57\n')).toBe(
      'list = (digit* ",")*\ndigit = [0-9]',
    );
  });

  test.each([
    ['a = "x" / %s"Y" / %i"Z"', 'a = "x"i / "Y" / "Z"i'],
    ['a = %x41-5A %d13.10 %b1010 %x22', 'a = [A-Z] "\\r\\n" "\\n" "\\""'],
    ['a = *b 1*b *2b 3b 1*2(b "1") [b]\nb = "-"', 'a = b* b+ b|..2| b|3| (b "1")|1..2| b?\nb = "-"'],
    ['a = "1"\na =/ "2" ; more\n\nB = A', 'a = "1" / "2"\nB = a'],
    ['a = 2HEXDIG', 'a = hexdig|2|\ndigit = [0-9]\nhexdig = digit / "A"i / "B"i / "C"i / "D"i / "E"i / "F"i'],
    ['digit = "0"\nA = DIGIT', 'digit = "0"\nA = digit'],
    ['  a = "1"\n    "2"\n  b = a', 'a = "1" "2"\nb = a'],
  ])('%j', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });

  test('a description in words becomes a hole', () => {
    expect(skeletonOf('a = <any byte>').text).toContain('a = hole /* ? any byte ? */\n');
  });
});

describe('the library of core rules', () => {
  const path = join(ROOT, 'grammars/libraries/abnf.peggy');

  test('has the rules that ABNF is read with', () => {
    const text = readFileSync(path, 'utf8');
    const own = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
    const names = own.map((line) => line.split(' ', 1)[0]!);
    expect(names).toHaveLength(16);
    const all = rulesOf(`all = ${names.join(' ')}`).split('\n');
    expect(all.slice(1)).toEqual(own);
  });

  test('can be imported', () => {
    const compiled = compileGrammar('import {hexdig, crlf} from "./abnf.peggy"\nHex = (hexdig+ crlf)*', {
      file: join(ROOT, 'grammars/libraries/my.peggy'),
      read: (file) => readFileSync(file, 'utf8'),
    });
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join());
    expect(compiled.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(compiled.grammar.parse('0aF\r\n1\r\n').hasErrors).toBe(false);
    expect(compiled.grammar.parse('0g\r\n').hasErrors).toBe(true);
  });
});

describe('BNF is written as a grammar', () => {
  test.each([
    ['<a b> ::= <c> | <a b> "," <c>\n<c> ::= "x" | \'y\'', 'a_b = a_b "," c / c\nc = "x" / "y"'],
    ['<a> ::= <b> + <b> | ( <a> )\n<b> ::= 0 | 1 | two', 'a = b "+" b / "(" a ")"\nb = "0" / "1" / "two"'],
    ['<a> ::= | <b> <a>\n<b> ::= ε | "x"', 'a = b a / ""\nb = "x" / ""'],
  ])('%j', (text, rules) => {
    expect(rulesOf(text)).toBe(rules);
  });
});

test('productions that double their texts at each level take little time', () => {
  const levels = Array.from({ length: 40 }, (_, i) => `a${i} = a${i + 1}, a${i + 1} | a${i + 1} - a${i + 1};`);
  const text = `${levels.join('\n')}\na40 = 'x';`;
  const productions = readEbnf(text, 'a.ebnf');
  expect(unreadSentences(productions, ebnfSkeleton(productions, 'a.ebnf'))).toEqual([]);
});

test('sentences show where PEG reads less', () => {
  const text = "a = {b}, 'x'; b = 'x' | 'y'; c = a;";
  const productions = readEbnf(text, 'a.ebnf');
  const unread = unreadSentences(productions, ebnfSkeleton(productions, 'a.ebnf'));
  expect(unread).toEqual([{ rule: 'a', sentence: 'x' }]);
});

test('of rules that use each other, the one with the shortest sentence is named', () => {
  const text = "a = b | c; b = '.', ['[', a, ']'] | w, '()'; c = '..' | w; w = 'w';";
  const productions = readEbnf(text, 'a.ebnf');
  const unread = unreadSentences(productions, ebnfSkeleton(productions, 'a.ebnf'));
  expect(unread).toEqual([{ rule: 'a', sentence: '..' }]);
});

describe('a text that is not EBNF is a problem with its location', () => {
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
    ['a ::= [z-a]', /the range ends before it begins/, 1, 7],
    ['a ::= "x" | )', /expected/, 1, 13],
    ['a ::= #x110000', /not a character/, 1, 7],
    ['a = %x5A-41\nb = %d1', /the range ends before it begins/, 1, 5],
    ['a = 3*2"x"', /at most 2 is less than at least 3/, 1, 5],
    ['a = %b12', /not a character|expected/, 1, 5],
    ['a = 1*b\n', /unknown production "b"/, 1, 7],
    ['a = "1"\nA = "2"', /production "a" is defined twice/, 2, 1],
    ['<a> ::= <b>', /unknown production "b"/, 1, 9],
    ['<a> ::= "x"\n<b> ::= *( <a> )', /^"\*\(" has no quotation marks, but other terminals have/, 2, 9],
    ["<a> ::= 'x' ; <a>", /^";" has no quotation marks/, 1, 13],
    [`a ::= ${'('.repeat(100_000)}`, /nested|deep/, 1, 1],
  ])('%j', (text, message, line, column) => {
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({ message: expect.stringMatching(message) as string, location: { line, column } });
  });
});

test('an error of the rules is a remark', () => {
  const { remarks } = fromEbnf("a = {b}; b = [c]; c = [b], ['x'];", { file: 'a.ebnf', title: 'a.ebnf' });
  expect(remarks).toEqual([expect.stringMatching(/^the rules have an error: possible endless loop: "a" repeats/)]);
});

test('a port is compared with its productions', () => {
  const productions = readEbnf("a = b; b = 'x'; c = 'y';", 'a.ebnf');
  expect(compareWithEbnf(productions, ['a', 'b', 'c'])).toEqual([]);
  expect(compareWithEbnf(productions, ['a', 'c'])).toEqual(['production "b" has no rule']);
  expect(compareWithEbnf(productions, ['a', 'b', 'x', 'c'])).toEqual(['rule "x" has no production']);
  expect(compareWithEbnf(productions, ['b', 'a', 'c'])).toEqual(['found rule "b", expected "a": the order differs']);
});
