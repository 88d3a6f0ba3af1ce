import type { Kind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { parse } from '../../../generated/5dfen-ebnf/parser.js';
import { describeExpected, type SyntaxFailure, type Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { Format, Json } from '../../notation/format.js';
import { defineReader, type Reading, type ReadOptions } from '../../notation/index.js';
import { modelFromJson } from '../../notation/round-trip.js';
import { fiveDEbnfCodec } from './codec.js';
import { explainedFiveDEbnf, fiveDEbnfDiagnostics } from './codes.js';
import { lower5dfenEbnf } from './lower.js';
import type { FiveDEbnfRecord } from './model.js';
import { fiveDEbnfRoundTrip, format5dfenEbnf } from './print.js';

/** A text that was read by the letter of the EBNF. It has at most one diagnostic. */
export type FiveDEbnfReading = Reading<FiveDEbnfRecord, ROOT>;

/**
 * Reads a text by the letter of the specification's EBNF; never throws. Reports `5dfen-ebnf/not-in-language` at the
 * farthest offset that the productions reach, or `5dfen-ebnf/other-notation`.
 */
export const parse5dfenEbnf: (text: string, options?: ReadOptions<never>) => FiveDEbnfReading =
  /* @__PURE__ */ defineReader<FiveDEbnfRecord, ROOT, typeof Kind, ReadOptions<never>>({
    id: '5dfen-ebnf',
    parse,
    diagnostics: [fiveDEbnfDiagnostics],
    syntax: { UnparsedError: notInLanguage, TooDeepError: notInLanguage },
    lower: lower5dfenEbnf,
  });

function notInLanguage({ at, expected, node: { tree } }: SyntaxFailure): Diagnostic {
  const { text } = tree;
  const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) : 'the text to end';
  const span = { start: at, end: Math.min(at + 1, text.length) };
  return fiveDEbnfDiagnostics.report('not-in-language', span, { found, expected: describeExpected(expected) });
}

/** The tagged JSON of a model, the inverse of {@link fiveDEbnfFromJson}; types are the names of productions. */
export const fiveDEbnfToJson = (record: FiveDEbnfRecord): Json => fiveDEbnfCodec.encode(record);

/** A model from tagged JSON; or the first problem in it, with its path. Never throws, whatever the value. */
export const fiveDEbnfFromJson = (json: Json) => modelFromJson(fiveDEbnfRoundTrip, json);

/** The EBNF of 5DFEN as the command line and the conformance runner see it. */
export const fiveDEbnfNotation: Format<FiveDEbnfRecord> = {
  id: '5dfen-ebnf',
  catalogue: explainedFiveDEbnf,
  read: parse5dfenEbnf,
  toJson: fiveDEbnfToJson,
  print: ({ tree }) => format5dfenEbnf(tree as Tree<ROOT>),
  fromJson(json) {
    const read = fiveDEbnfFromJson(json);
    return 'problem' in read ? read : { text: fiveDEbnfRoundTrip.write(read.made) };
  },
};
