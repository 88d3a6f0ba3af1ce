import type { ast } from 'peggy';
import { isErrorRule } from '../conventions.js';
import { type PeggyExpression, walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';

/**
 * An error production stands in one choice, behind the alternatives that it recovers for: these are what the
 * explaining pass tries again to say what was expected.
 */
export function checkErrorProductions(grammar: ast.Grammar, reader: GrammarReader): void {
  const placed = new Map<string, number>();
  for (const rule of grammar.rules) {
    walkExpression(rule.expression, (e) => {
      if (e.type === 'choice') {
        (e.alternatives as PeggyExpression[]).forEach((alternative, i) => {
          if (i > 0 && isErrorReference(alternative)) count(placed, alternative.name);
        });
      }
    });
  }
  for (const rule of grammar.rules) {
    walkExpression(rule.expression, (e) => {
      if (!isErrorReference(e) || placed.get(e.name) === 1) return;
      const problem = placed.has(e.name)
        ? `the error production "${e.name}" stands in more than one choice; give each its own`
        : `the error production "${e.name}" must be an alternative of a choice, behind what it recovers for`;
      reader.error(problem, e.location);
    });
  }
}

function isErrorReference(e: PeggyExpression): e is ast.RuleReference {
  return e.type === 'rule_ref' && isErrorRule(e.name);
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
