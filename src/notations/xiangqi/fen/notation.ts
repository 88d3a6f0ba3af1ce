import type { Fen } from '../../../../generated/xiangqi/nodes.js';
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
import { xiangqiFenInfo } from '../info.js';
import { setupConversion } from '../setup/convert.js';
import { fenEditor } from '../setup/edits/edit.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import type { SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
import { explainedFen } from './codes.js';
import { xiangqiFenCodec } from './model/codec.js';
import { fenRoundTrip, writeReading } from './print.js';
import { readXiangqiFen } from './read.js';

/** The result of reading a plain FEN text. */
export type XiangqiFenReading = NotationReading<XiangqiSetup, Fen>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<XiangqiSetup, Fen, ReadOptions<never>> = {
  read: readXiangqiFen,
  codec: xiangqiFenCodec,
  print: fenRoundTrip,
  edit: fenEditor,
};

/** Reads a plain FEN text and checks it; never throws. There are no rules, so level `rules` equals `structure`. */
export const parseXiangqiFen: EditableReader<XiangqiSetup, Fen, ReadOptions<never>> = /* @__PURE__ */ editableReader(
  editing,
);

/**
 * Converts a setup to tagged JSON, the inverse of {@link xiangqiFenFromJson}. A malformed setup gives JSON that
 * {@link xiangqiFenFromJson} rejects.
 */
export const xiangqiFenToJson = (setup: XiangqiSetup): Json => fenRoundTrip.codec.encode(setup);

/** Converts tagged JSON to a setup, or returns the first problem with its path. Never throws, whatever the value. */
export const xiangqiFenFromJson = (json: Json): CodecResult<XiangqiSetup> => decodeModel(fenRoundTrip, json);

/** The notation of plain xiangqi FEN. */
export const xiangqiFenNotation: SetupNotation<Fen> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedFen,
    format: writeReading,
    view: setupView,
    convert: setupConversion<Fen>(xiangqiFenInfo.id),
  }))();
