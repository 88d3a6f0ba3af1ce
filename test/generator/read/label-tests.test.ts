import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import {
  formatGrammar,
  generate,
  grammarNames,
  GrammarProblems,
  inspectGrammar,
  RandomSentences,
  readLinkedGrammar,
  SentencesUpTo,
} from '../../../src/library/generator.js';
import { loadGenerated, type Parse } from '../../differential/load-generated.js';
import { Random } from '../../support/random.js';

const accepts = (parse: Parse, texts: readonly string[]): string[] => texts.filter((text) => !parse(text).hasErrors);
const expectations = (parse: Parse, text: string) =>
  explain(parse(text)).map(({ at, expected }) => `${at} ${describeExpected(expected)}`);

const NAMES = `Names   = Name|.., ","|
Name    = name:Word !=name<Keyword>
Word    = [a-z]+
Keyword = "if" / "in" / "int"
`;

describe('a test of the text of a label', () => {
  test.each(['needed', 'none', 'all'] as const)('compares the whole text with words, memo %s', (memo) => {
    const { parse } = loadGenerated(NAMES, { memo });
    // As a parser reads "int", it is the word "in", which is not the whole text.
    expect(accepts(parse, ['a', 'iff,i', 'int', 'if', 'a,in', ''])).toEqual(['a', 'iff,i', 'int', '']);
  });

  test('may require a word, ignore case, and name the words', () => {
    const grammar = 'A = op:[a-zA-Z]+ &=op<"and"i, "or", [xy] "or"> / word:[A-Z]+ !~word<"select", "from"i> "!"\n';
    const { parse } = loadGenerated(grammar);
    const texts = ['AND', 'And', 'or', 'OR', 'xor', 'yor', 'nor', 'SELECT!', 'FROM!', 'A!'];
    expect(accepts(parse, texts)).toEqual(['AND', 'And', 'or', 'xor', 'yor', 'A!']);
  });

  test('compares two labels', () => {
    const { parse } = loadGenerated('A = "<" open:[a-zA-Z]+ ">" "</" close:[a-zA-Z]+ ">" &~close<=open>\n');
    expect(accepts(parse, ['<a></a>', '<a></A>', '<a></ab>', '<ab></a>'])).toEqual(['<a></a>', '<a></A>']);
    const exact = loadGenerated('A = x:[a-zA-Z]+ "," y:[a-zA-Z]+ !=y<=x, "no">\n').parse;
    expect(accepts(exact, ['a,a', 'a,A', 'a,no'])).toEqual(['a,A']);
  });

  test('finds no word before its label has matched', () => {
    const { parse } = loadGenerated('A = (x:"a" "!")? &=x<"a"> "b" / !=x<"a"> "c"\n');
    expect(accepts(parse, ['a!b', 'b', 'c'])).toEqual(['a!b', 'c']);
  });

  test('looks at the end of a word as the end of the text', () => {
    const { parse } = loadGenerated('A = x:[a-z]+ !=x<k>\nk = ("do" / "else") ![a-z]\n');
    expect(accepts(parse, ['do', 'else', 'dont', 'd'])).toEqual(['dont', 'd']);
  });

  test('is explained where the label begins', () => {
    const { parse } = loadGenerated('Names = Name|.., ","|\nName = name:[a-z]+ !=name<"if", "do">\n', {
      start: ['Names'],
    });
    expect(expectations(parse, 'a,if')).toEqual(['2 name other than "if", "do"']);
    expect(expectations(loadGenerated('A = x:[a-z]+ &=x<"a", "b">\n').parse, 'cc')).toEqual(['0 "a" or "b"']);
  });

  test('is explained with the text of the label that it compares with', () => {
    const of = (test: string) => loadGenerated(`A = x:[a-z]+ "," y:[a-z]+ ${test}\n`).parse;
    expect(expectations(of('&=x<=y>'), 'ab,b')).toEqual(['0 "b"']);
    expect(expectations(of('&~y<~x, "c">'), 'ab,b')).toEqual(['3 "c" or "ab"']);
    expect(expectations(of('!=y<=x, "c">'), 'ab,ab')).toEqual(['3 y other than "c", "ab"']);
    expect(expectations(loadGenerated('A = (x:"a" ",")? y:[a-z] &=y<=x>\n').parse, 'b')).toEqual(['0 "a" or y in =x']);
  });

  test('is known to the makers of sentences', () => {
    const source = 'A = x:("if" / "x" / "do") !=x<"if", "do"> / "=" y:[a-z]+ &=y<"ab", "cd">\n';
    const grammar = readLinkedGrammar(source, 'test.peggy');
    expect(new SentencesUpTo(grammar).of('A', 2).sentences).toEqual(['x']);
    const { parse } = loadGenerated(source);
    const random = new Random(3);
    const sentences = new RandomSentences(grammar);
    for (let i = 0; i < 30; i++) {
      const text = sentences.draw({ start: 'A' }, (below) => random.int(below));
      expect(parse(text).hasErrors, text).toBe(false);
    }
  });

  test('keeps its form, and its names their roles', () => {
    const source =
      'external isType, isMacro\n\nA = x:[a-z]+ !=x<K, "a"> &~x<=x> ^>x (^=x "b")|x..2| &isType<=x>\nK = "if"\n';
    expect(formatGrammar(source)).toBe(source);
    const roles = grammarNames(source).map(({ name, role }) => `${name} ${role}`);
    expect(roles).toEqual([
      ...['isType external', 'isMacro external', 'A definition', 'x label', 'x label', 'K reference', 'x label'],
      ...['x label', 'x label', 'x label', 'x label', 'isType reference', 'x label', 'K definition'],
    ]);
  });

  test.each([
    ['a label that is not there', 'A = x:"a" !=y<"a">\n', 'the rule "A" has no label "y"'],
    [
      'endless words',
      'A = x:"a" !=x<[a-z]+>\n',
      '1:15: error grammar/too-many-words: a label can be compared with a limited number of words',
    ],
    ['a recursive rule', 'A = x:"a" !=x<B>\nB = "a" B?\n', 'a label can be compared with a limited number of words'],
    ['an unknown rule', 'A = x:"a" !=x<Q>\n', '1:15: error grammar/unknown-rule: unknown rule "Q"'],
    [
      'no lookahead',
      'A = x:"a" =x<"a">\n',
      '1:11: error grammar/bare-test: a test of a label consumes nothing: write & or ! before it',
    ],
  ])('is refused: %s', (_name, grammar, message) => {
    const make = () => generate(grammar, { file: 'test.peggy' });
    expect(make).toThrow(GrammarProblems);
    expect(make).toThrow(message);
  });
});

