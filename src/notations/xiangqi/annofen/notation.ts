import type { AnnoFen } from '../../../../generated/xiangqi/nodes.js';
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
import { annoFenInfo } from '../info.js';
import { setupConversion } from '../setup/convert.js';
import { annoFenEditor } from '../setup/edits/edit.js';
import type { XiangqiSetup } from '../setup/model/codec.js';
import type { SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
import { explainedAnnoFen } from './codes.js';
import { annoFenCodec } from './model/codec.js';
import { annoFenRoundTrip, writeReading } from './print.js';
import { readAnnoFen } from './read.js';

/** The result of reading an annoFEN text. */
export type AnnoFenReading = NotationReading<XiangqiSetup, AnnoFen>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<XiangqiSetup, AnnoFen, ReadOptions<never>> = {
  read: readAnnoFen,
  codec: annoFenCodec,
  print: annoFenRoundTrip,
  edit: annoFenEditor,
};

/** Reads an annoFEN text and checks it; never throws. There are no rules, so level `rules` equals `structure`. */
export const parseAnnoFen: EditableReader<XiangqiSetup, AnnoFen, ReadOptions<never>> = /* @__PURE__ */ editableReader(
  editing,
);

/**
 * Converts a setup to tagged JSON, the inverse of {@link annoFenFromJson}. A malformed setup gives JSON that
 * {@link annoFenFromJson} rejects.
 */
export const annoFenToJson = (setup: XiangqiSetup): Json => annoFenRoundTrip.codec.encode(setup);

/** Converts tagged JSON to a setup, or returns the first problem with its path. Never throws, whatever the value. */
export const annoFenFromJson = (json: Json): CodecResult<XiangqiSetup> => decodeModel(annoFenRoundTrip, json);

/** The notation annoFEN: annotated xiangqi positions. */
export const annoFenNotation: SetupNotation<AnnoFen> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedAnnoFen,
    format: writeReading,
    view: setupView,
    convert: setupConversion<AnnoFen>(annoFenInfo.id),
  }))();
