import { diffArrays } from 'diff';
import type { TextEdit } from './diagnostic.js';

/**
 * The number of lines of both texts that are compared at a time: the time for a comparison grows with the square of the
 * number of lines that differ.
 */
const WINDOW_LINES = 1000;

/** The number of differing lines in a window above which it keeps no line. */
const MAX_DIFFERING_LINES = 500;

/** Returns the edits that turn one text into another. Each replaces whole lines. */
export function lineEdits(before: string, after: string): TextEdit[] {
  const from = linesOf(before);
  const to = linesOf(after);
  let [line, offset] = [0, 0];
  const advance = (index: number): number => {
    offset += from.slice(line, index).join('').length;
    line = index;
    return offset;
  };
  return changedLines(from, to).map(({ oldStart, oldEnd, newStart, newEnd }) => ({
    start: advance(oldStart),
    end: advance(oldEnd),
    text: to.slice(newStart, newEnd).join(''),
  }));
}

/** Lines that another text has in their place: indices in both texts, from the first one to before the end. */
export interface ChangedLines {
  readonly oldStart: number;
  readonly oldEnd: number;
  readonly newStart: number;
  readonly newEnd: number;
}

/** Returns the lines that differ between two texts, in order. */
export function changedLines(from: readonly string[], to: readonly string[]): ChangedLines[] {
  const changes: ChangedLines[] = [];
  let [oldStart, newStart] = [0, 0];
  for (const [oldEnd, newEnd] of [...keptLines(from, to), [from.length, to.length] as const]) {
    if (oldEnd > oldStart || newEnd > newStart) changes.push({ oldStart, oldEnd, newStart, newEnd });
    [oldStart, newStart] = [oldEnd + 1, newEnd + 1];
  }
  return changes;
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
  // A line that only one text has is not kept, and takes no time.
  const oldIndices = indicesOf(oldLines, new Set(newLines));
  const newIndices = indicesOf(newLines, new Set(oldLines));
  const kept: Pair[] = [];
  for (let [i, j] = [0, 0]; i < oldIndices.length && j < newIndices.length;) {
    const olds = oldIndices.slice(i, i + WINDOW_LINES);
    const news = newIndices.slice(j, j + WINDOW_LINES);
    const isLast = olds.length + i === oldIndices.length && news.length + j === newIndices.length;
    // Lines that a window keeps near its end may belong to lines after it.
    const end = isLast ? WINDOW_LINES : WINDOW_LINES / 2;
    const pairs = keptInWindow(
      olds.map((index) => oldLines[index]!),
      news.map((index) => newLines[index]!),
    ).filter(([old, now]) => old < end && now < end);
    for (const [old, now] of pairs) kept.push([head + olds[old]!, head + news[now]!]);
    const [old, now] = pairs.at(-1) ?? [end - 1, end - 1];
    i += isLast ? WINDOW_LINES : old + 1;
    j += isLast ? WINDOW_LINES : now + 1;
  }
  return kept;
}

/** Returns the lines that two texts have in the same order; none if too many differ. */
function keptInWindow(from: string[], to: string[]): Pair[] {
  const changes = diffArrays(from, to, { maxEditLength: MAX_DIFFERING_LINES }) as
    ReturnType<typeof diffArrays<string>> | undefined;
  const kept: Pair[] = [];
  let [i, j] = [0, 0];
  for (const { count, added, removed } of changes ?? []) {
    if (!added && !removed) for (let k = 0; k < count; k++) kept.push([i + k, j + k]);
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
