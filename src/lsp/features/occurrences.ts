import type { Span } from '../../diagnostics/index.js';
import { definitionAt, locationNear, type ReadDocument } from './document.js';
import { occurrencesOfName } from './rename.js';

/**
 * Returns everything in a text that refers to the same thing as the text at an offset, itself included: the uses of a
 * player's name, or a reference and what it refers to. Empty if the text there refers to nothing.
 */
export function highlightsAt(document: ReadDocument, offset: number): readonly Span[] {
  const names = occurrencesOfName(document, offset);
  if (names.length > 0) return names;
  const target = definitionAt(document, offset);
  if (target === undefined) return [];
  const { start, end } = locationNear(document.reading, offset).node;
  return [{ start, end }, target].sort((a, b) => a.start - b.start);
}
