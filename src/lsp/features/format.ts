import type { Span, TextEdit } from '../../diagnostics/index.js';
import { lineEdits } from '../../diagnostics/line-edits.js';
import type { PrintOptions } from '../../notation/index.js';
import { formatChecked } from '../../notation/print/checked-formatting.js';
import type { ReadDocument } from './document.js';

/**
 * Returns the edits that bring a text into canonical form. They replace single lines, so that cursors and folds on
 * other lines stay. Returns none for a text with syntax errors, or if the canonical form would hide an error or lose a
 * comment.
 *
 * @throws a `NotationError` if the notation prints something else
 * @param within only edits that touch this part of the text; all of them if absent
 */
export function formatEdits(
  { notation, reading }: ReadDocument,
  options: PrintOptions = {},
  within?: Span,
): TextEdit[] {
  if (!reading.isWellFormed) return [];
  const { text } = formatChecked(notation, reading, options);
  if (text === undefined) return [];
  return editsWithin(lineEdits(reading.tree.text, text), within);
}

/** Returns the edits that touch a part of a text; all edits if no part is given. */
export const editsWithin = (edits: readonly TextEdit[], part: Span | undefined): TextEdit[] =>
  edits.filter(({ start, end }) => part === undefined || (start <= part.end && end >= part.start));
