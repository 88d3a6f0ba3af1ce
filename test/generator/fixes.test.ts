// Misspelled on purpose. cspell:ignore Borad Fooo Fooz Itme Leter Sqare Xyzzy libary nmae sise
import { describe, expect, test } from 'vitest';
import { grammarCodes } from '../../src/generator/codes/codes.js';
import { declaredSafety } from '../../src/generator/codes/grammar-problem.js';
import { generate, type GenerateOptions, type GrammarProblem, GrammarProblems } from '../../src/generator/index.js';
import { featureGrammar } from '../differential/random/random-features.js';
import { randomGrammar } from '../differential/random/random-grammar.js';
import { randomRecords } from '../differential/random/random-records.js';
import { Random, SEED } from '../support/random.js';
import { rounds, sized } from '../support/rounds.js';

const FILE = 'test.peggy';
const LIBRARIES: Readonly<Record<string, string>> = {
  'lib.peggy': 'Foo = "f"\nBar = Baz\nBaz = "z"\n',
  'clash.peggy': 'X = A\nA = "q"\n',
  'words.peggy': 'in = "in"\n',
  'used.peggy': 'word = letter+\nletter = [a-z]\nlist<X> = X X\n',
};

/** A problem, a grammar that has it first, and the grammar after its fix. */
type FixCase = readonly [name: string, grammar: string, fixed: string, options?: Partial<GenerateOptions>];

const SYNTAX: readonly FixCase[] = [
  ['a grammar without rules', '', 'Text = .*\n'],
  ['a grammar of comments', '// x\n', '// x\nText = .*\n'],
  ['a bracket that nothing opens', 'A = "a" )\n', 'A = "a" \n'],
  ['a brace that nothing opens', 'A = "a" }\n', 'A = "a" \n'],
  ['a character that grammars do not use', 'A = "a" % "b"\n', 'A = "a"  "b"\n'],
  ['a comma in a sequence', 'A = "a", "b"\n', 'A = "a" "b"\n'],
  ['an arrow', 'A <- "a"\n', 'A = "a"\n'],
  ['an arrow after the name', 'A<- "a"\n', 'A= "a"\n'],
  ['the definition operator of BNF', 'A ::= "a"\n', 'A = "a"\n'],
  ['a colon', 'A : "a"\n', 'A = "a"\n'],
  ['a Unicode arrow', 'A \u2190 "a"\n', 'A = "a"\n'],
  ['a comment of another tool', "# A's\nA = [#] // #\n", "// A's\nA = [#] // #\n"],
  ['code alone', 'A = { return 1; }\n', 'A = "" { return 1; }\n'],
  ['code after a slash', 'A = "a" / { return 1; }\n', 'A = "a" / "" { return 1; }\n'],
  ['a rule after another on its line', 'A = "a" B B = "b"\n', 'A = "a" B; B = "b"\n'],
  ['a rule with a display name after another', 'A = "a" B "b" = "b"\n', 'A = "a"; B "b" = "b"\n'],
  ['a rule after a comment of two lines', 'A = "a" /*\n*/\nB = "b"\n', 'A = "a"; /*\n*/\nB = "b"\n'],
  ['code that ends in a string', 'A = "a" { return "}"; }\n', 'A = "a" { return "\\x7d"; }\n'],
  ['code that ends in a regular expression', 'A = "a" { s(/}/, 1); }\n', 'A = "a" { s(/\\x7d/, 1); }\n'],
  ['an import of another tool', '@import "./lib.peggy" as Foo\nA = Foo\n', 'import Foo from "./lib.peggy"\nA = Foo\n'],
  ['no operator before the body', 'A "a"\nB = "b"\n', 'A = "a"\nB = "b"\n'],
  ['bars between alternatives', 'A = "a" | "b"\n', 'A = "a" / "b"\n'],
  ['a bar before a name', 'A = "a" |B "b"\nB = "c"\n', 'A = "a" /B "b"\nB = "c"\n'],
  ['an empty body', 'A = \nB = "b"\n', 'A = "" \nB = "b"\n'],
  ['an empty body at the end', 'A = ', 'A = "" '],
  ['a slash before the next rule', 'A = "a" / \nB = "b"\n', 'A = "a"  \nB = "b"\n'],
  ['a slash before the first alternative', 'A = / "a"\n', 'A =  "a"\n'],
  ['a lookahead without a part', 'A = "a" !\n', 'A = "a" \n'],
  ['a label that is a reserved word', 'A = eval:"a" eval_:"b"\n', 'A = eval_2:"a" eval_:"b"\n'],
  [
    'an import that is a reserved word',
    'import {in} from "words.peggy"\nA = "b"\n',
    'import {in as in_} from "words.peggy"\nA = "b"\n',
  ],
  [
    'a library that is a reserved word',
    'import * as in from "words.peggy"\nA = "b"\n',
    'import * as in_ from "words.peggy"\nA = "b"\n',
  ],
  ['a label without a part', 'A = "b" x:\n', 'A = "b" \n'],
  ['a repetition that ends early in other tools', 'A = x:[0-9]+? "."i\n', 'A = x:(!"."i [0-9])+ "."i\n'],
  ['any character until another one', 'A = (.*? [;,])\nB = "b"\n', 'A = ((![;,] .)* [;,])\nB = "b"\n'],
  ['a repetition before an optional part', 'A = [0-9]+? "."?\n', 'A = [0-9]+ "."?\n'],
  ['a repetition before the next rule', 'A = B+?\nB = "b"\n', 'A = B+\nB = "b"\n'],
  ['a string that is not closed', 'A = "a\n', 'A = "a"\n'],
  ['a class that is not closed', 'A = [a\n', 'A = [a]\n'],
  ['a comment that is not closed', 'A = "a" /* x\n', 'A = "a" /* x\n*/'],
  ['a group that is not closed, after a byte order mark', '\uFEFFA = ("a"\n', '\uFEFFA = ("a")\n'],
  ['a byte order mark alone', '\uFEFF', '\uFEFFText = .*\n'],
  ['a group that is not closed', 'A = ("a"\n', 'A = ("a")\n'],
  ['a range the wrong way round', 'A = [z-a]\n', 'A = [a-z]\n'],
  ['a range of escapes', 'A = [\\x7a-\\x61b]\n', 'A = [\\x61-\\x7ab]\n'],
  ['a property of Unicode', 'A = [\\p{Leter}]u\n', 'A = [\\p{Letter}]u\n'],
  ['the name of a script', 'A = [\\p{Greek}]u\n', 'A = [\\p{Script=Greek}]u\n'],
  ['a repetition of nothing', 'A = "a"|..0|\n', 'A = "a"|..1|\n'],
];

