import { structuredPatch } from 'diff';
import { truncated } from '../../src/cst/text/characters.js';

/** A line of a difference. */
export interface DiffLine {
  readonly sign: '+' | '-' | ' ' | '@';
  readonly text: string;
}

/** Longer lines of a difference are cut. */
const MAX_LINE_LENGTH = 1000;

/** Returns the lines in which two texts differ, with three lines around them; none if the texts are equal. */
export function lineDifference(before: string, after: string): DiffLine[] {
  if (before === after) return [];
  const patch = structuredPatch('', '', before, after, '', '', { context: 3, timeout: 2000 });
  if (patch === undefined) return [{ sign: '@', text: 'too many lines differ to show them' }];
  return patch.hunks.flatMap(({ oldStart, lines: changed }) => [
    { sign: '@' as const, text: `line ${oldStart}` },
    ...changed.map((line): DiffLine => ({
      sign: line[0] === '\\' ? '@' : (line[0] as '+' | '-' | ' '),
      text: truncated(line.slice(1), MAX_LINE_LENGTH),
    })),
  ]);
}
