import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type Json,
  type Reading,
  type ReadOptions,
} from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { decodeModel } from '../../../notation/round-trip.js';
import { xayInfo } from '../info.js';
import { xayCodec } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { xayEditor } from './edit.js';
import { locateXay } from './locate.js';
import { setupConversion, type SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
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
  locate: locateXay,
});

/** The tagged JSON of a setup, the inverse of {@link xayFromJson}. A malformed setup gives JSON that can't be read. */
export const xayToJson = (setup: XiangqiSetup): Json => xayRoundTrip.toJson(setup);

/** A setup from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const xayFromJson = (json: Json): CodecResult<XiangqiSetup> => decodeModel(xayRoundTrip, json);

/** The notation XAY: annotated xiangqi positions in YAML. */
export const xayNotation: SetupNotation<XayText> = /* @__PURE__ */ (() =>
  defineNotation({
    ...xayInfo,
    codes: explainedXay,
    read: parseXay,
    codec: xayCodec,
    print: xayRoundTrip,
    format: formatXay,
    view: setupView,
    convert: setupConversion<XayText>(xayInfo.id),
    edit: xayEditor,
  }))();
