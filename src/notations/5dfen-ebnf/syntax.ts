import type { Kind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { describeExpected, type SyntaxFailure } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { CheckContext, ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { fiveDEbnfDiagnostics as diagnostics } from './codes.js';

/** The diagnostics for each kind of error node. The grammar of the specification has no error productions. */
export const FIVE_D_EBNF_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, CheckContext<ROOT>> = {
  UnparsedError: notInLanguage,
  TooDeepError: notInLanguage,
};

function notInLanguage({ at, expected, node: { tree } }: SyntaxFailure): Diagnostic {
  const { text } = tree;
  const found = at < text.length ? JSON.stringify(String.fromCodePoint(text.codePointAt(at)!)) : 'end of text';
  const span = { start: at, end: Math.min(at + 1, text.length) };
  return diagnostics.report('not-in-language', span, { found, expected: describeExpected(expected) });
}
