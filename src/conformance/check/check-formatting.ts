import { hasErrors } from '../../diagnostics/index.js';
import type { Notation } from '../../notation/index.js';
import {
  changesOfMeaning,
  commentsDiffer,
  errorsOf,
  hasError,
  lostComments,
} from '../../notation/print/checked-formatting.js';

/**
 * Checks that canonical text is idempotent and has the same model, in both styles, and that it has no errors if the
 * text has none. It may leave out values that equal their defaults. Finds nothing in a text that is not formatted
 * because that would hide its errors.
 */
export function formattingProblems(text: string, notation: Notation): string[] {
  const read = (source: string) => notation.read(source, { level: 'structure' });
  const reading = read(text);
  return (['readable', 'compact'] as const).flatMap((style) => {
    const once = notation.format(reading, { style }).text;
    if (once === undefined) return [];
    const again = read(once);
    const twice = notation.format(again, { style }).text;
    const errors = hasErrors(reading.diagnostics) ? [] : errorsOf(again.diagnostics);
    const lost = style === 'readable' ? lostComments(reading, again, 0) : [];
    return [
      ...(twice === once ? [] : [`${style} text is not idempotent: ${show(once)} becomes ${show(twice ?? '')}`]),
      ...errors.map(({ message }) => hasError(style, message)),
      ...changesOfMeaning(notation, reading, again, style),
      ...lost.map((line) => commentsDiffer(style, line)),
    ];
  });
}

const show = (text: string): string => JSON.stringify(text);