const RULES: readonly FixCase[] = [
  ['a rule defined twice', 'A = B\nB = "b"\nB = "c"\n', 'A = B\nB = "b"\nB2 = "c"\n'],
  ['a rule written twice', 'A = B\nB = "b"\nB  = "b"\n', 'A = B\nB = "b"\n'],
  ['a rule defined with parameters too', 'A = B<"x">\nB<X> = X\nB = "b"\n', 'A = B<"x">\nB<X> = X\nB2 = "b"\n'],
  ['an unknown rule', 'A = Square\n', 'A = Square\nSquare = "Square"\n'],
  ['an unknown rule of three letters', 'A = Itm\nItem = "i"\n', 'A = Item\nItem = "i"\n'],
  [
    'an unknown rule of three letters like two',
    'A = Itm Ism\nItem = "i"\nIsm = "s"\n',
    'A = Itm Ism\nItem = "i"\nIsm = "s"\nItm = "Itm"\n',
  ],
  ['an unknown end', 'A = "a" EOF\nEOI = !.\nEOL = "\\n"\n', 'A = "a" EOI\nEOI = !.\nEOL = "\\n"\n'],
  ['an unknown end among other rules', 'A = "a" EOF\nEOL = "\\n"\n', 'A = "a" EOF\nEOL = "\\n"\nEOF = !.\n'],
  ['a misspelled rule', 'A = Sqare\nSquare = "s"\n', 'A = Square\nSquare = "s"\n'],
  ['a misspelled predicate', 'external isDay\nA = &isDai "a"\n', 'external isDay\nA = &isDay "a"\n'],
  ['a misspelled parameter', 'A = L<"i">\nL<Item> = Item Itme\n', 'A = L<"i">\nL<Item> = Item Item\n'],
  ['a label used twice', 'A = x:"a" x:"b"\n', 'A = x:"a" x2:"b"\n'],
  ['bounds the wrong way round', 'A = "a"|3..2, ","|\n', 'A = "a"|2..3, ","|\n'],
  ['an endless repetition', 'A = ("a"?)*\n', 'A = ("a")*\n'],
  ['an endless repetition of a rule', 'A = b*\nb = "c"?\n', 'A = b\nb = "c"?\n'],
  ['an endless repetition with bounds', 'A = b|2.., ","?|\nb = "c"*\n', 'A = b\nb = "c"*\n'],
  ['an error production in a sequence', 'A = BError "b"\nBError = .\n', 'A = BErrorNode "b"\nBErrorNode = .\n'],
  ['an error production in front', 'A = BError / B\nB = "b"\nBError = .\n', 'A = B / BError\nB = "b"\nBError = .\n'],
  [
    'an error production in front, between comments',
    'A\n  = BError // x\n  / B // y\nB = "b"\nBError = .\n',
    'A\n  =  // x\n   B / BError // y\nB = "b"\nBError = .\n',
  ],
  [
    'an error production of two choices',
    'A = (B / BError) (B / BError)\nB = "b"\nBError = .\n',
    'A = (B / B2Error) (B / BError)\nB = "b"\nBError = .\nB2Error = .\n',
  ],
  ['an error production that nothing uses', 'A = "a"\nAError = .\n', 'A = "a"\nAErrorNode = .\n'],
  ['a case that depends on its neighbors', 'A = "aσ"i\n', 'A = ("a"i ("σ" / "ς" / "Σ"))\n'],
  ['a case of another length', 'A = "İ"i\n', 'A = "İ"\n'],
  ['a case of a surrogate pair', 'A = "𐐀"i\n', 'A = ("𐐀" / "𐐨")\n'],
];

