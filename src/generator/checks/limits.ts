import { FIELD_BITS, KIND_BITS } from '../../cst/layout.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import type { Grammar } from '../ir.js';

/** A node's first word has room for so many kinds and fields. */
export function checkLimits(grammar: Grammar, reader: GrammarReader): Grammar {
  const first = grammar.rules.values().next().value;
  if (grammar.fields.length > 1 << FIELD_BITS) {
    reader.report('error', `a grammar can have at most ${(1 << FIELD_BITS) - 1} different labels`, first?.place);
  }
  if (grammar.kinds.length > 1 << KIND_BITS) {
    reader.report('error', `a grammar can have at most ${(1 << KIND_BITS) - 4} node rules`, first?.place);
  }
  return grammar;
}
