import { describe, expect, test } from 'vitest';
import { describeExpected, explain } from '../../../src/cst/index.js';
import { generate, GrammarProblems, readLinkedGrammar } from '../../../src/generator/index.js';
import { countCoverage } from '../../../src/grammar-tools/coverage/count.js';
import { loadGenerated } from '../../differential/load-generated.js';

const LISTS = 'List<X, Sep> = items:X|.., Sep|\nItem = [a-z]+\nword = [0-9]+\n';

describe('a rule with parameters', () => {
  test('is copied for each list of arguments, and once for equal ones', () => {
    const grammar = `File = a:List<Item, ","> "." b:List<word, ";"> "." c:List<Item, ','>\n${LISTS}`;
    const { parse, generated } = loadGenerated(grammar);
    expect(parse('a,b.1;2.c').dump()).toBe(
      [
        'Document 0..9',
        '  File 0..9',
        '    a: ItemList 0..3',
        '      items: Item 0..1 "a"',
        '      items: Item 2..3 "b"',
        '    b: List 4..7',
        '      items: Token 4..5 "1"',
        '      items: Token 6..7 "2"',
        '    c: ItemList 8..9',
        '      items: Item 8..9 "c"',
        '',
      ].join('\n'),
    );
    expect(generated.files.get('parser.ts')).toContain(' * List<X, Sep> = items:X|.., Sep|\n * // List<Item, ",">\n');
    expect(generated.warnings).toEqual([]);
  });

  test('takes any expression, in which an argument is one element', () => {
    const { parse } = loadGenerated('A = Twice<"a" / b:"b" "c">\nTwice<X> = X|2|\n');
    expect(parse('bca').dump()).toBe('Document 0..3\n  A 0..3\n    Twice 0..3\n      b: Token 0..1 "b"\n');
    expect(loadGenerated('A = many<"a" "b">\nmany<X> = X* "."\n').parse('abab.').hasErrors).toBe(false);
  });

  test('takes uses with arguments, lists with separators and groups as arguments', () => {
    const grammar = 'A = List<Pair<Key, (Value / "?")|1.., ","|>, ";">\nKey = [a-z]\nValue = [0-9]\n';
    const { parse } = loadGenerated(`${grammar}Pair<K, V> = K "=" V\nList<X, S> = X|.., S|\n`);
    expect(parse('a=1,?;b=2').dump()).toContain('KeyPairList 0..9\n      KeyPair 0..5\n        Key 0..1');
  });

  test('may use itself, with its parameters in another order', () => {
    const { parse } = loadGenerated('A = Turns<"a", "b">\nTurns<X, Y> = X Turns<Y, X>?\n');
    expect(parse('abab').dump()).toContain('Turns 0..4\n      Turns2 1..4\n        Turns 2..4');
  });

  test('may be a fragment, trivia or an error production', () => {
    const grammar = 'A = entry<[a-z]> _pad<" "> "." entry<[0-9]>\nentry<X> = line:X+ / LineError<X>\n';
    const { parse } = loadGenerated(`${grammar}_pad<X> = X* Note?\nNote = "#"\nLineError<X> = [^.X]\n`);
    expect(parse('?  #.?').dump()).toMatch(/LineError 0..1.*\n.*Note 3..4.*\n.*LineError2 5..6/);
    expect(parse('a.1').comments()).toEqual([]);
    expect(parse('a #.1').comments()).toHaveLength(1);
  });

  test('may hold an error production, which belongs to one choice in all copies', () => {
    const { parse } = loadGenerated(
      'A = Block<"a"> Block<"b">\nBlock<X> = "{" (X / PartError) "}"\nPartError = [^}]*\n',
    );
    const tree = parse('{?}{?}');
    expect(explain(tree).map(({ expected }) => describeExpected(expected))).toEqual(['"a" or "b"', '"a" or "b"']);
  });

  test('keeps the names of peggy: a parameter hides a rule', () => {
    const { parse } = loadGenerated('A = same<"x"> B\nsame<B> = B B\nB = "b"\n');
    expect(parse('xxb').hasErrors).toBe(false);
  });

  test('can be imported, and takes arguments of the importing grammar', () => {
    const files = new Map([
      ['/g/lib.peggy', 'List<X, Sep> = open X|.., Sep| close<Sep>\nopen = "["\nclose<X> = X? "]"\nsign = "!"\n'],
    ]);
    const read = (file: string): string => files.get(file)!;
    const named = 'import {List} from "./lib.peggy"\nimport * as lib from "./lib.peggy"\n';
    const { parse } = loadGenerated(`${named}A = List<Item, ","> lib.List<lib.sign, ";">\nItem = "i"\n`, {
      file: '/g/main.peggy',
      read,
    });
    expect(parse('[i,i,][!;!]').dump()).toContain('ItemList 0..6\n      Item 1..2');
    expect(problemsOf(`${named}A = List<Item>\nItem = "i"\n`, { file: '/g/main.peggy', read })).toEqual([
      '3:5 "List" takes 2 arguments, not 1: List<X, Sep>',
    ]);
  });

  test('parts of an argument have their locations', () => {
    expect(problemsOf('A = List<B,\n  "İ"i, "c"\n  D>\nList<X, Y, Z> = X Y Z\nB = "b"\n')).toEqual([
      `2:3 the case of "İ" can't be ignored character by character; spell out the alternatives`,
      '3:3 unknown rule "D"',
    ]);
  });
});

