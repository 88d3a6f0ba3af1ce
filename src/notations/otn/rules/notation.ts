import type { RulesRecord } from '../../../../generated/otn/nodes.js';
import { withParts } from '../../../diagnostics/index.js';
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
} from '../../../notation/index.js';
import { decodeModel } from '../../../notation/print/round-trip.js';
import { inDialect, missingStart, toPosition } from '../convert.js';
import type { OtnOptions } from '../options.js';
import { explainedPosition } from '../position/codes.js';
import type { BoardView } from '../position/view/index.js';
import { explainedRules } from './codes.js';
import { entryOf } from './model/model.js';
import { type OtnRules, rulesCodec } from './model/shape.js';
import { type RulesPrintOptions, rulesRoundTrip, writeReading, writeRules } from './print.js';
import { readOtnRules } from './read.js';
import { describeOtnRules } from './tafl-rules.js';
import { otnRulesView } from './view/index.js';

/** The result of reading a rules record. */
export type OtnRulesReading = NotationReading<OtnRules, RulesRecord>;

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
          ? toPosition(entryOf(model, 'position', 'start'), () => missingStart(tree))
          : inDialect(target, tree, readOtnRules, (dialect) => `${writeRules(model, { ...options, dialect })}\n`),
    },
  }))();
