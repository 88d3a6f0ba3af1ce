import type { PositionRecord } from '../../../../generated/otn/nodes.js';
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
import { inDialect } from '../convert.js';
import type { OtnOptions, OtnPrintOptions } from '../options.js';
import { rulesFrom } from '../rules/model/model.js';
import { writeRules } from '../rules/print.js';
import { explainedPosition } from './codes.js';
import { writePosition } from './model/model.js';
import { type OtnPosition, positionCodec } from './model/shape.js';
import { positionRoundTrip, writeReading } from './print.js';
import { readOtnPosition } from './read.js';
import { type BoardView, otnPositionView } from './view/index.js';

/** The result of reading a positional record. */
export type OtnPositionReading = NotationReading<OtnPosition, PositionRecord>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<OtnPosition, PositionRecord, OtnOptions> = /* @__PURE__ */ (() => ({
  read: readOtnPosition,
  codec: positionCodec,
  print: { ...positionRoundTrip, write: (position) => `${writePosition(position)}\n` },
}))();

/**
 * Reads a positional record (section 1) and checks it; never throws. If the text has no position, the model has no
 * rows.
 */
export const parseOtnPosition: EditableReader<OtnPosition, PositionRecord, OtnOptions> =
  /* @__PURE__ */ editableReader(editing);

/**
 * Converts a position to tagged JSON, the inverse of {@link otnPositionFromJson}. A malformed model gives JSON that
 * {@link otnPositionFromJson} rejects.
 */
export const otnPositionToJson = (position: OtnPosition): Json => positionCodec.encode(position);

/** Converts tagged JSON to a position, or returns the first problem with its path. Never throws, whatever the value. */
export const otnPositionFromJson = (json: Json): CodecResult<OtnPosition> => decodeModel(positionRoundTrip, json);

/**
 * The notation of positional records. Reads, formats, prints, converts, draws and edits them. Its option `inverted` is
 * for conversion to rules: a position says nowhere which of its rows is rank 1.
 */
export const otnPositionNotation: Notation<
  OtnPosition,
  PositionRecord,
  OtnOptions,
  PlayedGame,
  BoardView,
  undefined,
  OtnPrintOptions
> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedPosition,
    format: writeReading,
    view: otnPositionView,
    convert: {
      targets: ['otn-position@current', 'otn-position@2016', 'otn-rules', 'otn-rules@current', 'otn-rules@2016'],
      to: ({ tree, model }, target, options) =>
        inDialect(target, tree, readOtnPosition, (dialect) =>
          target.id === 'otn-rules'
            ? `${writeRules(rulesFrom(model), { ...options, dialect })}\n`
            : `${writePosition(model)}\n`,
        ),
    },
  }))();
