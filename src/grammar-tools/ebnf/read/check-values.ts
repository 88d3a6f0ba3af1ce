import { grammarProblem } from '../../../generator/codes/grammar-problem.js';
import type { GrammarProblem } from '../../../generator/problem.js';
import { type EbnfExpression, type EbnfGrammar, LAST_CODE, partsOf, walkExpression } from '../ast.js';
import { locationIn } from '../check-ebnf.js';

/**
 * Returns the problems of numbers: code points that do not exist, and ranges and repetitions that end before they
 * begin. In BNF, also those of terminals without quotation marks if others have them: they are operators of another
 * notation, which would be read as terminals.
 */
export function checkValues(productions: EbnfGrammar, text: string, file: string): GrammarProblem[] {
  const problems: GrammarProblem[] = [];
  const hasQuoted = productions.some(({ body }) => hasQuotedLiteral(body));
  for (const { body } of productions) {
    walkExpression(body, (e) => {
      const problem = hasQuoted && e.type === 'literal' && e.isBare === true ? bareProblem(e.text) : problemOf(e);
      if (problem === undefined) return;
      problems.push(grammarProblem('ebnf-syntax', { at: locationIn(text, file, e), args: { problem } }));
    });
  }
  return problems;
}

const hasQuotedLiteral = (e: EbnfExpression): boolean =>
  e.type === 'literal' ? e.isBare !== true : partsOf(e).some(hasQuotedLiteral);

const bareProblem = (text: string): string =>
  `${JSON.stringify(text)} has no quotation marks, but other terminals have: BNF has no operators except |`;

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
