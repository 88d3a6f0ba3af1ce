import type { ast } from 'peggy';
import { type PeggyExpression, walkExpression } from '../frontend/peggy-ast.js';
import type { GrammarReader } from '../frontend/read-grammar.js';

/** Grammars carry no code: no actions, predicates, initializers or plucks, and no repetition counted by code. */
export function checkNoCode(grammar: ast.Grammar, reader: GrammarReader): void {
  for (const block of [grammar.topLevelInitializer ?? [], grammar.initializer ?? []].flat()) {
    reader.error('code blocks are not supported: a grammar carries no code', block.location);
  }
  for (const rule of grammar.rules) {
    walkExpression(rule.expression, (e) => {
      const problem = codeIn(e);
      if (problem !== undefined) reader.error(problem, e.location);
    });
  }
}

function codeIn(e: PeggyExpression): string | undefined {
  switch (e.type) {
    case 'action':
      return 'actions are not supported: a grammar carries no code; the tree holds what every rule matched';
    case 'semantic_and':
    case 'semantic_not':
      return 'predicates with code are not supported: a grammar carries no code';
    case 'labeled':
      return e.pick === true
        ? 'plucks (@) are not supported: give the part a label, and it becomes a field of its node'
        : undefined;
    case 'repeated':
      return e.max.type === 'constant' && (e.min === null || e.min.type === 'constant')
        ? undefined
        : 'a repetition that is counted by a label or by code is not supported: bounds must be numbers';
    default:
      return undefined;
  }
}
