import { type Diagnostic, hasErrors, sortDiagnostics, type Span } from '../diagnostics/index.js';
import { firstFilledLine } from './spans.js';

/** The name of the notation that a text looks like, if that is not the format `id`; `undefined` if it is, or is unknown. */
export type NameNotation = (text: string, id: string) => string | undefined;

/** Diagnostics with a code `other-notation`, for texts in another notation than the one they are read as. */
export interface NamesOtherNotation {
  /** The diagnostic that a text at `span` is in the notation called `name`. */
  report(name: 'other-notation', span: Span, args: { readonly name: string }): Diagnostic;
}

/**
 * The diagnostics of a reading in document order; where there are errors and the text looks like another notation, one
 * diagnostic instead, which names that notation and has no fix.
 *
 * @param otherName the name of the other notation that the text looks like, if any; only called where there are errors
 */
export function orOtherNotation(
  text: string,
  found: readonly Diagnostic[],
  diagnostics: NamesOtherNotation,
  otherName: () => string | undefined,
): Diagnostic[] {
  const name = hasErrors(found) ? otherName() : undefined;
  return name === undefined
    ? sortDiagnostics(found)
    : [diagnostics.report('other-notation', firstFilledLine(text), { name })];
}
