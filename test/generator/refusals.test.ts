import { describe, expect, test } from 'vitest';
import { drawProblem, generate, type GrammarProblem, GrammarProblems } from '../../src/generator/index.js';

/** What is refused: the grammar, its first problem and where that is. */
const REFUSED: [name: string, grammar: string, message: RegExp, place: string][] = [
  ['a syntax error', 'A = "a" )\n', /Expected/, '1:9'],
  ['an action', 'A = "a" { return 1; }\n', /actions are not supported/, '1:5'],
  ['a predicate with code', 'A = &{ return true; } "a"\n', /predicates with code/, '1:5'],
  ['a negative predicate with code', 'A = !{ return true; } "a"\n', /predicates with code/, '1:5'],
  ['an initializer', '{ const x = 1; }\nA = "a"\n', /code blocks are not supported/, '1:1'],
  ['a top-level initializer', '{{ const x = 1; }}\nA = "a"\n', /code blocks are not supported/, '1:1'],
  ['a pluck', 'A = "(" @"a" ")"\n', /plucks .* label/, '1:9'],
  ['a repetition counted by a label', 'A = n:[0-9] "x"|n|\n', /counted by a label/, '1:13'],
  ['an unknown rule', 'A = B\n', /Rule "B" is not defined/, '1:5'],
  ['a rule defined twice', 'A = B\nB = "b"\nB = "c"\n', /Rule "B" is already defined/, '3:1'],
  ['a label used twice', 'A = x:"a" x:"b"\n', /Label "x" is already defined/, '1:11'],
  ['a label that every node has', 'A = start:"a"\n', /"start" is a member of every node/, '1:5'],
  ['a rule with a name of the tree', 'Token = "a"\n', /"Token" is a name of the tree/, '1:1'],
  ['a rule with a name of the views', 'A = Node\nNode = "a"\n', /"Node" is a name of the tree/, '2:1'],
  ['a label on several nodes', 'A = x:(B B)\nB = "b"\n', /does not yield exactly one node/, '1:5'],
  ['a label on what is sometimes a node', 'A = x:(B / "c")\nB = "b"\n', /does not yield exactly one node/, '1:5'],
  ['a label on what holds labels', 'A = x:(y:"a" "b")\n', /holds labels itself/, '1:5'],
  ['endless repetition', 'A = ("a"?)*\n', /endless/, '1:1'],
  ['endless repetition inside a repetition', 'A = (b+ "-")*\nb = "c"?\n', /endless/, '1:1'],
  ['left recursion', 'A = A "a" / "b"\n', /left recursion: "A" .*\(A -> A\)/, '1:1'],
  ['left recursion through others', 'A = "x"? B\nB = &"y" C\nC = A\n', /left recursion: .*\(A -> B -> C -> A\)/, '1:1'],
  ['a display name over nodes', 'A "pair" = B B\nB = "b"\n', /display name "pair" would hide/, '1:1'],
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
  ['a repetition of nothing', 'A = "a"|0|\n', /must be > 0/, '1:9'],
  ['a range of characters the wrong way round', 'A = [z-a]\n', /Invalid character range/, '1:6'],
  ['a property that Unicode does not have', 'A = [\\p{Nope}]u\n', /Invalid Unicode property/, '1:7'],
  ['bounds the wrong way round', 'A = "a"|3..2|\n', /lower bound is above/, '1:5'],
  ['a case that depends on its neighbours', 'A = "σ"i\n', /can't be ignored character by character/, '1:5'],
  ['an import of a missing file', 'import {B} from "./none.peggy"\nA = B\n', /can't read the grammar/, '1:17'],
];

describe('a grammar is refused for', () => {
  test.each(REFUSED)('%s', (_name, grammar, message, place) => {
    const [first] = problemsOf(grammar).filter(({ severity }) => severity === 'error');
    expect(first?.message).toMatch(message);
    expect(`${first?.place?.line}:${first?.place?.column}`).toBe(place);
    expect(first?.place?.file).toBe('test.peggy');
  });

  test('more classes of characters than bytes can tell apart', () => {
    const letters = Array.from({ length: 140 }, (_, i) => JSON.stringify(String.fromCharCode(0x4e00 + 2 * i)));
    expect(problemsOf(`A = ${letters.join(' / ')}\n`)[0]?.message).toMatch(/140|141.*128 are possible/);
  });

  test('a start rule that it does not have', () => {
    expect(() => generate('A = "a"\n', { file: 'test.peggy', start: ['B'] })).toThrow(/no rule "B"/);
  });
});

test('every problem is told, not only the first', () => {
  expect(problemsOf('A = "a" { x }\nB = @"b"\n')).toHaveLength(2);
});

describe('a grammar is doubted for', () => {
  const warningsOf = (grammar: string) =>
    generate(grammar, { file: 'test.peggy' }).warnings.map(({ message }) => message);

  test('a rule that nothing uses', () => {
    expect(warningsOf('A = "a"\nb = "b"\n')).toEqual(['rule "b" is not used']);
  });

  test('alternatives that share a recursive beginning', () => {
    expect(warningsOf('A = "(" A ")" "x" / "(" A ")" "y" / "z"\n')[0]).toMatch(
      /alternatives 1 and 2 both begin with "\(" A/,
    );
    expect(warningsOf('A = B / C / "z"\nB = "(" A ")" "x"\nC = "(" A ")" "y"\n')[0]).toMatch(/exponential/);
    expect(warningsOf('A = "(" A ")" / "[" A "]" / "z"\n')).toEqual([]);
  });

  test('an alternative that is never reached', () => {
    expect(warningsOf('A = "a"* / "b"\n').join()).toMatch(/may not be reachable/);
  });
});

describe('a problem is drawn', () => {
  const at = (line: number, column: number, length: number): GrammarProblem => ({
    severity: 'error',
    message: 'no',
    place: { file: 'test.peggy', line, column, start: 0, end: length },
  });

  test('with its line and a caret', () => {
    const grammar = 'A = "a"\n  x:@"b"\n';
    expect(drawProblem(at(2, 5, 4), grammar)).toBe('test.peggy:2:5: error: no\n2 |   x:@"b"\n  |     ^^^^');
  });

  test('with a caret under tabs and behind wide line numbers', () => {
    const grammar = `${'\n'.repeat(11)}\tx: @"b"\n`;
    expect(drawProblem(at(12, 5, 1), grammar)).toBe('test.peggy:12:5: error: no\n12 |   x: @"b"\n   |      ^');
  });

  test('with carets that end where the line does', () => {
    expect(drawProblem(at(1, 5, 99), 'A = "a"\r\n  / "b"')).toMatch(/\n {2}\| {5}\^\^\^$/);
  });

  test('in one line where the text or the place is not known', () => {
    expect(drawProblem(at(1, 5, 1), undefined)).toBe('test.peggy:1:5: error: no');
    expect(drawProblem({ severity: 'warning', message: 'hm' }, 'A = "a"')).toBe('warning: hm');
  });
});

function problemsOf(grammar: string): readonly GrammarProblem[] {
  try {
    generate(grammar, { file: 'test.peggy' });
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

  test('neither does the search for recursive beginnings', () => {
    const rules = Array.from({ length: 16 }, (_, i) => `p${i} = p${i + 1} "-" p${i} / p${i + 1}\n`).join('');
    expect(sizeOf(`A = p0\n${rules}p16 = "(" A ")" / "x"\n`)).toBeGreaterThan(0);
  });
});

test('what does not fit into the words of a node is refused', () => {
  const labels = Array.from({ length: 1100 }, (_, i) => `f${i}:"x"`).join(' ');
  expect(problemsOf(`A = ${labels}\n`)[0]?.message).toMatch(/at most 1,000 different labels/);
  const literals = Array.from({ length: 5000 }, (_, i) => `"v${i};"`).join(' / ');
  expect(problemsOf(`A = ${literals}\n`)[0]?.message).toMatch(/at most 4,096 alternatives/);
});
