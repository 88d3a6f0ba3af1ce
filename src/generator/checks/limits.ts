import { BUILTIN_KINDS } from '../../cst/language.js';
import { FIELD_MASK, KIND_MASK } from '../../cst/layout.js';
import type { GrammarReader } from '../frontend/read-grammar.js';
import type { Grammar } from '../ir.js';

/** Limits of the kinds and fields in the first word of a node. The last number of each is reserved for the memo. */
export function checkLimits(grammar: Grammar, reader: GrammarReader): Grammar {
  const first = grammar.rules.values().next().value;
  if (grammar.fields.length > FIELD_MASK) {
    reader.report('error', `a grammar can have at most ${FIELD_MASK - 1} different labels`, first?.location);
  }
  if (grammar.kinds.length > KIND_MASK) {
    reader.report(
      'error',
      `a grammar can have at most ${KIND_MASK - BUILTIN_KINDS.length} node rules`,
      first?.location,
    );
  }
  return grammar;
}
