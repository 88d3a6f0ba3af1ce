import type { GrammarProblem } from '../problem.js';
import { type EbnfGrammar, referencesIn } from './ast.js';
import { locationIn } from './location.js';

/** Returns the problems of productions as a whole: names that are used but not defined, or defined twice. */
export function checkEbnf(productions: EbnfGrammar, text: string, file: string): GrammarProblem[] {
  const names = new Set<string>();
  const problems: GrammarProblem[] = [];
  for (const { name, nameSpan } of productions) {
    if (names.has(name)) {
      problems.push({
        severity: 'error',
        message: `production "${name}" is defined twice`,
        location: locationIn(text, file, nameSpan),
      });
    }
    names.add(name);
  }
  for (const { body } of productions) {
    for (const reference of referencesIn(body)) {
      if (names.has(reference.name)) continue;
      const message = `unknown production "${reference.name}"`;
      problems.push({ severity: 'error', message, location: locationIn(text, file, reference) });
    }
  }
  return problems;
}
