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
import type { XiangqiSetup } from '../setup/model/codec.js';
import { annoFenCodec } from './model/codec.js';
import { annoFenEditor } from '../setup/edits/edit.js';
import { setupConversion, type SetupNotation } from '../setup/notation.js';
import { setupView } from '../setup/view/index.js';
import { explainedAnnoFen } from './codes.js';
import { annoFenRoundTrip, writeReading } from './print.js';
import { failure, type Result } from '../../../notation/result.js';
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

/**
 * Returns the lines of a text without blanks around them, except empty lines; one empty line if there are no others.
 */
function linesOf(text: string): readonly string[] {
  const lines = text.split(/[\r\n]/).map((line) => line.trim());
  const written = lines.filter((line) => line !== '');
  return written.length === 0 ? [''] : written;
}

/**
 * Reads a setup from a drawing of its board: ten rows from black's side to red's, separated by line breaks or slashes.
 * A field is the letter of a piece, an annotation such as `<bm>`, a group such as `[r<pm>]`, or a dot if it is empty; a
 * number counts empty fields. Blanks are ignored.
 *
 * ```ts
 * import { xiangqiSetupFromText } from 'ludogram/annofen';
 *
 * xiangqiSetupFromText('rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR'); // {ok: true, setup}
 * ```
 *
 * @returns the setup; or the first problem, with the path of its row
 */
export function xiangqiSetupFromText(text: string): Result<{ readonly setup: XiangqiSetup }> {
  const rows = text.split('/').flatMap(linesOf);
  const written = `v1 ${rows.map((row) => row.replace(/[^\S\r\n]+/g, '').replace(/[.·]/g, '1')).join('/')}`;
  const { model, diagnostics } = readAnnoFen(written);
  const error = diagnostics.find(({ severity }) => severity === 'error');
  if (error === undefined) return { ok: true, setup: model };
  const row = written.slice(0, error.span.start).split('/').length - 1;
  return failure(error.code.endsWith('row-count') ? ['fields'] : ['fields', row], error.message);
}
