import { describeExpected, describeFound, type SyntaxFailure } from '../../cst/index.js';
import type { Diagnostic, Span } from '../../diagnostics/index.js';
import type { SyntaxRule } from '../read/reader-declaration.js';

/** The diagnostics of a notation, with the diagnostic of a part that the grammar doesn't expect. */
export interface PartDiagnostics {
  report(name: 'unexpected-part', span: Span, args: { readonly found: string; readonly wanted: string }): Diagnostic;
}

/**
 * Makes the rule of error nodes whose message follows from the grammar: it reports `unexpected-part` where nothing of
 * the grammar matches, with what is there and what was expected.
 *
 * @param diagnostics the diagnostics of the notation, among them {@link recordCodes}
 */
export const unexpectedPart =
  (diagnostics: PartDiagnostics): SyntaxRule<unknown> =>
  (failure) => {
    const { at: offset, found: character, expected, node } = failure;
    const span = { start: offset, end: Math.min(offset + 1, node.tree.text.length) };
    const found = /[\r\n]/.test(character) ? 'end of line' : describeFound(failure);
    const wanted = describeExpected(withoutOtherCharacters(expected));
    return diagnostics.report('unexpected-part', span, { found, wanted });
  };

/** Leaves out classes of all characters but a few, such as `[^}]`, unless nothing else was expected. */
function withoutOtherCharacters(expected: SyntaxFailure['expected']): SyntaxFailure['expected'] {
  const named = expected.filter(({ type, text }) => type !== 'class' || !text.startsWith('[^'));
  return named.length > 0 ? named : expected;
}
