import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type Json,
  type Reader,
  type Reading,
  type ReadOptions,
} from '../../../notation/index.js';
import { defineReader } from '../../define-reader.js';
import { decodeModel } from '../../../notation/round-trip.js';
import { xayInfo } from '../info.js';
import { xayCodec } from '../setup/codec.js';
import type { XiangqiSetup } from '../setup/model.js';
import { xayEditor } from './edits/edit.js';
import { locateXay } from './locate.js';
import { setupConversion, type SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
import { XAY_CHECKS, XAY_SYNTAX, type XayKinds } from './checks.js';
import { explainedXay, xayDiagnostics } from './codes.js';
import { lowerXay, parseXayTree } from './lower.js';
import { writeReading, xayRoundTrip } from './print.js';

/** The result of reading a XAY text. */
export type XayReading = Reading<XiangqiSetup, XayText>;

/**
 * Reads a XAY text and checks it; never throws. Its tree has words and comments. A library reads the YAML, and the
 * grammar of annoFEN reads pieces and annotations. There are no rules, so level `rules` equals `structure`.
 */
export const parseXay: Reader<XiangqiSetup, XayText, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  XiangqiSetup,
  XayText,
  XayKinds,
  ReadOptions<never>
>({
  info: xayInfo,
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
export const xayToJson = (setup: XiangqiSetup): Json => xayRoundTrip.codec.encode(setup);

/** Converts tagged JSON to a setup, or returns the first problem with its path. Never throws, whatever the value. */
export const xayFromJson = (json: Json): CodecResult<XiangqiSetup> => decodeModel(xayRoundTrip, json);

/** The notation XAY: annotated xiangqi positions in YAML. */
export const xayNotation: SetupNotation<XayText> = /* @__PURE__ */ (() =>
  defineNotation({
    codes: explainedXay,
    read: parseXay,
    codec: xayCodec,
    print: xayRoundTrip,
    format: writeReading,
    view: setupView,
    convert: setupConversion<XayText>(xayInfo.id),
    edit: xayEditor,
  }))();
