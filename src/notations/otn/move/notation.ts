import type { MoveRecord } from '../../../../generated/otn/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
} from '../../../notation/index.js';
import { decodeModel } from '../../../notation/print/round-trip.js';
import { inDialect } from '../convert.js';
import type { OtnOptions } from '../options.js';
import { explainedMove } from './codes.js';
import { moveCodec, type OtnMove } from './model/shape.js';
import { moveRoundTrip, writeMove, writeReading } from './print.js';
import { readOtnMove } from './read.js';

/** The result of reading a move record. */
export type OtnMoveReading = NotationReading<OtnMove, MoveRecord>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<OtnMove, MoveRecord, OtnOptions> = /* @__PURE__ */ (() => ({
  read: readOtnMove,
  codec: moveCodec,
  print: { ...moveRoundTrip, write: (move) => `${writeMove(move)}\n` },
}))();

/**
 * Reads a move record (section 2) and checks it; never throws. If the text has no move, the model is an unreadable
 * move.
 */
export const parseOtnMove: EditableReader<OtnMove, MoveRecord, OtnOptions> = /* @__PURE__ */ editableReader(editing);

/**
 * Converts a move to tagged JSON, the inverse of {@link otnMoveFromJson}. A malformed model gives JSON that
 * {@link otnMoveFromJson} rejects.
 */
export const otnMoveToJson = (move: OtnMove): Json => moveCodec.encode(move);

/** Converts tagged JSON to a move, or returns the first problem with its path. Never throws, whatever the value. */
export const otnMoveFromJson = (json: Json): CodecResult<OtnMove> => decodeModel(moveRoundTrip, json);

/** The notation of move records. Reads, formats, prints, converts and edits them. */
export const otnMoveNotation: Notation<OtnMove, MoveRecord, OtnOptions> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedMove,
    format: writeReading,
    convert: {
      targets: ['otn-move@current', 'otn-move@2016'],
      to: ({ tree, model }, target) => inDialect(target, tree, readOtnMove, () => `${writeMove(model)}\n`),
    },
  }))();
