import { expect, test } from 'vitest';
import { compileGrammar } from '../../src/generator/compile.js';
import { generate } from '../../src/generator/generate.js';
import { drawProblem } from '../../src/generator/problem.js';
import { slowdown } from '../support/growth.js';

/** Eight times as much takes eight times as long, sixty-four times would be a square. */
const TIMES = 8;
const MOST = 25;

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const compile = (grammar: string) => compileGrammar(grammar);
const written = (grammar: string) => generate(grammar, { file: 'Many.peggy' });

/** Draws every problem of a grammar. */
function draw(grammar: string): string[] {
  const compiled = compileGrammar(grammar);
  return compiled.problems.map((problem) => drawProblem(problem, grammar));
}

test.each([
  ['lists that are not closed', 500, compile, (n) => `A = ${'x<'.repeat(n)}`],
  ['lists and groups that are not closed', 500, compile, (n) => `A = ${'x<(y|'.repeat(n)}`],
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
  ['warnings', 100, draw, (n) => `A = ${'("a" / "ab")\n'.repeat(n)}`],
  [
    'lists of many kinds of nodes',
    40,
    written,
    (n) =>
      `File = (${numbers(n)
        .map((i) => `a${i}:A${i}`)
        .join(' / ')})*\n${numbers(n)
        .map((i) => `A${i} = "a${i};"`)
        .join('\n')}`,
  ],
] satisfies [string, number, (grammar: string) => unknown, (n: number) => string][])(
  '%s of a grammar take linear time',
  (_, size, use, grammarOf) => {
    const [short, long] = [grammarOf(size), grammarOf(TIMES * size)];
    expect(
      slowdown(
        () => use(short),
        () => use(long),
        MOST,
      ),
    ).toBeLessThan(MOST);
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
