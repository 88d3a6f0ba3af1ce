import { LineIndex } from '../../cst/index.js';
import type { GrammarLocation } from '../problem.js';
import type { EbnfSpan } from './ast.js';

/** Converts a range of a text to a location for problems. */
export function locationIn(text: string, file: string, { start, end }: EbnfSpan): GrammarLocation {
  const { line, column } = new LineIndex(text).position(start);
  return { file, line, column, start, end };
}