const IMPORTS: readonly FixCase[] = [
  ['a file without extension', 'import {Foo} from "./lib"\nA = Foo\n', 'import {Foo} from "./lib.peggy"\nA = Foo\n'],
  [
    'a misspelled rule of a file',
    'import {Fooo} from "./lib.peggy"\nA = Fooo\n',
    'import {Foo as Fooo} from "./lib.peggy"\nA = Fooo\n',
  ],
  [
    'a misspelled rule of a library',
    'import * as lib from "./lib.peggy"\nA = lib.Fooz\n',
    'import * as lib from "./lib.peggy"\nA = lib.Foo\n',
  ],
  [
    'the grammar itself, after a comment',
    '// x\n\nimport {B} from "./test.peggy" // y\nA = B\nB = "b"\n',
    '// x\n\n // y\nA = B\nB = "b"\n',
  ],
  [
    'the grammar itself, after a byte order mark',
    '\uFEFFimport {B} from "./test.peggy"\nB = "b"\n',
    '\uFEFF\nB = "b"\n',
  ],
  ['the grammar itself', 'import {B} from "./test.peggy"\nA = B\nB = "b"\n', '\nA = B\nB = "b"\n'],
  [
    'a rule that is defined already',
    'import {Foo} from "./lib.peggy"\nA = Foo\nFoo = "x"\n',
    'import {Foo as Foo2} from "./lib.peggy"\nA = Foo\nFoo = "x"\n',
  ],
  [
    'a rule that needs one that is defined already',
    'import {X} from "./clash.peggy"\nA = X\n',
    'import {X} from "./clash.peggy"\nA2 = X\n',
  ],
  [
    'a misspelled library',
    'import * as library from "./lib.peggy"\nA = libary.Foo\n',
    'import * as library from "./lib.peggy"\nA = library.Foo\n',
  ],
  ['a rule of the grammar by a library', 'A = foo.B\nB = "b"\n', 'A = B\nB = "b"\n'],
  ['a library that is not imported', 'A = lib.Foo\n', 'A = Foo\nFoo = "Foo"\n'],
];

