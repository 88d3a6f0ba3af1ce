import { expect, test } from 'vitest';
import { slowdown } from '../../../src/cli/verbs/fuzz/slowdown.js';
import { compileGrammar } from '../../../src/generator/compile.js';
import { generate } from '../../../src/generator/generate.js';
import { drawProblem } from '../../../src/generator/problem.js';
import { grammarNames } from '../../../src/generator/read/grammar-names.js';

/** Eight times as much takes eight times as long, sixty-four times would be a square. */
const TIMES = 8;
const MAX_SLOWDOWN = 25;

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const compile = (grammar: string) => compileGrammar(grammar);

/** Draws every problem of a grammar. */
function draw(grammar: string): string[] {
  const compiled = compileGrammar(grammar);
  return compiled.problems.map((problem) => drawProblem(problem, grammar));
}

test.each([
  ['lists that are not closed', 500, compile, (n) => `A = ${'x<'.repeat(n)}`],
  ['lists and groups that are not closed', 500, compile, (n) => `A = ${'x<(y|'.repeat(n)}`],
  ['blocks of code that are not closed', 5000, compile, (n) => `A = "x" ${'{'.repeat(n)}`],
  ['comments that are not closed', 5000, compile, (n) => `A = "x" ${'/* '.repeat(n)}`],
  ['rules that can not be read', 200, compile, (n) => 'A = ] "x"\n'.repeat(n)],
  ['line breaks after the name of a rule', 20_000, compile, (n) => `A${'\n'.repeat(n)}= "x"`],
  ['line breaks after a name without a body', 20_000, compile, (n) => `A = "x"\nB${'\n'.repeat(n)}`],
  [
    'hidden alternatives',
    100,
    compile,
    (n) =>
      `A = "a" / ${numbers(n)
        .map((i) => `"a${i}"`)
        .join(' / ')}`,
  ],
  ['rules that are defined again and differ', 80, compile, (n) => `A = "a"\n${'A = .* A\n'.repeat(n)}`],
  ['names with a bar before them', 1000, grammarNames, (n) => `A = "a"|1|${' x'.repeat(n)}`],
  ['bounds of repetitions', 200, grammarNames, (n) => `A = n:"1"${' "c"|n, "x"|\n'.repeat(n)}`],
  ['warnings', 100, draw, (n) => `A = ${'("a" / "ab")\n'.repeat(n)}`],
] satisfies [string, number, (grammar: string) => unknown, (n: number) => string][])(
  '%s of a grammar take linear time',
  (_, size, use, grammarOf) => {
    const [short, long] = [grammarOf(size), grammarOf(TIMES * size)];
    expect(
      slowdown(
        () => use(short),
        () => use(long),
        MAX_SLOWDOWN,
      ),
    ).toBeLessThan(MAX_SLOWDOWN);
  },
);

test('each of the lists that are not closed is reported with its end', () => {
  const compiled = compileGrammar('A = x<y<(z<"a") "b"\nB = x<c;\nC = x<"d", y<-"e"');
  const found = compiled.problems.filter(({ message }) => message.startsWith('this list is not closed'));
  expect(found.map(({ fix }) => [fix?.title, fix?.edits[0]?.start])).toEqual([
    ['insert >', 19],
    ['insert >', 19],
    ['insert >', 14],
    ['insert >', 27],
    ['insert >', 46],
    ['write =', 41],
  ]);
});

/** Returns the number of reads and writes of sets and maps in a call: a measure of work that no machine changes. */
function workOf(use: () => unknown): number {
  const { add, has } = Set.prototype;
  const { get, set } = Map.prototype;
  let work = 0;
  Set.prototype.add = function (value: unknown) {
    work++;
    return add.call(this, value);
  };
  Set.prototype.has = function (value: unknown) {
    work++;
    return has.call(this, value);
  };
  Map.prototype.get = function (key: unknown): unknown {
    work++;
    return get.call(this, key);
  };
  Map.prototype.set = function (key: unknown, value: unknown) {
    work++;
    return set.call(this, key, value);
  };
  try {
    use();
  } finally {
    Object.assign(Set.prototype, { add, has });
    Object.assign(Map.prototype, { get, set });
  }
  return work;
}

const lines = (n: number, line: (i: number) => string): string => numbers(n).map(line).join('\n');
const choice = (n: number, name: (i: number) => string): string => numbers(n).map(name).join(' / ');

/** Twice as many rules take twice as much work, or up to four times if each rule leads to all that come after it. */
test.each([
  [
    'a list of many kinds of nodes',
    4,
    (n) => `File = (${choice(n, (i) => `a${i}:A${i}`)})*\n${lines(n, (i) => `A${i} = "a${i};"`)}`,
  ],
  [
    'a choice of many statements',
    2.5,
    (n) => {
      const statements = lines(n, (i) => `A${i} = "a${i}" x:B y:B? ";"`);
      return `File = s:Any*\nAny = ${choice(n, (i) => `A${i}`)}\n${statements}\nB = "b"`;
    },
  ],
  ['a chain of rules', 4, (n) => `${lines(n, (i) => `A${i} = "a${i}" next:A${i + 1}?`)}\nA${n} = "b"`],
  [
    'a cycle of rules that all end alike',
    3,
    (n) => `${lines(n, (i) => `A${i} = x:A${i + 1} / "b${i}"`)}\nA${n} = "(" A0 ")" "x"`,
  ],
  [
    'levels of operators in brackets',
    3.3,
    (n) => {
      const levels = lines(n, (i) => `A${i} = first:A${i + 1} ("+${i};" rest:A${i + 1})*`);
      return `${levels}\nA${n} = "x" / "(" A0 ")"`;
    },
  ],
] satisfies [string, number, (n: number) => string][])(
  'twice the size of %s takes less than %d times the work',
  (_, maxRatio, grammarOf) => {
    const work = (n: number) => workOf(() => generate(grammarOf(n), { file: 'Many.peggy' }));
    expect(work(80) / work(40)).toBeLessThan(maxRatio);
  },
);
