import type { ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
  type ReadOptions,
} from '../../notation/index.js';
import { decodeModel } from '../../notation/print/round-trip.js';
import { explainedFiveDEbnf } from './codes.js';
import { fiveDEbnfCodec, type FiveDEbnfRecord } from './model/shape.js';
import { fiveDEbnfRoundTrip, writeReading } from './print.js';
import { read5dfenEbnf } from './read.js';

/** The result of reading a text exactly as the EBNF defines it, with at most one diagnostic. */
export type FiveDEbnfReading = NotationReading<FiveDEbnfRecord, ROOT>;

/** How texts are read, written and edited. */
const editing: EditingDeclaration<FiveDEbnfRecord, ROOT, ReadOptions<never>> = {
  read: read5dfenEbnf,
  codec: fiveDEbnfCodec,
  print: fiveDEbnfRoundTrip,
};

/**
 * Reads a text exactly as the specification's EBNF defines it; never throws. Reports `5dfen-ebnf/not-in-language` at
 * the farthest offset that the productions reach, or `5dfen-ebnf/other-notation`.
 */
export const parse5dfenEbnf: EditableReader<FiveDEbnfRecord, ROOT, ReadOptions<never>> = /* @__PURE__ */ editableReader(
  editing,
);

/** Converts a model to tagged JSON, the inverse of {@link fiveDEbnfFromJson}. Types are the names of productions. */
export const fiveDEbnfToJson = (record: FiveDEbnfRecord): Json => fiveDEbnfCodec.encode(record);

/** Converts tagged JSON to a model, or returns the first problem with its path. Never throws, whatever the value. */
export const fiveDEbnfFromJson = (json: Json): CodecResult<FiveDEbnfRecord> => decodeModel(fiveDEbnfRoundTrip, json);

/**
 * The notation `5dfen-ebnf`: 5DFEN exactly as its EBNF defines it. Reads, prints and edits; it has no replay and no
 * pictures.
 */
export const fiveDEbnfNotation: Notation<FiveDEbnfRecord, ROOT, ReadOptions<never>> = /* @__PURE__ */ (() =>
  defineNotation({
    ...editing,
    codes: explainedFiveDEbnf,
    format: writeReading,
  }))();
