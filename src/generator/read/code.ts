import type { ast } from 'peggy';
import { type GrammarFix, replaceFix } from '../problem.js';
import { type Action, locationOf, type PeggyExpression } from './peggy-ast.js';

/** Returns the blocks of code at the top of a grammar. */
export function initializersOf(grammar: ast.Grammar): (ast.TopLevelInitializer | ast.Initializer)[] {
  return [grammar.topLevelInitializer ?? [], grammar.initializer ?? []].flat();
}

/** Returns why the code in an expression is not supported; `undefined` if the expression has none. */
export function codeIn(e: PeggyExpression): string | undefined {
  switch (e.type) {
    case 'action': {
      const count = countIn(e);
      if (count !== undefined) return `{${e.code}} is code, not a repetition: write ${count}`;
      return 'actions are not supported: a grammar carries no code; the tree keeps what every rule matched';
    }
    case 'semantic_and':
    case 'semantic_not':
      return 'predicates with code are not supported: a grammar carries no code';
    case 'repeated':
      return e.max.type === 'function' || e.min?.type === 'function'
        ? 'a repetition that is counted by code is not supported: bounds must be numbers or labels'
        : undefined;
    default:
      return undefined;
  }
}

/** Returns the repetition that a block such as `{2}`, `{2,}` or `{2,3}` means in other notations. */
export function countIn({ code }: Action): string | undefined {
  const [, min, comma, max] = /^\s*(\d+)\s*(?:(,)\s*(?:(\d+)\s*)?)?$/.exec(code) ?? [];
  if (min === undefined) return undefined;
  return comma === undefined ? `|${min}|` : `|${min}..${max ?? ''}|`;
}

/**
 * Returns the fix that drops an action, or writes it as a repetition; a predicate becomes the empty literal, because
 * an expression is required.
 */
export function dropCodeFix(e: Action | ast.SemanticPredicate): GrammarFix {
  if (e.type !== 'action') return replaceFix("replace the predicate by ''", locationOf(e.location), "''");
  const code = locationOf(e.codeLocation);
  const block = { ...code, start: code.start - 1, end: code.end + 1 };
  const count = countIn(e);
  return count === undefined ? replaceFix('drop the action', block, '') : replaceFix(`write ${count}`, block, count);
}
