import { diffArrays } from 'diff';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { PrintOptions } from '../../notation/index.js';
import type { ReadDocument } from './document.js';

/** Number of differing lines above which everything from the first to the last difference is one edit. */
const MOST_DIFFERENCES = 2000;

/**
 * Returns the edits that bring a text into canonical form. They replace single lines, so that cursors and folds on
 * other lines stay. Returns none for a text with syntax errors, or if the canonical form would
 * hide an error or lose a comment.
 *
 * @param within only edits that touch this part of the text; all of them if absent
 */
export function formatEdits(
  { notation, reading }: ReadDocument,
  options: PrintOptions = {},
  within?: Span,
): TextEdit[] {
  if (!reading.isWellFormed) return [];
  const { text, droppedComments } = notation.format(reading, options);
  if (text === undefined || (droppedComments > 0 && options.style !== 'compact')) return [];
  return editsWithin(lineEdits(reading.tree.text, text), within);
}

/** Returns the edits that touch a part of a text; all edits if no part is given. */
export const editsWithin = (edits: readonly TextEdit[], part: Span | undefined): TextEdit[] =>
  edits.filter(({ start, end }) => part === undefined || (start <= part.end && end >= part.start));

/** Returns the edits that turn one text into another. Each replaces whole lines. */
export function lineEdits(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const from = linesOf(before);
  const to = linesOf(after);
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < from.length - head && tail < to.length - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const oldLines = from.slice(head, from.length - tail);
  const newLines = to.slice(head, to.length - tail);
  const changes = diffArrays(oldLines, newLines, { maxEditLength: MOST_DIFFERENCES }) as
    ReturnType<typeof diffArrays<string>> | undefined;
  const start = from.slice(0, head).join('').length;
  if (changes === undefined) return [{ start, end: start + oldLines.join('').length, text: newLines.join('') }];
  const edits: { start: number; end: number; text: string }[] = [];
  let at = start;
  let isOpen = false;
  for (const { value, added, removed } of changes) {
    const text = value.join('');
    if (!added && !removed) {
      at += text.length;
      isOpen = false;
      continue;
    }
    if (!isOpen) edits.push({ start: at, end: at, text: '' });
    // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- added just before, or in an earlier round
    const edit = edits.at(-1)!;
    if (added) edit.text += text;
    else edit.end = at += text.length;
    isOpen = true;
  }
  return edits;
}

/** Splits a text into lines, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\r\n]+(?:\r\n|[\r\n])?|\r\n|[\r\n]/g) ?? [];
