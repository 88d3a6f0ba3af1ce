import { type Diagnostic, type Explanation, hasErrors, type Span } from '../../diagnostics/index.js';
import type { DiagnosticList } from '../check/diagnostic-list.js';
import type { NotationInfo } from '../info.js';
import { firstFilledLine } from './spans.js';

/**
 * Returns the name of the notation that a text looks like; `undefined` if that is the given one, or is unknown.
 *
 * @param isReadable whether the first line of the text, or any other part of it, can be read in the given notation
 */
export type NameNotation = (text: string, info: NotationInfo, isReadable: boolean) => string | undefined;

/** Diagnostics with a code `other-notation`, for texts in another notation than the one they are read as. */
export interface NamesOtherNotation {
  /** Reports that the text at `span` is in the notation called `name`. */
  report(name: 'other-notation', span: Span, args: { readonly name: string }): Diagnostic;
}

/**
 * Returns the diagnostics of a reading in document order. If there are errors and the text looks like another notation,
 * returns a single diagnostic instead, which names that notation and has no fix.
 *
 * @param otherName returns the name of the other notation that the text looks like, if any; only called if there are
 *   errors; its argument says whether the first line of the text has none, or another part can be read
 * @param hasReadablePart whether a part of the text has no syntax error
 */
export function orOtherNotation(
  text: string,
  found: DiagnosticList,
  diagnostics: NamesOtherNotation,
  otherName: (isReadable: boolean) => string | undefined,
  hasReadablePart: () => boolean,
): readonly Diagnostic[] {
  const sorted = found.sorted(text.length);
  if (!hasErrors(sorted)) return sorted;
  const line = firstFilledLine(text);
  const begins = !sorted.some(({ severity, span }) => severity === 'error' && span.start < line.end);
  const name = otherName(begins || hasReadablePart());
  return name === undefined ? sorted : [diagnostics.report('other-notation', line, { name })];
}

/**
 * Explains the code `other-notation`.
 *
 * @param example a text of another notation
 */
export const explainOtherNotation = (example: string): Explanation => ({
  explanation:
    'The text looks like another notation, so no other problem is reported and there are no fixes. Use `--notation` to read it as that notation; `ludogram formats` lists all that can be read.',
  example,
});
