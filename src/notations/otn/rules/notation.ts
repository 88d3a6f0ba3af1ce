import { locateOtnRules } from '../../../../generated/otn/locate.js';
import { readRulesRecord } from '../../../../generated/otn/lower.js';
import type { Kind, RulesRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import { withParts } from '../../../diagnostics/index.js';
import { decodeModel } from '../../../notation/round-trip.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
  type PlayedGame,
  type Reader,
} from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import type { BoardView } from '../position/view/index.js';
import { otnRulesInfo } from '../info.js';
import { inDialect, reportMissingStart, toPosition } from '../convert.js';
import { type BoardFacts, type OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { explainedPosition, positionDiagnostics } from '../position/codes.js';
import { areOneFault, OTN_SYNTAX } from '../syntax.js';
import { RULES_CHECKS } from './checks.js';
import { explainedRules, rulesDiagnostics } from './codes.js';
import { describeOtnRules } from './tafl-rules.js';
import { sizeIn } from './leaves.js';
import { entryOf } from './model.js';
import { type RulesPrintOptions, rulesRoundTrip, writeReading, writeRules } from './print.js';
import { type OtnRules, rulesCodec } from './shape.js';
import { otnRulesView } from './view/index.js';

/** The result of reading a rules record. */
export type OtnRulesReading = NotationReading<OtnRules, RulesRecord>;

/**
 * Reads like {@link parseOtnRules}, except that its readings can't be edited, which makes a program that only reads
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
  facts: (tree) => ({ size: sizeIn(tree, tree.root.index), kings: 'warning' }),
  lower: (tree) => readRulesRecord(tree, tree.root.index),
  locate: (tree) => locateOtnRules(tree, tree.root.index),
});

/** How texts are read, written and edited. */
const editing: EditingDeclaration<OtnRules, RulesRecord, OtnOptions> = /* @__PURE__ */ (() => ({
  read: readOtnRules,
  codec: rulesCodec,
  print: { ...rulesRoundTrip, write: (rules, options) => `${rulesRoundTrip.write(rules, options)}\n` },
}))();

/** Reads a rules record (section 3) and checks it; never throws. */
export const parseOtnRules: EditableReader<OtnRules, RulesRecord, OtnOptions> = /* @__PURE__ */ editableReader(editing);

/**
 * Converts a rules record to tagged JSON, the inverse of {@link otnRulesFromJson}. A malformed model gives JSON that
 * {@link otnRulesFromJson} rejects.
 */
export const otnRulesToJson = (rules: OtnRules): Json => rulesCodec.encode(rules);

/**
 * Converts tagged JSON to a rules record, or returns the first problem with its path. Never throws, whatever the value.
 */
export const otnRulesFromJson = (json: Json): CodecResult<OtnRules> => decodeModel(rulesRoundTrip, json);

/** The notation of rules records. Reads, formats, prints, converts, draws and edits them. */
export const otnRulesNotation: Notation<
  OtnRules,
  RulesRecord,
  OtnOptions,
  PlayedGame,
  BoardView,
  undefined,
  RulesPrintOptions
> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: withParts(explainedRules, explainedPosition),
    format: writeReading,
    describe: describeOtnRules,
    view: otnRulesView,
    convert: {
      targets: ['otn-rules@current', 'otn-rules@2016', 'otn-position'],
      to: ({ tree, model }, target, options) =>
        target.id === 'otn-position'
          ? toPosition(entryOf(model, 'position', 'start'), () => reportMissingStart(tree), options)
          : inDialect(target, tree, readOtnRules, (dialect) => `${writeRules(model, { ...options, dialect })}\n`),
    },
  }))();