describe('a back reference in any case', () => {
  const { parse } = loadGenerated('A = "<" tag:[a-zA-Z]+ ">" "</" ~tag ">"\n');

  test('ignores upper and lower case', () => {
    expect(accepts(parse, ['<Ab></aB>', '<a></a>', '<a></b>'])).toEqual(['<Ab></aB>', '<a></a>']);
    expect(expectations(parse, '<Ab></b>')).toEqual(['6 "Ab"']);
  });
});

describe('a repetition that is counted by a label', () => {
  test('repeats as often as the number says', () => {
    const { parse } = loadGenerated(
      'A = n:[0-9]+ "{" byte|n| "}" / "=" m:[0-9]+ [x,]|m.., ","| / "?" m:. "x"|1..m| "y"*\nbyte = [a-z]\n',
    );
    const texts = [
      '2{ab}',
      '0{}',
      '02{ab}',
      '1{ab}',
      '3{ab}',
      '=2x,x,x',
      '=2x',
      '=0',
      '?2xxy',
      '?3x',
      '?0',
      '?0x',
      '?ax',
    ];
    expect(accepts(parse, texts)).toEqual(['2{ab}', '0{}', '02{ab}', '=2x,x,x', '=0', '?2xxy', '?3x']);
  });

  test('makes a list of nodes, and says what was expected', () => {
    const { parse } = loadGenerated('A = n:[0-9]+ ":" items:Item|n| end:"."\nItem = [a-z]\n');
    expect(parse('2:ab.').dump()).toContain('items: Item 3..4 "b"');
    expect(expectations(parse, '3:ab.')).toEqual(['4 [a-z]']);
  });

  test('is refused if it may repeat nothing, or if there is no such label', () => {
    expect(() => generate('A = n:. ("a"?)|n|\n', { file: 'a.peggy' })).toThrow(
      'repeats something that can match nothing',
    );
    expect(() => generate('A = size:[0-9] "a"|sise|\n', { file: 'a.peggy' })).toThrow(
      'has no label "sise": did you mean "size"?',
    );
  });
});

describe('a test of the column', () => {
  const { parse } = loadGenerated(
    `File  = Block nl?
Block = first:Item (nl ^=first Item)*
Item  = head:Word (":" nl ^>head Block)?
Word  = [a-z]+
nl    = "\\n" " "*
`,
    { start: ['File'] },
  );

  test('reads indentation', () => {
    const text = 'a:\n  b:\n    c\n    d\n  e\nf\n';
    expect(parse(text).hasErrors).toBe(false);
    expect(parse(text).root?.children[0]?.children.map((child) => child.text)).toEqual([
      'a:\n  b:\n    c\n    d\n  e',
      'f',
    ]);
    expect(accepts(parse, ['a:\nb', 'a\n b', ' a', 'a:\n  b\n c', 'a:\n  b\nc'])).toEqual(['a:\n  b\nc']);
  });

  test('is listed among the expected ones', () => {
    expect(expectations(parse, 'a:\nb')).toEqual(['3 a column after 1']);
  });
});

