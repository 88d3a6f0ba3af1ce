import { type Diagnostic, hasErrors, sortDiagnostics, type Span } from '../diagnostics/index.js';
import { otherNotation } from './detect.js';
import { firstFilledLine } from './spans.js';

/** Reports `other-notation` of a format's catalogue. */
type Report = (name: 'other-notation', span: Span, args: { readonly name: string }) => Diagnostic;

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
  { report }: { readonly report: Report },
): Diagnostic[] {
  const name = hasErrors(found) ? otherNotation(text, id) : undefined;
  return name === undefined ? sortDiagnostics(found) : [report('other-notation', firstFilledLine(text), { name })];
}
