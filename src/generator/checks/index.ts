import type { ast } from 'peggy';
import type { GrammarReader } from '../frontend/read-grammar.js';
import type { RuleTable } from '../frontend/rule-table.js';
import { checkDisplayNames } from './display-names.js';
import { checkErrorProductions } from './error-productions.js';
import { checkNames } from './names.js';
import { checkNoCode } from './no-code.js';
import { checkRecursivePrefix } from './recursive-prefix.js';
import { checkSupported } from './supported.js';

/** Our own checks of a linked grammar, beside peggy's. Each notes its problems with the reader. */
export const GRAMMAR_CHECKS: readonly ((grammar: ast.Grammar, reader: GrammarReader, rules: RuleTable) => void)[] = [
  checkNoCode,
  checkSupported,
  checkNames,
  checkDisplayNames,
  checkErrorProductions,
  checkRecursivePrefix,
];