test('copies of a rule are counted as one', () => {
  const grammar = readLinkedGrammar('A = L<"a"> L<("b" / "c")>?\nL<X> = "(" X? ")" / "-"\n', 'test.peggy');
  const { files } = countCoverage(grammar, [{ rule: 'A', text: '(a)(b)' }]);
  const parts = files.get('test.peggy')!.map(({ rule, kind, matches }) => `${rule} ${kind} ${matches}`);
  expect(parts).toEqual([
    'A rule 1',
    'A optional 1',
    'L alternative 1',
    'L alternative 0',
    'L rule 2',
    'L alternative 2',
    'L optional 2',
    'L alternative 0',
  ]);
});

describe('a grammar with parameters is refused for', () => {
  test.each([
    ['too few arguments', 'A = L<"a">\nL<X, Y> = X Y\n', ['1:5 "L" takes 2 arguments, not 1: L<X, Y>']],
    ['no arguments', 'A = L\nL<X> = X\n', ['1:5 "L" takes 1 argument: L<X>']],
    ['arguments of another rule', 'A = L<"a">\nL = "b"\n', ['1:5 "L" takes no arguments']],
    ['arguments of a parameter', 'A = L<"a">\nL<X> = X<"b">\n', ['2:8 the parameter "X" takes no arguments']],
    [
      'an unknown parameter',
      'A = L<"a">\nL<Item> = Item Itme\n',
      ['2:16 unknown rule or parameter "Itme": did you mean "Item"?'],
    ],
    [
      'an unknown rule with arguments',
      'A = Lits<"a"> List<"b">\nList<X> = X\n',
      ['1:5 unknown rule "Lits": did you mean "List"?'],
    ],
    ['two parameters of one name', 'A = L<"a", "b">\nL<X, X> = X\n', ['2:6 rule "L" has two parameters named "X"']],
    ['a parameter without a name', 'A = L<"a">\nL<"x"> = "b"\n', ['2:3 expected a name of a parameter of "L"']],
    ['an empty argument', 'A = L<"a", >\nL<X, Y> = X Y\n', ['1:11 expected an argument']],
    [
      'a rule in an argument',
      'A = L<b; c = "c">\nL<X> = X\n',
      ['1:6 this list is not closed: expected > after its last part'],
    ],
    ['a second rule in an argument', 'A = L<"b"\nc = "c">\nL<X> = X\n', ["2:1 an argument can't define a rule"]],
    [
      'a list that is not closed',
      'A = L<"a"\nL<X> = X\n',
      ['1:6 this list is not closed: expected > after its last part'],
    ],
    [
      'a first rule with parameters',
      'L<X> = X\nA = L<"a">\n',
      [`1:1 the first rule is a start rule, so it can't have parameters: put another rule before "L"`],
    ],
    ['two rules of one name', 'A = L<"a">\nL<X> = X\nL<Y> = Y\n', ['3:1 rule "L" is already defined at 2:1']],
    [
      'a syntax error in an argument',
      'A = L<"a",\n ("b">\nL<X, Y> = X Y\n',
      ['1:6 this list is not closed: expected > after its last part'],
    ],
  ])('%s', (_name, grammar, problems) => {
    expect(problemsOf(grammar)).toEqual(problems);
  });

  test('a start rule with parameters', () => {
    expect(problemsOf('A = L<"a">\nL<X> = X\n', { start: ['L'] })).toEqual([
      'the rule "L" has parameters: it can\'t be a start rule',
    ]);
  });

  test.each([
    ['A = Grow<"a">\nGrow<X> = X Grow<(X X)>?\n', '2:13'],
    ['A = Even<"a">\nEven<X> = X Odd<(X "b")>?\nOdd<Y> = Y Even<Y>?\n', '2:13'],
    ['A = Grow<"a">\nGrow<X> = X Grow<Wrap<X>>?\nWrap<Y> = "(" Y ")"\n', '2:13'],
  ])('arguments that grow with each use: %s', (grammar, where) => {
    expect(problemsOf(grammar)).toEqual([expect.stringMatching(`^${where} ".*" can't be expanded: the arguments of`)]);
  });

  test('many copies of large arguments', () => {
    const rules = Array.from({ length: 40 }, (_, i) => `T${i}<X> = T${i + 1}<X X>\n`).join('');
    expect(problemsOf(`A = T0<"a">\n${rules}T40<X> = X\n`)).toEqual([
      expect.stringMatching(/more than 100000 expressions/),
    ]);
  });
});

test('rules and parameters that are not used are warnings', () => {
  const { warnings } = generate('A = L<"a", "b">\nL<X, Y> = X\nM<X> = X\n', { file: 'test.peggy' });
  expect(warnings.map(({ message }) => message)).toEqual(['parameter "Y" of "L" is not used', 'rule "M" is not used']);
});

function problemsOf(
  grammar: string,
  options: { file?: string; start?: string[]; read?: (file: string) => string } = {},
) {
  try {
    generate(grammar, { file: 'test.peggy', ...options });
  } catch (error) {
    if (!(error instanceof GrammarProblems)) throw error;
    const errors = error.problems.filter(({ severity }) => severity === 'error');
    return errors.map(({ location: location, message }) =>
      location === undefined ? message : `${location.line}:${location.column} ${message}`,
    );
  }
  throw new Error('the grammar was accepted');
}
