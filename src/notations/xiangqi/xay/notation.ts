import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import type { Format, Json } from '../../../notation/format.js';
import { defineReader, type Reading, type ReadOptions } from '../../../notation/index.js';
import { modelFromJson } from '../../../notation/round-trip.js';
import type { XiangqiSetup } from '../setup/model.js';
import { setupNotation } from '../setup/notation.js';
import { XAY_CHECKS, XAY_SYNTAX, type XayKinds } from './checks.js';
import { explainedXay, xayDiagnostics } from './codes.js';
import { lowerXay, parseXayTree } from './lower.js';
import { formatXay, xayRoundTrip } from './print.js';

/** A XAY text that was read. */
export type XayReading = Reading<XiangqiSetup, XayText>;

/**
 * Reads a XAY text and checks it; never throws. Its tree knows words and comments; YAML is read by a library, and the pieces
 * by the same grammar as those of annoFEN. There are no rules: level `rules` checks the same as `structure`.
 */
export const parseXay: (text: string, options?: ReadOptions<never>) => XayReading = /* @__PURE__ */ defineReader<
  XiangqiSetup,
  XayText,
  XayKinds,
  ReadOptions<never>
>({
  id: 'xay',
  parse: parseXayTree,
  diagnostics: [xayDiagnostics],
  syntax: XAY_SYNTAX,
  checks: XAY_CHECKS,
  lower: lowerXay,
});

/** The tagged JSON of a setup, the inverse of {@link xayFromJson}. A malformed setup gives JSON that can't be read. */
export const xayToJson = (setup: XiangqiSetup): Json => xayRoundTrip.toJson(setup);

/** A setup from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const xayFromJson = (json: Json) => modelFromJson(xayRoundTrip, json);

/** XAY as the command line and the conformance runner see it. */
export const xayNotation: Format<XiangqiSetup> = /* @__PURE__ */ setupNotation({
  id: 'xay',
  catalogue: explainedXay,
  read: parseXay,
  format: formatXay,
  roundTrip: xayRoundTrip,
});
