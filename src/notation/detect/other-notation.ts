import type { Tree } from '../../cst/index.js';
import { type Diagnostic, type Explanation, hasErrors, type Span } from '../../diagnostics/index.js';
import type { DiagnosticList } from '../check/diagnostic-list.js';
import type { NotationInfo } from '../info.js';
import { firstFilledLine } from '../read/spans.js';
import { hasReadablePart } from './readable-part.js';

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

/** A text that was read, perhaps with errors. */
export interface FaultyText {
  readonly tree: Tree;
  /** The description of the notation that the text was read as. */
  readonly info: NotationInfo;
  readonly found: DiagnosticList;
  /** The diagnostics of the notation with the code `other-notation`. */
  readonly namesOther: NamesOtherNotation;
}

/**
 * Returns the diagnostics of a text in document order. If there are errors and the text looks like another notation,
 * returns a single diagnostic instead, which names that notation and has no fix.
 *
 * @param otherNotation returns the name of the other notation that a text with errors looks like; `undefined` if it
 *   looks like the one that it is read as
 */
export function orOtherNotation(
  { tree, info, found, namesOther }: FaultyText,
  otherNotation: NameNotation,
): readonly Diagnostic[] {
  const { text } = tree;
  const sorted = found.sorted(text.length);
  if (!hasErrors(sorted)) return sorted;
  const line = firstFilledLine(text);
  const begins = !sorted.some(({ severity, span }) => severity === 'error' && span.start < line.end);
  const name = otherNotation(text, info, begins || hasReadablePart(tree));
  return name === undefined ? sorted : [namesOther.report('other-notation', line, { name })];
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
