import type { Kind, RulesRecord } from '../../../../generated/otn/nodes.js';
import { parse } from '../../../../generated/otn/parser.js';
import type { Tree } from '../../../cst/index.js';
import { modelFromJson } from '../../../notation/round-trip.js';
import type { Format, Json } from '../../../notation/format.js';
import { converting } from '../../../notation/targets.js';
import { defineReader, type Reading } from '../../../notation/index.js';
import { inDialect, reportMissingStart, toPosition } from '../convert.js';
import { DIALECTS } from '../dialect.js';
import type { BoardFacts, OtnOptions } from '../options.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { positionDiagnostics } from '../position/codes.js';
import { OTN_SYNTAX } from '../syntax.js';
import { RULES_CHECKS } from './checks.js';
import { rulesCodec } from './codec.js';
import { explainedRules, rulesDiagnostics } from './codes.js';
import { describeOtnRules } from './tafl-rules.js';
import { lowerRules, sizeIn } from './lower.js';
import { entryOf, type OtnRules } from './model.js';
import { formatOtnRules, rulesRoundTrip, writeRules } from './print.js';
import { otnRulesView } from './view.js';

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

/** The tagged JSON of a rules record, the inverse of {@link otnRulesFromJson}. A malformed model gives JSON that can't be read. */
export const otnRulesToJson = (rules: OtnRules): Json => rulesCodec.encode(rules);

/** A rules record from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const otnRulesFromJson = (json: Json) => modelFromJson(rulesRoundTrip, json);

/** Rules records as the command line and the conformance runner see them. */
export const otnRulesNotation: Format<OtnRules> = {
  id: 'otn-rules',
  catalogue: explainedRules,
  read: parseOtnRules,
  toJson: otnRulesToJson,
  print: ({ tree }, options) => formatOtnRules(tree as Tree<RulesRecord>, options),
  ...converting(
    'otn-rules',
    ['otn-rules@current', 'otn-rules@2016', 'otn-position'],
    ({ tree, model }, target, options = {}) =>
      target.id === 'otn-position'
        ? toPosition(entryOf(model!, 'position', 'start'), () => reportMissingStart(tree), options)
        : inDialect(target, tree, parseOtnRules, (dialect) => `${writeRules(model!, { ...options, dialect })}\n`),
  ),
  fromJson(json, options = {}) {
    const read = otnRulesFromJson(json);
    if ('problem' in read) return read;
    // What is written in JSON is written in the text, too, defaults or not.
    return { text: `${writeRules(read.made, { ...options, asWritten: options.full !== true })}\n` };
  },
  describe: describeOtnRules,
  renderSvg(rules) {
    const at = otnRulesView.at(rules);
    return at.ok ? otnRulesView.svg(at.view) : undefined;
  },
  renderText(rules) {
    const at = otnRulesView.at(rules);
    return at.ok ? otnRulesView.text(at.view) : undefined;
  },
};
