import { LineIndex } from '../../cst/index.js';
import type { GrammarPlace } from '../problem.js';
import type { EbnfSpan } from './ast.js';

/** A range of a text as a place that problems can have. */
export function placeIn(text: string, file: string, { start, end }: EbnfSpan): GrammarPlace {
  const { line, column } = new LineIndex(text).position(start);
  return { file, line, column, start, end };
}
