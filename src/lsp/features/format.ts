import { diffArrays } from 'diff';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { PrintOptions } from '../../notation/index.js';
import { formatChecked } from '../../notation/print/checked-formatting.js';
import type { ReadDocument } from './document.js';

/** Number of lines at another location above which everything from the first to the last difference is one edit. */
const MAX_DIFFERING_LINES = 500;

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
  const { text, droppedComments } = formatChecked(notation, reading, options);
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
  const edits: TextEdit[] = [];
  let [oldLine, newLine, start] = [0, 0, 0];
  for (const [oldIndex, newIndex] of [...keptLines(from, to), [from.length, to.length] as const]) {
    const end = start + from.slice(oldLine, oldIndex).join('').length;
    const text = to.slice(newLine, newIndex).join('');
    if (end > start || text !== '') edits.push({ start, end, text });
    start = end + (from[oldIndex]?.length ?? 0);
    [oldLine, newLine] = [oldIndex + 1, newIndex + 1];
  }
  return edits;
}

/** The indices of a line in two texts. */
type Pair = readonly [oldIndex: number, newIndex: number];

/** Returns the lines that two texts have in the same order. */
function keptLines(from: readonly string[], to: readonly string[]): Pair[] {
  let head = 0;
  while (head < from.length && head < to.length && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < from.length - head && tail < to.length - head && from.at(-1 - tail) === to.at(-1 - tail)) tail++;
  const first = Array.from({ length: head }, (_, i): Pair => [i, i]);
  const last = Array.from({ length: tail }, (_, i): Pair => [from.length - tail + i, to.length - tail + i]);
  return [...first, ...keptBetween(from, to, head, tail), ...last];
}

/** Returns the kept lines between the first and the last difference. */
function keptBetween(from: readonly string[], to: readonly string[], head: number, tail: number): Pair[] {
  const oldLines = from.slice(head, from.length - tail);
  const newLines = to.slice(head, to.length - tail);
  // A line that only one text has is not kept. Without these lines, a text that formatting changes everywhere is
  // compared in linear time.
  const oldIndices = indicesOf(oldLines, new Set(newLines));
  const newIndices = indicesOf(newLines, new Set(oldLines));
  const changes = diffArrays(
    oldIndices.map((index) => oldLines[index]),
    newIndices.map((index) => newLines[index]),
    { maxEditLength: MAX_DIFFERING_LINES },
  ) as ReturnType<typeof diffArrays<string>> | undefined;
  const kept: Pair[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of changes ?? []) {
    if (!added && !removed) {
      for (const [k, index] of newIndices.slice(j, j + count).entries()) {
        // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- as many lines of both texts are kept
        kept.push([head + oldIndices[i + k]!, head + index]);
      }
    }
    if (!added) i += count;
    if (!removed) j += count;
  }
  return kept;
}

/** Returns the indices of the lines that are in a set. */
const indicesOf = (lines: readonly string[], wanted: ReadonlySet<string>): number[] =>
  lines.flatMap((line, index) => (wanted.has(line) ? [index] : []));

/** Splits a text into lines, each with its line break. */
const linesOf = (text: string): string[] => text.match(/[^\r\n]+(?:\r\n|[\r\n])?|\r\n|[\r\n]/g) ?? [];
