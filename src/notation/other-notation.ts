import { type Diagnostic, hasErrors, sortDiagnostics, type Span } from '../diagnostics/index.js';
import { otherNotation } from './detect.js';
import { firstFilledLine } from './spans.js';

/** Diagnostics with a code `other-notation`, for texts in another notation than the one they are read as. */
export interface NamesOtherNotation {
  /** The diagnostic that a text at `span` is in the notation called `name`. */
  report(name: 'other-notation', span: Span, args: { readonly name: string }): Diagnostic;
}

/**
 * The diagnostics of a reading in document order; where there are errors and the text looks like another notation, one
 * diagnostic instead, which names that notation and has no fix.
 *
 * @param id the format that the text was read as
 */
export function orOtherNotation(
  text: string,
  id: string,
  found: readonly Diagnostic[],
  diagnostics: NamesOtherNotation,
): Diagnostic[] {
  const name = hasErrors(found) ? otherNotation(text, id) : undefined;
  return name === undefined
    ? sortDiagnostics(found)
    : [diagnostics.report('other-notation', firstFilledLine(text), { name })];
}
