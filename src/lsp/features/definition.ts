import type { Span } from '../../diagnostics/index.js';
import { locationNear, type ReadDocument } from './document.js';

/** Returns the part of the text that the text at an offset refers to; nothing if it refers to none. */
export const definitionAt = ({ support, reading }: ReadDocument, offset: number): Span | undefined =>
  support.definition?.(locationNear(reading, offset));