describe('an external predicate', () => {
  const source = `external isType

File = Item|.., ";"|
Item = Type name:Word / Word
Type = name:Word &isType<=name> " "
Word = [a-z]+
`;

  test('is a function of a text, its location and the whole text', () => {
    const { parse } = loadGenerated(source, { start: ['File'] });
    const seen: unknown[] = [];
    const isType = (text: string, span: object, all: string) =>
      seen.push([text, span, all]) > 0 && text.startsWith('t');
    const tree = parse('tx y;b', { predicates: { isType } });
    expect(tree.hasErrors).toBe(false);
    expect(tree.dump()).toContain('name: Word 3..4 "y"');
    expect(seen).toEqual([
      ['tx', { start: 0, end: 2 }, 'tx y;b'],
      ['b', { start: 5, end: 6 }, 'tx y;b'],
    ]);
  });

  test('is listed among the expected ones', () => {
    const { parse } = loadGenerated('external isType\nA = "(" name:[a-z]+ &isType<=name> ")"\n');
    const tree = parse('(ab)', { predicates: { isType: () => false } });
    expect(explain(tree).map(({ at, expected }) => `${at} ${describeExpected(expected)}`)).toEqual(['1 isType']);
  });

  test('is required by its type and when the parser is called', () => {
    const { parse, generated } = loadGenerated(source, { start: ['File'] });
    expect(generated.files.get('parser.ts')).toContain('readonly isType: Predicate;');
    expect(() => parse('a')).toThrow('the grammar requires the predicate "isType": pass a function');
  });

  test('may have no label, and stays a name of rules elsewhere', () => {
    const { parse } = loadGenerated('external strict;\nA = !strict external / "b"\nexternal = "a"\n', { start: ['A'] });
    const texts = ['a', 'b'];
    expect(texts.filter((text) => !parse(text, { predicates: { strict: () => true } }).hasErrors)).toEqual(['b']);
    expect(texts.filter((text) => !parse(text, { predicates: { strict: () => false } }).hasErrors)).toEqual(['a', 'b']);
    expect(accepts(loadGenerated('external = $"a"\n', { nodes: 'all' }).parse, ['a'])).toEqual(['a']);
  });

  test.each([
    [
      'without a lookahead',
      'external p\nA = x:"a" p<=x>\n',
      'the predicate "p" consumes nothing: write & or ! before it',
    ],
    ['with a rule', 'external p\nA = x:B &p<B>\nB = "b"\n', 'takes the text of one label: p<=B>'],
  ])('is refused: %s', (_name, grammar, message) => {
    expect(() => generate(grammar, { file: 'test.peggy' })).toThrow(message);
  });
});

describe('a comparison of labels as code writes it', () => {
  const RANGE = (test: string) => `Range = low:Number "-" high:Number ${test}\nNumber = $[0-9]+\n`;
  const problemsOf = (grammar: string) =>
    inspectGrammar(grammar, { file: 'a.peggy' }).problems.map(({ message, fix }) => [message, fix?.title]);

  test.each(['<', '<=', '>', '>='])('%s is refused, because a grammar has no numbers', (sign) => {
    const message = `a grammar can't compare labels with ${sign}: declare an external predicate`;
    for (const test of [`!(high${sign}low)`, `&( high ${sign} low )`]) {
      expect(problemsOf(RANGE(test))).toEqual([[message, undefined]]);
    }
  });

  test.each([
    ['!(high == low)', '!=high<=low>'],
    ['&(high==low)', '&=high<=low>'],
  ])('%s is refused, with the test of equal texts', (written, instead) => {
    const message = `a grammar can't compare labels with ==: write ${instead}`;
    expect(problemsOf(RANGE(written))).toEqual([[message, `write ${instead}`]]);
    expect(problemsOf(RANGE(instead))).toEqual([]);
  });

  test('the other errors of the rule are found as well', () => {
    expect(problemsOf(RANGE('!(high <= low) Missing')).map(([message]) => message)).toEqual([
      "a grammar can't compare labels with <=: declare an external predicate",
      'unknown rule "Missing"',
    ]);
  });

  test('in a string, a comment or a list without an end, nothing is compared', () => {
    expect(problemsOf(RANGE('"!(high<low)" // !(high<low)'))).toEqual([]);
    expect(problemsOf(RANGE('!(List<=low)\nList<X> = X'))[0]).toEqual([
      'this list is not closed: expected > after its last part',
      'insert >',
    ]);
  });
});
