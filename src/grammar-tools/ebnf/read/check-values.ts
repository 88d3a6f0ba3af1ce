import { grammarProblem } from '../../../generator/codes/grammar-problem.js';
import type { GrammarProblem } from '../../../generator/problem.js';
import { type EbnfExpression, type EbnfGrammar, LAST_CODE, walkExpression } from '../ast.js';
import { locationIn } from '../check-ebnf.js';

/**
 * Returns the problems of numbers: code points that do not exist, and ranges and repetitions that end before they
 * begin.
 */
export function checkValues(productions: EbnfGrammar, text: string, file: string): GrammarProblem[] {
  const problems: GrammarProblem[] = [];
  for (const { body } of productions) {
    walkExpression(body, (e) => {
      const problem = problemOf(e);
      if (problem === undefined) return;
      problems.push(grammarProblem('ebnf-syntax', { at: locationIn(text, file, e), args: { problem } }));
    });
  }
  return problems;
}

function problemOf(e: EbnfExpression): string | undefined {
  if (e.type === 'times') {
    if (!Number.isSafeInteger(e.min) || (e.max !== Infinity && !Number.isSafeInteger(e.max))) {
      return 'a number of repetitions is too large';
    }
    return e.max < e.min ? `at most ${e.max} is less than at least ${e.min}` : undefined;
  }
  if (e.type !== 'set') return undefined;
  for (const [first, last] of e.ranges) {
    if (!(first <= LAST_CODE && last <= LAST_CODE)) return 'not a character: the last one is 10FFFF in hexadecimal';
    if (last < first) return 'the range ends before it begins';
  }
  return undefined;
}
