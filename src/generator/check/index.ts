import type { Facts } from '../analyze/facts.js';
import type { Grammar } from '../ir.js';
import type { ProblemReporter } from '../resolve/read-grammar.js';
import { checkEndlessRepetition } from './endless.js';
import { checkErrorProductions } from './error-productions.js';
import { checkLostOperators } from './lost-operators.js';
import { checkUnreachable } from './unreachable.js';

/** The checks of a grammar whose labels are resolved. All of them run. */
export const GRAMMAR_CHECKS: readonly ((grammar: Grammar, facts: Facts, problems: ProblemReporter) => void)[] = [
  (grammar, _facts, problems) => checkErrorProductions(grammar, problems),
  checkEndlessRepetition,
  checkUnreachable,
  checkLostOperators,
];
