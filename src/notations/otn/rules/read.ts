import { locateOtnRules } from '../../../../generated/otn/locate.js';
import { readRulesRecord } from '../../../../generated/otn/lower.js';
import type { Kind, RulesRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Reader } from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { areOneFault } from '../faults/one-fault.js';
import { otnRulesInfo } from '../info.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { positionDiagnostics } from '../position/codes.js';
import { OTN_SYNTAX } from '../syntax.js';
import { RULES_CHECKS } from './checks.js';
import { rulesDiagnostics } from './codes.js';
import { sizeIn } from './model/leaves.js';
import type { OtnRules } from './model/shape.js';

/**
 * Reads like `parseOtnRules`, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const readOtnRules: Reader<OtnRules, RulesRecord, OtnOptions> = /* @__PURE__ */ defineReader<
  OtnRules,
  RulesRecord,
  typeof Kind,
  OtnOptions,
  BoardFacts
>({
  info: otnRulesInfo,
  parse: (text) => parse(text, { start: 'RulesRecord' }),
  diagnostics: [rulesDiagnostics, positionDiagnostics],
  syntax: OTN_SYNTAX,
  areOneFault,
  checks: [...RULES_CHECKS, ...POSITION_CHECKS],
  facts: (tree) => ({ size: sizeIn(tree, tree.root.index), kingCountSeverity: 'warning' }),
  lower: (tree) => readRulesRecord(tree, tree.root.index),
  locate: (tree) => locateOtnRules(tree, tree.root.index),
});
