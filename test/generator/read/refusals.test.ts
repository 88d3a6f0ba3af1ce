// Misspelled on purpose. cspell:ignore Bord Itme Leter Sqare alread suppor
import { describe, expect, test } from 'vitest';
import {
  drawProblem,
  generate,
  type GenerateOptions,
  type GrammarProblem,
  GrammarProblems,
} from '../../../src/generator/index.js';

/** A refused grammar, its first problem and the location of that. */
const REFUSED: [name: string, grammar: string, message: RegExp, location: string][] = [
  ['a syntax error', 'A = "a" )\n', /unexpected "\)": expected another part/, '1:9'],
  ['an action', 'A = "a" { return 1; }\n', /actions are not supported/, '1:5'],
  ['a predicate with code', 'A = &{ return true; } "a"\n', /predicates with code/, '1:5'],
  ['a negative predicate with code', 'A = !{ return true; } "a"\n', /predicates with code/, '1:5'],
  ['an initializer', '{ const x = 1; }\nA = "a"\n', /code blocks are not supported/, '1:1'],
  ['a top-level initializer', '{{ const x = 1; }}\nA = "a"\n', /code blocks are not supported/, '1:1'],
  ['a repetition counted by code', 'A = "x"|{ return 2; }|\n', /counted by code/, '1:5'],
  ['an unknown rule', 'A = B\n', /unknown rule "B"/, '1:5'],
  ['a rule defined twice', 'A = B\nB = "b"\nB = "c"\n', /rule "B" is already defined at test.peggy:2:1/, '3:1'],
  ['a label used twice', 'A = x:"a" x:"b"\n', /label "x" is already used at 1:5/, '1:11'],
  ['endless repetition', 'A = ("a"?)*\n', /endless/, '1:5'],
  ['endless repetition inside a repetition', 'A = (b+ "-")*\nb = "c"?\n', /endless/, '1:6'],
  ['an error production out of a choice', 'A = B BError\nB = "b"\nBError = .\n', /must be an alternative/, '1:7'],
  ['an error production in front', 'A = BError / B\nB = "b"\nBError = .\n', /must be an alternative/, '1:5'],
  [
    'an error production in two choices',
    'A = (B / E1Error) (B / E1Error)\nB = "b"\nE1Error = .\n',
    /more than one choice/,
    '1:10',
  ],
  ['an error production that nothing uses', 'A = "a"\nAError = .\n', /used nowhere/, '2:1'],
  ['an error production without what it recovers for', 'A = $BError\nBError = .\n', /must be an alternative/, '1:6'],
  ['a character that does not exist', 'A = "\\u{61}\\u{110000}"\n', /unknown character "\\u\{110000\}"/, '1:12'],
  ['a class with such a character', 'A = "a"\nB = [a-\\u{FFFFFFFF}]u\n', /unknown character/, '2:8'],
  ['a repetition of nothing', 'A = "a"|0|\n', /must be > 0/, '1:9'],
  [
    'a string that is not closed',
    'A = "a\nB = "b"\n',
    /string is not closed: expected " before the end of the line/,
    '1:5',
  ],
  ['a class that is not closed', "A = 'it' [a-z\nB = ']'\n", /class is not closed: expected \]/, '1:10'],
  ['a comment that is not closed', 'A = "a" /* no\n', /comment is not closed: expected \*\//, '1:9'],
  ['a code block that is not closed', 'A = "a" { x {\n', /code block is not closed: expected \}/, '1:9'],
  [
    'a group that is not closed',
    'A = "x" (B / "y"\n// no\nB = "b"\n',
    /group is not closed: expected \) before the end of the rule/,
    '1:9',
  ],
  [
    'an = after a labeled rule',
    'A = x:B = "c"\nB = "b"\n',
    /unexpected "=": expected a rule to begin on a line/,
    '1:9',
  ],
  [
    'a rule after a comment of several lines',
    'A = "a" // a\nB = "b" /* b */ /* one\ntwo */\nC "c" = "c"\n',
    /unexpected "\\"": expected a line break or ; before the comment, because a line break in a comment/,
    '4:3',
  ],
  ['an = after a test, on a later line', 'A = !B /*\n*/ = "c"\nB = "b"\n', /unexpected "=": expected a rule to/, '2:4'],
  ['a display name in a rule', 'A = x:B "b" = "c"\nB = "b"\n', /unexpected "\\"": expected a rule to begin/, '1:9'],
  ['a character that grammars do not use', 'A = "a" }\n', /unexpected "\}": expected another part of the rule/, '1:9'],
  ['another arrow', 'A <- "a"\n', /unexpected "<": expected = after the name/, '1:3'],
  ['bars between alternatives', 'A = "a" | "b"\n', /alternatives are separated by \//, '1:11'],
  ['code without a part of a rule', 'A = "a" / { b }\n', /unexpected "\{": expected a part of a rule before/, '1:11'],
  ['code that ends in a string', 'A = "a" { return "}"; }\n', /brace ends the code block, even in a string/, '1:19'],
  ['code before a rule on its line', '{ a } } \nA = "a"\n', /unexpected "\}": expected a line break after/, '1:7'],
  ['an import of another tool', '@import "./a.peg"\nA = a\n', /unexpected "@": expected an import, such as/, '1:1'],
  ['no rules', '', /unexpected end of the grammar: expected a rule/, '1:1'],
  ['a range of characters the wrong way round', 'A = [z-a]\n', /invalid character range: z-a/, '1:6'],
  ['a property that Unicode does not have', 'A = [\\p{Nope}]u\n', /invalid Unicode property/, '1:7'],
  ['bounds the wrong way round', 'A = "a"|3..2|\n', /lower bound is above/, '1:5'],
  ['a case that depends on its neighbors', 'A = "σ"i\n', /can't be ignored character by character/, '1:5'],
  ['an import of a missing file', 'import {B} from "./none.peggy"\nA = B\n', /can't read the grammar/, '1:17'],
];

test('the first messages about code and about predicates say how to drop them', () => {
  const messages = problemsOf('{ a }\nA = "a" { b }\nB = &{ c } &{ d }\n').map(({ message }) => message);
  expect(messages.filter((message) => message.includes('--ignore-'))).toEqual([
    'code blocks are not supported: a grammar carries no code (--ignore-code drops actions and code blocks: the tree replaces them)',
    'predicates with code are not supported: a grammar carries no code (--ignore-predicates drops predicates, so that other texts match)',
  ]);
});

describe('a grammar is refused for', () => {
  test.each(REFUSED)('%s', (_name, grammar, message, location) => {
    const [first] = problemsOf(grammar).filter(({ severity }) => severity === 'error');
    expect(first?.message).toMatch(message);
    expect(`${first?.location?.line}:${first?.location?.column}`).toBe(location);
    expect(first?.location?.file).toBe('test.peggy');
  });

  test('all that is wrong, even where several rules can not be read', () => {
    const grammar = 'A = "x" (B / "y"\nB = C "b\n\nC = [a-z Nope\nD "d" = } x\nE = Aa [z-a]\nF = Aaa / ("f"\n';
    const problems = problemsOf(grammar).map(
      ({ location, message }) => `${location?.line}:${location?.column} ${message}`,
    );
    expect(problems).toEqual([
      '1:9 this group is not closed: expected ) before the end of the rule',
      '2:7 this string is not closed: expected " before the end of the line',
      '4:5 this class is not closed: expected ] before the end of the line',
      '5:9 unexpected "}": expected a part of a rule, such as "text", [a-z] or a name',
      '6:5 unknown rule "Aa"',
      '6:9 invalid character range: z-a',
      '7:11 this group is not closed: expected ) before the end of the rule',
    ]);
    const names = 'A = "x" (Bb / "y"\nOther = Itme\nItem = Other\n';
    expect(problemsOf(names).map(({ message }) => message)).toEqual([
      'this group is not closed: expected ) before the end of the rule',
      'unknown rule "Itme": did you mean "Item"?',
    ]);
  });

  test('all that is wrong in a rule after a wrong class or bound, and in the other rules', () => {
    const grammar = 'A = [z-a] [\\p{Leter}] "x"|0| Qux\nB = ("b"?)*\nC = (A "c"\nD = x:A x:B\n';
    expect(
      problemsOf(grammar).map(({ location, message }) => `${location?.line}:${location?.column} ${message}`),
    ).toEqual([
      '1:6 invalid character range: z-a',
      '1:13 invalid Unicode property escape',
      '1:27 the maximum count of repetitions of the rule must be > 0',
      '1:30 unknown rule "Qux"',
      '2:5 possible endless loop: "B" repeats something that can match nothing',
      '3:5 this group is not closed: expected ) before the end of the rule',
      '4:9 label "x" is already used at 4:5 in the same sequence',
    ]);
  });

  test('each comment and each arrow of another notation', () => {
    const grammar = "# A's\nA <- B 'c' # don't\nB <- \"<-\" [#]\n## C\nC <- D\n";
    expect(
      problemsOf(grammar).map(({ location, message }) => `${location?.line}:${location?.column} ${message}`),
    ).toEqual([
      '1:1 a comment begins with //, not with #',
      '2:3 unexpected "<": expected = after the name of a rule',
      '2:12 a comment begins with //, not with #',
      '3:3 unexpected "<": expected = after the name of a rule',
      '4:1 a comment begins with //, not with #',
      '5:3 unexpected "<": expected = after the name of a rule',
      '5:6 unknown rule "D"',
    ]);
  });

  test('a hundred rules that can not be read, and that there may be more', () => {
    const problems = problemsOf(Array.from({ length: 120 }, (_, i) => `R${i} = }\n`).join(''));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toMatchObject({
      message: 'the rules from here on were not read: fix the errors above first',
      location: { line: 101, column: 1 },
    });
  });

  test('more classes of characters than bytes can tell apart', () => {
    const letters = Array.from({ length: 140 }, (_, i) => JSON.stringify(String.fromCharCode(0x4e00 + 2 * i)));
    expect(problemsOf(`A = ${letters.join(' / ')}\n`)[0]?.message).toMatch(/140|141.*128 are possible/);
  });

  test('a start rule that it does not have', () => {
    expect(() => generate('A = "a"\n', { file: 'test.peggy', start: ['B'] })).toThrow(/no rule "B"/);
  });
});

test('all problems are reported at once, in the order of the text', () => {
  const grammar = 'A = Bord x:"a" x:"b" { code }\nB = ("c"?)*\nBoard = Board "d" / "e"|3..2|\nBoard = "f"\n';
  expect(
    problemsOf(grammar).map(({ message, location }) => `${location!.line}:${location!.column} ${message.slice(0, 22)}`),
  ).toEqual([
    '1:5 actions are not suppor',
    '1:5 unknown rule "Bord": d',
    '1:16 label "x" is already u',
    '2:5 possible endless loop:',
    '3:21 the lower bound is abo',
    '4:1 rule "Board" is alread',
  ]);
});

describe('the fix of a problem', () => {
  const fixed = (grammar: string) => {
    const { fix } = problemsOf(grammar)[0]!;
    return [...fix!.edits].reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      grammar,
    );
  };

  test.each([
    ['names the rule that was meant', 'A = Sqare\nSquare = "s"\n', 'A = Square\nSquare = "s"\n'],
    ['knows names by another case', 'A = ws\nWS = "s"\n', 'A = WS\nWS = "s"\n'],
    ['closes a string', 'A = "a\n', 'A = "a"\n'],
    ['drops an action', 'A = "a" { return 1; }\n', 'A = "a" \n'],
    ['writes a constant predicate', 'A = &{ return 1; } "a"\n', 'A = "" "a"\n'],
  ])('%s', (_name, grammar, expected) => {
    expect(fixed(grammar)).toBe(expected);
    expect(() => generate(expected, { file: 'test.peggy' })).not.toThrow();
  });

  test('defines the rule where no name is near', () => {
    expect(fixed('A = Square\nTriangle = "t"\n')).toBe('A = Square\nTriangle = "t"\nSquare = "Square"\n');
  });
});

test('code is dropped with a warning each where it is to be ignored', () => {
  const grammar = '{{ let a; }}\n{ let b; }\nA = &{ c } x:"a" !{ d } "b"|{ return x; }| { return x; } / "c"\n';
  const { warnings } = generate(grammar, { file: 'test.peggy', ignoreCode: true, ignorePredicates: true });
  expect(warnings.map(({ message }) => message.replace(/ not .*/, ''))).toEqual([
    'ignored: code blocks are',
    'ignored: code blocks are',
    'ignored: actions are',
    'ignored: predicates with code are',
    'ignored: predicates with code are',
    'ignored: a repetition that is counted by code is',
  ]);
  expect(warnings.map(({ dropped }) => dropped)).toEqual([
    { code: 'initializer' },
    { code: 'initializer' },
    { code: 'action', rule: 'A' },
    { code: 'predicate', rule: 'A' },
    { code: 'predicate', rule: 'A' },
    { code: 'predicate', rule: 'A' },
  ]);
});

test('predicates are refused where only actions are to be ignored, because other texts match without them', () => {
  const grammar = '{ let a; }\nA = &{ c } x:"a" "b"|{ return 2; }| { return x; }\n';
  const messages = problemsOf(grammar, { ignoreCode: true }).filter(({ severity }) => severity === 'error');
  expect(messages.map(({ message }) => message.replace(/ not .*/, ''))).toEqual([
    'predicates with code are',
    'a repetition that is counted by code is',
  ]);
});

describe('a grammar is doubted for', () => {
  const warningsOf = (grammar: string) =>
    generate(grammar, { file: 'test.peggy' }).warnings.map(({ message }) => message);

  test('a rule that nothing uses', () => {
    expect(warningsOf('A = "a"\nb = "b"\n')).toEqual(['rule "b" is not used']);
  });

  test('an alternative that is never reached', () => {
    expect(warningsOf('A = "a"* / "b"\n')).toEqual([
      'alternative 2 is never reached: alternative 1 matches every text',
    ]);
  });

  test.each([
    ['"a" / "ab"', 'alternative 2 is never reached: alternative 1 matches the beginning of "ab" first'],
    ['[a-z]+ / "if" " "', 'alternative 2 is never reached: alternative 1 matches the beginning of "if " first'],
    [
      '"x" / "IF"i "y"? / b "z"\nb = "if"',
      'alternative 3 is never reached: alternative 2 matches the beginning of "ifz" first',
    ],
    ['[a-h]? [a-h]', 'the next part never matches "a" alone: this part takes "a" first'],
    ['[a-h]* "b"', 'the next part never matches: this part takes "b" first'],
    ['[a-z ]* " ("', 'the next part never matches: this part takes " " first'],
    ['"a"? "ab"', 'the next part never matches "ab" alone: this part takes "a" first'],
  ])('parts that are never reached in %s', (body, warning) => {
    expect(warningsOf(`A = ${body}\n`)).toEqual([warning]);
  });

  test.each(['"ab" / "a"', '"a" ![a-z] / "ab"', '[a-c] "x" / "ab"', '[a-c]? "x"', '("a" "b"?)? "a"'])(
    'nothing in %s',
    (body) => {
      expect(warningsOf(`A = ${body}\n`)).toEqual([]);
    },
  );

  test('an alternative that is never reached without the predicate of another', () => {
    const grammar = 'A = c / "ab"\nc = x:w\nw = "a" & { return ok(); }\n';
    const { warnings } = generate(grammar, { file: 'test.peggy', ignoreCode: true, ignorePredicates: true });
    const hidden = warnings.filter(({ message }) => message.includes('never'));
    expect(hidden.map(({ message, fix }) => [message, fix])).toEqual([
      [
        'alternative 2 is never reached: without its predicate, alternative 1 matches the beginning of "ab" first',
        undefined,
      ],
    ]);
  });

  test('a label without an own node', () => {
    expect(warningsOf('A = x:(y:B "c")\nB = "b"\n')).toEqual([
      'label "x" has no effect: each node inside has a label of its own',
    ]);
  });

  test.each(['auto', 'all'] as const)('labels without an own node, in one line for --nodes %s', (nodes) => {
    const warnings = (grammar: string) => generate(grammar, { file: 'test.peggy', nodes }).warnings;
    const grammar = 'A = "(" x:(y:B "c") ")" z:(y:B "d") "(" A? w:(y:B "e") ")"\nB = [a-z]+\n';
    expect(warnings(grammar).map(({ message, location }) => [message, location?.start])).toEqual([
      ['label "x" and 2 more have no effect: each node inside has a label of its own', 8],
    ]);
    const one = warnings('A = "(" x:(y:B "c") A? ")"\nB = [a-z]+\n');
    expect(one.map(({ message }) => message)).toEqual([
      'label "x" has no effect: each node inside has a label of its own',
    ]);
  });

  test('having no capitalized rule, and so no node', () => {
    expect(warningsOf('a = "a"\n')[0]).toMatch(/no capitalized rule.*--nodes auto/);
    expect(warningsOf('A = "a"\n')).toEqual([]);
  });
});

describe('a problem is drawn', () => {
  const at = (line: number, column: number, length: number): GrammarProblem => ({
    code: 'grammar/no',
    severity: 'error',
    message: 'no',
    location: { file: 'test.peggy', line, column, start: 0, end: length },
  });

  test('with its line and a caret', () => {
    const grammar = 'A = "a"\n  x:@"b"\n';
    expect(drawProblem(at(2, 5, 4), grammar)).toBe('test.peggy:2:5: error grammar/no: no\n2 |   x:@"b"\n  |     ^^^^');
  });

  test('with a caret under tabs and after wide line numbers', () => {
    const grammar = `${'\n'.repeat(11)}\tx: @"b"\n`;
    expect(drawProblem(at(12, 5, 1), grammar)).toBe(
      'test.peggy:12:5: error grammar/no: no\n12 |   x: @"b"\n   |      ^',
    );
  });

  test('with carets that end where the line does', () => {
    expect(drawProblem(at(1, 5, 99), 'A = "a"\r\n  / "b"')).toMatch(/\n {2}\| {5}\^\^\^$/);
  });

  test('in one line where the text or the location is not known', () => {
    expect(drawProblem(at(1, 5, 1), undefined)).toBe('test.peggy:1:5: error grammar/no: no');
    expect(drawProblem({ severity: 'warning', message: 'hm' }, 'A = "a"')).toBe('warning: hm');
  });
});

function problemsOf(grammar: string, options: Partial<GenerateOptions> = {}): readonly GrammarProblem[] {
  try {
    generate(grammar, { file: 'test.peggy', ...options });
  } catch (error) {
    if (error instanceof GrammarProblems) return error.problems;
    throw error;
  }
  throw new Error('the grammar was accepted');
}

describe('a grammar that looks dangerous is generated all the same', () => {
  const sizeOf = (grammar: string) => generate(grammar, { file: 'test.peggy' }).files.get('parser.ts')!.length;

  test('fragments that use each other twice do not grow exponentially', () => {
    const rules = Array.from({ length: 16 }, (_, i) => `a${i} = a${i + 1} a${i + 1}\n`).join('');
    expect(sizeOf(`A = a0\n${rules}a16 = "x" [ab]\n`)).toBeLessThan(20_000);
  });
});

test('more labels than a node can tell apart are refused', () => {
  const labels = Array.from({ length: 2100 }, (_, i) => `f${i}:"x"`).join(' ');
  const [problem] = problemsOf(`A = ${labels}\n`);
  expect(problem?.message).toMatch(/at most 2046 different labels/);
  expect(`A = ${labels}`.slice(problem?.location?.start, problem?.location?.end)).toBe('f2046');
});
