import { LineIndex } from '../../cst/index.js';
import type { GrammarLocation } from '../problem.js';
import type { EbnfSpan } from './ast.js';

/** A range of a text as a location that problems can have. */
export function locationIn(text: string, file: string, { start, end }: EbnfSpan): GrammarLocation {
  const { line, column } = new LineIndex(text).position(start);
  return { file, line, column, start, end };
}
