import type { ast } from 'peggy';
import { caseProblem } from '../frontend/characters.js';
import { walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';

/** What peggy accepts, but can't mean anything useful here. */
export function checkSupported(grammar: ast.Grammar, reader: GrammarReader): void {
  for (const rule of grammar.rules) {
    walkExpression(rule.expression, (e) => {
      if (e.type === 'literal') {
        const problem = caseProblem(e);
        if (problem !== undefined) reader.error(problem, e.location);
      } else if (e.type === 'choice') {
        if (e.alternatives.length > 4096) reader.error('a choice can have at most 4,096 alternatives', e.location);
      } else if (e.type === 'repeated') {
        const max = e.max.value as number | null;
        const min = (e.min?.value ?? max) as number;
        if (max !== null && min > max) reader.error('the lower bound is above the upper bound', e.location);
      }
    });
  }
}