const PARAMETERS: readonly FixCase[] = [
  ['too few arguments', 'A = L<"x">\nL<X, Y> = X Y\n', 'A = L<"x", "">\nL<X, Y> = X Y\n'],
  ['no arguments', 'A = L\nL<X> = X\n', 'A = L<"">\nL<X> = X\n'],
  ['too many arguments', 'A = L<"x", "y">\nL<X> = X\n', 'A = L<"x">\nL<X> = X\n'],
  ['arguments of another rule', 'A = B<"x">\nB = "b"\n', 'A = B\nB = "b"\n'],
  ['arguments of a parameter', 'A = L<"x">\nL<X> = X<"y">\n', 'A = L<"x">\nL<X> = X\n'],
  ['two parameters of one name', 'A = L<"x", "y">\nL<X, X> = X\n', 'A = L<"x", "y">\nL<X, X2> = X\n'],
  ['a parameter without a name', 'A = L<"x">\nL<"x"> = "y"\n', 'A = L<"x">\nL<Part> = "y"\n'],
  ['an empty argument', 'A = L<"x",>\nL<X, Y> = X Y\n', 'A = L<"x","">\nL<X, Y> = X Y\n'],
  ['a list that is not closed', 'A = L<"x" "b"\nL<X> = X\n', 'A = L<"x" "b">\nL<X> = X\n'],
  ['a list after a label', 'A = "b"\nC = "c" D<"x">:"a"\n', 'A = "b"\nC = "c" D:"a"\n'],
  ['growing arguments', 'A = L<"x">\nL<X> = X L<(X X)>?\n', 'A = L<"x">\nL<X> = X L<X>?\n'],
  ['a first rule with parameters', 'L<X> = X\nA = L<"x">\n', 'A = L<"x">\nL<X> = X\n'],
  ['only rules with parameters', 'L<X> = X\n', 'Start = L<"">\nL<X> = X\n'],
  ['an unused parameter', 'A = L<"x", "y">\nL<X, Y> = X\n', 'A = L<"x">\nL<X> = X\n'],
  ['an unused parameter with arguments inside each other', 'A = L<L<"x">>\nL<X> = "y"\n', 'A = L\nL = "y"\n'],
  ['a rule with parameters that is not used', 'A = "a"\nL<X> = X\n', 'A = "a"\n'],
];

