import type { Span } from '../../diagnostics/index.js';
import type { Hint } from '../../notation/index.js';
import type { ReadDocument } from './document.js';

/** Returns the hints inside a part of the text, in document order. */
export function hintsIn({ support, reading }: ReadDocument, within: Span): Hint[] {
  const hints = support.hints?.(reading) ?? [];
  return hints
    .filter(({ offset }) => offset >= within.start && offset <= within.end)
    .sort((a, b) => a.offset - b.offset);
}
