import type { XayText } from '../../../../generated/xiangqi/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type NotationReading,
  type ReadOptions,
} from '../../../notation/index.js';
import { decodeModel } from '../../../notation/print/round-trip.js';
import { xayInfo } from '../info.js';
import { setupConversion } from '../setup/convert.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import type { SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
import { explainedXay } from './codes.js';
import { xayEditor } from './edits/edit.js';
import { xayCodec } from './model/codec.js';
import { writeReading, xayRoundTrip } from './print.js';
import { readXay } from './read.js';

/** The result of reading a XAY text. */
export type XayReading = NotationReading<XiangqiSetup, XayText>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<XiangqiSetup, XayText, ReadOptions<never>> = {
  read: readXay,
  codec: xayCodec,
  print: xayRoundTrip,
  edit: xayEditor,
};

/**
 * Reads a XAY text and checks it; never throws. Its tree has words and comments. A library reads the YAML, and the
 * grammar of annoFEN reads pieces and annotations. There are no rules, so level `rules` equals `structure`.
 */
export const parseXay: EditableReader<XiangqiSetup, XayText, ReadOptions<never>> = /* @__PURE__ */ editableReader(
  editing,
);

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
    ...editing,
    codes: explainedXay,
    format: writeReading,
    view: setupView,
    convert: setupConversion<XayText>(xayInfo.id),
  }))();
