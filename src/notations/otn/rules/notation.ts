import type { Kind, RulesRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { defineReader, type Reading } from '../../../notation/index.js';
import { DIALECTS } from '../dialect.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { positionDiagnostics } from '../position/codes.js';
import { OTN_SYNTAX } from '../syntax.js';
import { RULES_CHECKS } from './checks.js';
import { rulesDiagnostics } from './codes.js';
import { lowerRules, sizeIn } from './lower.js';
import type { OtnRules } from './model.js';

/** A rules record that was read. */
export type OtnRulesReading = Reading<OtnRules, RulesRecord>;

/** Reads a rules record (section 3) and checks it; never throws. */
export const parseOtnRules: (text: string, options?: OtnOptions) => OtnRulesReading = /* @__PURE__ */ defineReader<
  OtnRules,
  RulesRecord,
  typeof Kind,
  OtnOptions,
  BoardFacts
>({
  id: 'otn-rules',
  dialects: DIALECTS,
  parse: (text) => parse(text, { start: 'RulesRecord' }),
  diagnostics: [rulesDiagnostics, positionDiagnostics],
  syntax: OTN_SYNTAX,
  checks: [...RULES_CHECKS, ...POSITION_CHECKS],
  facts: (tree) => ({ size: sizeIn(tree, tree.root.index), kings: 'warning' }),
  lower: (tree) => lowerRules(tree, tree.root.index),
});
