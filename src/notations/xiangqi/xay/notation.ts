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

/** The result of reading a XAY text. */
export type XayReading = Reading<XiangqiSetup, XayText>;

/**
 * Reads a XAY text and checks it; never throws. Its tree has words and comments. A library reads the YAML, and the
 * grammar of annoFEN reads pieces and annotations. There are no rules, so level `rules` equals `structure`.
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

/**
 * Converts a setup to tagged JSON, the inverse of {@link xayFromJson}. A malformed setup gives JSON that
 * {@link xayFromJson} rejects.
 */
export const xayToJson = (setup: XiangqiSetup): Json => xayRoundTrip.toJson(setup);

/** Converts tagged JSON to a setup, or returns the first problem with its path. Never throws, whatever the value. */
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