const OTHERS: readonly FixCase[] = [
  ['a flag inside an alternative', 'A = "c" / "a" #x "b"\n', 'A = "c" / #x "a" "b"\n'],
  ['a flag alone', 'A = #x / "b"\n', 'A = #x "" / "b"\n'],
  ['an action', 'A = "a" { return 1; }\n', 'A = "a" \n'],
  ['a predicate', 'A = x:[a-z] !{ return x === "b"; } "a"\n', 'A = x:[a-z] !=x<"b"> "a"\n'],
  ['a predicate of a program', 'A = &{ return more(); } "a"\n', 'external aTest\n\nA = &aTest "a"\n'],
  [
    'a predicate of a program beside another one',
    'external aTest\n\nA = &aTest &{ return more(); } "a"\n',
    'external aTest\n\nexternal aTest2\n\nA = &aTest &aTest2 "a"\n',
  ],
  [
    'a predicate with many words',
    'A = w:[a-z] &{ return "a b c d e f g h i".split(" ").includes(w); }',
    'A = w:[a-z] &=w<reservedWord>\nreservedWord\n  = "i" / "h" / "g" / "f" / "e" / "d" / "c" / "b"\n  / "a"\n',
  ],
  [
    'a predicate about a part of a rule',
    'A = x:B &{ return x === "a"; } "c"\nB = "<" y:[a-z] ">" { return y; }\n',
    'A = ("<" x:[a-z] ">") &=x<"a"> "c"\nB = "<" y:[a-z] ">" { return y; }\n',
  ],
  ['a count that is the value of a label', 'A = n:[0-9] "x"|{ return +n; }|\n', 'A = n:[0-9] "x"|n|\n'],
  ['a count in braces', 'A = "a"{2}\n', 'A = "a"|2|\n'],
  ['a least count in braces', 'A = "a"{2, }\n', 'A = "a"|2..|\n'],
  ['counts in braces', 'A = "a"{2,3}\n', 'A = "a"|2..3|\n'],
  ['an initializer', '{ let x; }\nA = "a"\n', 'A = "a"\n'],
  ['a misspelled label as a bound', 'A = size:[0-9] "x"|sise|\n', 'A = size:[0-9] "x"|size|\n'],
  ['a misspelled label of a test', 'A = name:[a-z] !~nmae<"a">\n', 'A = name:[a-z] !~name<"a">\n'],
  ["a test that isn't a lookahead", 'A = x:[a-z] =x<"a">\n', 'A = x:[a-z] &=x<"a">\n'],
  ['bounds that are code', 'A = "x"|{ return 2; }, "|"|\n', 'A = "x"|.., "|"|\n'],
  ['a misspelled label', 'A = name:[a-z] =nmae\n', 'A = name:[a-z] =name\n'],
  ['a missing label', 'A = Name =name\nName = "n"\n', 'A = name:Name =name\nName = "n"\n'],
  ['a back reference to a rule', 'A = "<" =quote\nquote = "q"\n', 'A = "<" quote\nquote = "q"\n'],
  ['a back reference to nothing', 'A = "<" =quote\n', 'A = "<" ""\n'],
  [
    'left recursion',
    'Sum = left:Sum [+-] right:Number / Number\nNumber = [0-9]+\n',
    'Sum = Number ([+-] right:Number)*\nNumber = [0-9]+\n',
    { leftRecursion: false },
  ],
  ['an alternative that is never reached', 'A = "a" / "ab"\n', 'A = "ab" / "a"\n'],
  [
    'an alternative that is never reached, with tests and arguments',
    'external isDay\nA = x:B ("a" / "ab" &isDay<=x>) c<B>\nB = "b"\nc<X> = X X\n',
    'external isDay\nA = x:B ("ab" &isDay<=x> / "a") c<B>\nB = "b"\nc<X> = X X\n',
  ],
  [
    'an alternative that is never reached, with arguments at its end',
    'A = "a" / "a" c<B, "x">\nB = "b"\nc<X, Y> = X Y\n',
    'A = "a" c<B, "x"> / "a"\nB = "b"\nc<X, Y> = X Y\n',
  ],
  [
    'an optional part with arguments that takes the next',
    'A = c<"a">? "a" c<"b">\nc<X> = X\n',
    'A = (c<"a"> &"a")? "a" c<"b">\nc<X> = X\n',
  ],
  ['an endless repetition of a part with arguments', 'A = c<"a"|2|>|3..|\nc<X> = X?\n', 'A = c<"a"|2|>\nc<X> = X?\n'],
  ['an alternative after one that always matches', 'A = "a"* / ("b" / "c")\n', 'A = ("b" / "c") / "a"*\n'],
  [
    'an alternative that is never reached, between comments',
    'A\n  = "a" // one\n  / /* two */ "ab" // too\n  / "c" // three\n',
    'A\n  = "ab" / "a" // one\n   /* two */  // too\n  / "c" // three\n',
  ],
  ['an alternative written twice, with a comment', 'A = "a" / /* b */ "a" / "c"\n', 'A = "a"  /* b */  / "c"\n'],
  ['an alternative written twice', 'A = "a" / "a"\n', 'A = "a"\n'],
  ['an optional part that takes the next', 'A = [a-h]? [a-h]\n', 'A = ([a-h] &[a-h])? [a-h]\n'],
  ['a repetition that takes the next part', 'A = [a-h]* "b"\n', 'A = (!"b" [a-h])* "b"\n'],
  ['a label without effect', 'A = x:(y:B "c")\nB = "b"\n', 'A = (y:B "c")\nB = "b"\n'],
  ['a grammar without nodes', 'a = "x" a / "y"\n', 'A = "x" A / "y"\n'],
  ['a rule that is not used', 'A = "a"\nb = "b"\n', 'A = "a"\n'],
  ['an import that is not used', '// one\nimport {word} from "used.peggy"\nA = "a"\n', '// one\nA = "a"\n'],
  [
    'a last import that is not used',
    'import {list, word as b} from "used.peggy"\nA = list<"a">\n',
    'import {list} from "used.peggy"\nA = list<"a">\n',
  ],
  [
    'an imported rule with parameters that is not used',
    'import {list, word} from "used.peggy"\nA = word\n',
    'import {word} from "used.peggy"\nA = word\n',
  ],
  ['a rule imported by its file that is not used', 'import b from "used.peggy"\nA = "a"\n', 'A = "a"\n'],
  [
    'an operator without a node',
    'Term = N (("+" / "-") N)*\nN = [0-9]\n',
    'Term = N (operator:("+" / "-") N)*\nN = [0-9]\n',
  ],
];

