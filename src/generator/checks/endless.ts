import { consumesNothing, type Facts } from '../analysis/facts.js';
import { type Grammar, walk } from '../ir.js';
import type { GrammarProblem } from '../problem.js';

/**
 * Endless repetition: a part that can match nothing, any number of times. Peggy checks for it too, but (5.1) not
 * inside another `*` or `+`.
 */
export function checkEndlessRepetition(grammar: Grammar, facts: Facts): GrammarProblem[] {
  const problems: GrammarProblem[] = [];
  for (const rule of grammar.rules.values()) {
    walk(rule.body, (e) => {
      if (e.op !== 'repeat' || Number.isFinite(e.max) || !consumesNothing(e.element, facts)) return;
      if (e.separator !== undefined && !consumesNothing(e.separator, facts)) return;
      problems.push({
        severity: 'error',
        message: `possible endless loop: "${rule.name}" repeats something that can match nothing`,
        place: rule.place,
      });
    });
  }
  return problems;
}
