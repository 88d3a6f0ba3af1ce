import type { Facts } from '../analyze/facts.js';
import type { Grammar } from '../ir.js';
import type { GrammarReader } from '../resolve/read-grammar.js';
import { checkEndlessRepetition } from './endless.js';
import { checkErrorProductions } from './error-productions.js';
import { checkLostOperators } from './lost-operators.js';
import { checkUnreachable } from './unreachable.js';

/** The checks of a grammar whose labels are resolved. Each reports its problems to the reader; all of them run. */
export const GRAMMAR_CHECKS: readonly ((grammar: Grammar, facts: Facts, reader: GrammarReader) => void)[] = [
  (grammar, _facts, reader) => checkErrorProductions(grammar, reader),
  checkEndlessRepetition,
  checkUnreachable,
  checkLostOperators,
];