describe.each([
  ['syntax errors', SYNTAX],
  ['rules', RULES],
  ['imports', IMPORTS],
  ['parameters', PARAMETERS],
  ['other problems', OTHERS],
])('fixes of %s:', (_group, cases) => {
  test.for(cases)('%s', ([, grammar, fixed, options]) => {
    const [problem] = problemsOf(grammar, options);
    expect(applied(grammar, problem)).toBe(fixed);
    expect(declaredFix(problem)).toBe(problem?.fix?.safe === true ? 'safe' : 'unsafe');
    const left = problemsOf(fixed, { ignoreCode: true, ignorePredicates: true, ...options });
    expect(left.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(left.map(({ message }) => message)).not.toContain(problem?.message);
  });
});

test.each([
  ['\r\n// x\r\n', '\r\n// x\r\nText = .*\r\n'],
  ['A\r\nB = "b"\r\n', 'A\r\n= ""\r\nB = "b"\r\n'],
  ['L<X> = X\r\nA = L<"x">', 'A = L<"x">\r\nL<X> = X\r\n'],
  ['L<X> = X\r\n', 'Start = L<"">\r\nL<X> = X\r\n'],
  ['A = Square\rB = "b"\r', 'A = Square\rB = "b"\rSquare = "Square"\r'],
])('a fix keeps the line breaks of the file: %j', (grammar, fixed) => {
  expect(applied(grammar, problemsOf(grammar)[0])).toBe(fixed);
});

test(`fixes of random grammars leave their syntax right, and their edits don't overlap (seed ${SEED})`, () => {
  const random = new Random(SEED);
  const grammars = [randomGrammar, randomRecords, (from: Random) => featureGrammar(from).source];
  let fixes = 0;
  const count = sized(3, rounds(100));
  for (let i = 0; i < count; i++) {
    const grammar = grammars[i % grammars.length]!(random);
    for (const problem of problemsOf(grammar)) {
      if (problem.fix === undefined || problem.code === 'grammar/syntax') continue;
      const edits = problem.fix.edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
      const overlapping = edits.filter(({ start }, at) => start < (edits[at - 1]?.end ?? 0));
      const fixed = applied(grammar, problem);
      const codes = problemsOf(fixed).map(({ code }) => code);
      expect([overlapping, codes.includes('grammar/syntax')], `${grammar}\n${fixed}`).toEqual([[], false]);
      fixes++;
    }
  }
  expect(fixes).toBeGreaterThan(count * 0.3);
});

test('a rule with parameters is dropped once, and only if all its uses are in rules that are not used', () => {
  const used = 'A = L<"a">\nL<X> = X "," X\nB = "b"\nb = L<"b">\nC = "c"\n';
  const options = { start: ['A'] };
  const dropped = (grammar: string) =>
    problemsOf(grammar, options).map((problem) => [problem.message, problem.fix && applied(grammar, problem)]);
  const isNotUsed = (name: string, dropping?: string) => [`rule "${name}" is not used`, dropping];
  expect(dropped('A = "a"\nL<X, Y> = X Y // two\nb = L<"b", "c"> L<"c", "b">\n')).toEqual([
    isNotUsed('L'),
    isNotUsed('b', 'A = "a"\nL<X, Y> = X Y // two\n'),
  ]);
  expect(dropped(used)).toEqual([
    isNotUsed('B', used.replace('B = "b"\n', '')),
    isNotUsed('b', used.replace('b = L<"b">\n', '')),
    isNotUsed('C', used.replace('C = "c"\n', '')),
  ]);
});

test('a rule that is not used is dropped after the rules that use it', () => {
  const options = { start: ['A'] };
  const drop = (grammar: string): readonly (string | undefined)[] =>
    problemsOf(grammar, options).map((problem) => problem.fix && applied(grammar, problem));
  const outerDropped = 'A = "a"\ninner = "b" inner?\n';
  expect(drop('A = "a"\nouter = inner+\ninner = "b" inner?\n')).toEqual([outerDropped, undefined]);
  expect(drop(outerDropped)).toEqual(['A = "a"\n']);
  expect(drop('A = "a"\nL<X> = X L<"b">?\nb = L<"b">\n')).toEqual([undefined, 'A = "a"\nL<X> = X L<"b">?\n']);
});

test('a rule that an imported file lacks is defined there', () => {
  const [problem] = problemsOf('import {Xyzzy} from "./lib.peggy"\nA = Xyzzy\n');
  const at = LIBRARIES['lib.peggy']!.length;
  expect(problem?.fix?.edits).toEqual([{ file: 'lib.peggy', start: at, end: at, text: 'Xyzzy = "Xyzzy"\n' }]);
});

test('a rule that can not be imported is reported once', () => {
  expect(problemsOf('import {B} from "./none.peggy"\nA = B\n').map(({ message }) => message)).toEqual([
    "can't read the grammar none.peggy",
  ]);
});

test.for<FixCase>([
  ['a file that does not exist', 'import {B} from "./none.peggy"\nA = B\n', "can't read the grammar"],
  ['left recursion through other rules', 'A = B "x" / "y"\nB = A "z"\n', 'left recursion', { leftRecursion: false }],
  ['an alternative that would hide the other one', 'A = "a"* / "b"?\n', 'alternative 2 is never reached'],
  ['an alternative that matches the same', 'A = "a" / [a]\n', 'alternative 2 is never reached'],
  ['left recursion alone', 'A = A "x"\n', 'left recursion', { leftRecursion: false }],
  ['left recursion with a comment', 'A = A "x" // why\n / "y"\n', 'left recursion', { leftRecursion: false }],
  ['a first rule without an alternative', 'A = #x "b"\n', 'no alternative for these flags'],
  ['an unknown start rule', 'A = "aaaa"\n', 'has no rule "B" to start with', { start: ['B'] }],
])('no edit fixes %s', ([, grammar, message, options]) => {
  const [problem] = problemsOf(grammar, options);
  expect(problem?.message).toContain(message);
  expect(problem).not.toHaveProperty('fix');
});

test('the message about a misspelled start rule names the right one', () => {
  const [problem] = problemsOf('A = Board\nBoard = "b"\n', { start: ['Borad'] });
  expect(problem?.message).toBe('the grammar has no rule "Borad" to start with: did you mean "Board"?');
});

function problemsOf(grammar: string, options: Partial<GenerateOptions> = {}): readonly GrammarProblem[] {
  const read = (file: string): string => {
    const text = LIBRARIES[file];
    if (text === undefined) throw new Error(`there is no ${file}`);
    return text;
  };
  try {
    return generate(grammar, { file: FILE, read, ...options }).warnings;
  } catch (error) {
    if (error instanceof GrammarProblems) return bySeverity(error.problems);
    throw error;
  }
}

/** The safety that the row of a problem's code declares for its fix. */
function declaredFix(problem: GrammarProblem | undefined): string | undefined {
  const row = Object.entries(grammarCodes.rows).find(([name]) => problem?.code === `grammar/${name}`)?.[1];
  return row !== undefined && 'fixes' in row ? declaredSafety(problem?.fix?.title ?? '', row.fixes) : undefined;
}

/** Errors before warnings. */
const bySeverity = (problems: readonly GrammarProblem[]): readonly GrammarProblem[] =>
  [...problems].sort((a, b) => a.severity.localeCompare(b.severity));

function applied(grammar: string, problem: GrammarProblem | undefined): string {
  const edits = [...(problem?.fix?.edits ?? [])].sort((a, b) => b.start - a.start);
  for (const { file } of edits) expect(file).toBe(FILE);
  return edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), grammar);
}
