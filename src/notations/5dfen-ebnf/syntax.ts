import type { Kind, ROOT } from '../../../generated/5dfen-ebnf/nodes.js';
import { describeExpected, describeFound, type SyntaxFailure } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { CheckContext, ErrorKindOf, SyntaxRules } from '../../notation/index.js';
import { characterAt } from '../../notation/read/spans.js';
import { fiveDEbnfDiagnostics as diagnostics } from './codes.js';

/** The diagnostics for each kind of error node. The grammar of the specification has no error productions. */
export const FIVE_D_EBNF_SYNTAX: SyntaxRules<ErrorKindOf<typeof Kind>, CheckContext<ROOT>> = {
  UnparsedError: notInLanguage,
  TooDeepError: notInLanguage,
};

function notInLanguage(failure: SyntaxFailure): Diagnostic {
  const { at: offset, expected, node } = failure;
  const span = characterAt(node.tree.text, offset);
  const args = { found: describeFound(failure), expected: describeExpected(expected) };
  return diagnostics.report('not-in-language', span, args);
}
