import type { ast } from 'peggy';
import type { PeggyExpression } from '../../generator/read/peggy-ast.js';

/**
 * Returns the predicates of a grammar that its caller doesn't give, as parsers in memory have them: each accepts every
 * text or, if the grammar only has `!` before it, none.
 */
export function absentPredicates(grammar: ast.Grammar): Record<string, () => boolean> {
  const accepts = new Map<string, boolean>();
  const visit = (value: unknown, isNegated: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    const e = value as PeggyExpression;
    if (e.type === 'external_test') accepts.set(e.name, !isNegated || accepts.get(e.name) === true);
    const areNegated = e.type === 'simple_not' || (e.type === 'group' && isNegated);
    for (const inner of Object.values(value)) visit(inner, areNegated);
  };
  for (const { expression } of grammar.rules) visit(expression, false);
  return Object.fromEntries([...accepts].map(([name, all]) => [name, () => all]));
}
