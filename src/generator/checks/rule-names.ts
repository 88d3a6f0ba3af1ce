import type { ast } from 'peggy';
import { walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';

/** Checks that every rule is defined once, and that every rule referred to is defined. Runs before all other checks. */
export function checkRuleNames(grammar: ast.Grammar, reader: GrammarReader): void {
  const names = new Set<string>();
  for (const { name, nameLocation } of grammar.rules) {
    if (names.has(name)) reader.error(`Rule "${name}" is already defined`, nameLocation);
    names.add(name);
  }
  for (const { expression } of grammar.rules) {
    walkExpression(expression, (e) => {
      if (e.type === 'rule_ref' && !names.has(e.name)) reader.error(`Rule "${e.name}" is not defined`, e.location);
    });
  }
}
