import { BUILTIN_KINDS } from '../../cst/tree/language.js';
import { FIELD_MASK, KIND_MASK } from '../../cst/tree/layout.js';
import { type Grammar, walk } from '../ir.js';
import type { GrammarLocation } from '../problem.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';

/**
 * Reports more labels or node rules than the first word of a node can distinguish, at the first one too many. The last
 * number of each is reserved for the memo.
 */
export function checkLimits(grammar: Grammar, problems: ProblemReporter): Grammar {
  if (grammar.fields.length > FIELD_MASK) {
    const location = labelLocation(grammar, FIELD_MASK);
    problems.report('too-many-labels', { at: location, args: { most: FIELD_MASK - 1 } });
  }
  if (grammar.kinds.length > KIND_MASK) {
    const rule = [...grammar.rules.values()].find(({ kind }) => kind === KIND_MASK);
    problems.report('too-many-node-rules', { at: rule?.location, args: { most: KIND_MASK - BUILTIN_KINDS.length } });
  }
  return grammar;
}

/** Returns the location of the first label with a number. */
function labelLocation(grammar: Grammar, field: number): GrammarLocation | undefined {
  let found: GrammarLocation | undefined;
  for (const { body } of grammar.rules.values()) {
    walk(body, (e) => {
      if (e.op === 'field' && e.field === field) found ??= e.location;
    });
  }
  return found;
}
