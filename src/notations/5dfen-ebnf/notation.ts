import { locateFiveDEbnfRecord } from '../../../generated/5dfen-ebnf/locate.js';
import { readROOT } from '../../../generated/5dfen-ebnf/lower.js';
import type { Kind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import { describeExpected, type SyntaxFailure } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import {
  type CodecResult,
  defineNotation,
  type EditableReader,
  editableReader,
  type EditingDeclaration,
  type Json,
  type Notation,
  type NotationReading,
  type Reader,
  type ReadOptions,
} from '../../notation/index.js';
import { defineReader } from '../define-reader.js';
import { decodeModel } from '../../notation/round-trip.js';
import { fiveDEbnfInfo } from './info.js';
import { explainedFiveDEbnf, fiveDEbnfDiagnostics } from './codes.js';
import { fiveDEbnfRoundTrip, writeReading } from './print.js';
import { fiveDEbnfCodec, type FiveDEbnfRecord } from './shape.js';

/** The result of reading a text exactly as the EBNF defines it, with at most one diagnostic. */
export type FiveDEbnfReading = NotationReading<FiveDEbnfRecord, ROOT>;

/**
 * Reads like {@link parse5dfenEbnf}, except that its readings can't be edited, which makes a program that only reads
 * smaller.
 */
export const read5dfenEbnf: Reader<FiveDEbnfRecord, ROOT, ReadOptions<never>> = /* @__PURE__ */ defineReader<
  FiveDEbnfRecord,
  ROOT,
  typeof Kind,
  ReadOptions<never>
>({
  info: fiveDEbnfInfo,
  parse,
  diagnostics: [fiveDEbnfDiagnostics],
  syntax: { UnparsedError: notInLanguage, TooDeepError: notInLanguage },
  lower: (tree) => readROOT(tree, tree.root.index),
  locate: (tree) => locateFiveDEbnfRecord(tree, tree.root.index),
});

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

function notInLanguage({ at, expected, node: { tree } }: SyntaxFailure): Diagnostic {
  const { text } = tree;
  const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) : 'end of text';
  const span = { start: at, end: Math.min(at + 1, text.length) };
  return fiveDEbnfDiagnostics.report('not-in-language', span, { found, expected: describeExpected(expected) });
}

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
