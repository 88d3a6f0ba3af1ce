import type { Span, TextEdit } from '../../diagnostics/index.js';
import type { DerivedEdits } from './derived-edits.js';
import { extentOf, neighborsOf } from './neighbors.js';
import { type Path, pathOf } from '../path.js';
import type { Reading } from '../read/reading.js';
import {
  afterCommentsOfLine,
  insertionAt,
  isOnOneLine,
  lineBreakOf,
  onOneLine,
  separatorOf,
  contentStart,
  startOfIndentation,
} from './text-edits.js';

/**
 * Returns edits that insert a part, copied from canonical text: before the element that now has its index, after the
 * part that comes before it in canonical text, before the one that comes after it, or at the end.
 *
 * @param canonicalPath the path of the inserted part in the canonical text
 */
export function* insertions(given: DerivedEdits, canonicalPath: Path): Generator<TextEdit[]> {
  const { before, printed } = given;
  const path = pathOf(given.change);
  const { tree } = before;
  const { text } = tree;
  const span = extentOf(printed, canonicalPath);
  if (span === undefined) return;
  const index = Number(canonicalPath.at(-1));
  const isElement = !Number.isNaN(index);
  const lineBreak = !isElement && isOnOneLine(text) ? ' ' : lineBreakOf(text);
  const canonical = printed.tree.text.slice(span.start, span.end);
  const written = lineBreak === ' ' ? onOneLine(canonical) : canonical.replaceAll('\n', lineBreak);
  if (isCommentLine(printed, span)) yield commentLine(before, path, written);

  const { preceding, following } = neighborsOf(printed, canonicalPath, span);
  const gapBefore = gapOf(printed, lastEnd(preceding.map((part) => part.span)), span.start, lineBreak);
  const gapAfter = gapOf(printed, span.end, firstStart(following.map((part) => part.span)), lineBreak);
  const elementAt = (i: number): Span | undefined =>
    isElement && i >= 0 ? extentOf(before, canonicalPath.with(-1, i)) : undefined;
  const separators = (left: Span | undefined, right: Span | undefined, gap: string): string[] =>
    left === undefined || right === undefined ? [gap] : [separatorOf(text, left, right), gap];

  const next = elementAt(index);
  if (next !== undefined) {
    const gaps =
      index > 0 ? separators(elementAt(index - 1), next, gapAfter) : separators(next, elementAt(1), gapAfter);
    for (const gap of gaps) yield insertionAt(next.start, written + gap);
    // A notation may have parts that can't be indented.
    yield insertionAt(startOfIndentation(text, next.start), written + lineBreak);
  }
  const oldExtent = ({ path: one }: { readonly path: Path }): Span[] => {
    const old = extentOf(before, oldPath(one, canonicalPath));
    return old === undefined ? [] : [old];
  };
  const comments = new Set(tree.comments().map(({ start }) => start));
  const earlier = preceding.flatMap(oldExtent);
  for (const parts of [earlier.filter(({ start }) => !comments.has(start)), earlier]) {
    if (parts.length === 0) continue;
    const end = lastEnd(parts);
    const afterComments = afterCommentsOfLine(tree, end);
    for (const gap of separators(elementAt(index - 2), elementAt(index - 1), gapBefore)) {
      if (afterComments !== end)
        yield insertionAt(afterComments, (gap.includes(lineBreak) ? gap : lineBreak) + written);
      yield insertionAt(end, gap + written);
    }
  }
  const later = following.flatMap(oldExtent);
  if (later.length > 0) yield insertionAt(firstStart(later), written + gapAfter);
  const end = text.trimEnd().length;
  if (end === 0) yield insertionAt(contentStart(text), written);
  else for (const gap of [lineBreak, lineBreakOf(text)]) yield insertionAt(end, gap + written);
}

const lastEnd = (spans: readonly Span[]): number => spans.reduce((last, { end }) => Math.max(last, end), 0);

const firstStart = (spans: readonly Span[]): number =>
  spans.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);

/** Returns the text between two parts of canonical text. Lines between them are reduced to one line break. */
function gapOf({ tree }: Reading, from: number, to: number, lineBreak: string): string {
  const gap = tree.text.slice(from, to);
  return gap.includes('\n') ? lineBreak : gap;
}

/**
 * Returns the edit that inserts a comment on a line of its own: before the comment that has its index, or at the end of
 * the text.
 */
function commentLine(before: Reading, path: Path, comment: string): TextEdit[] {
  const { text } = before.tree;
  const next = before.spanOf(path);
  const lineBreak = lineBreakOf(text);
  if (next !== undefined) return insertionAt(next.start, comment + lineBreak);
  const isAfterLine = text === '' || /[\r\n]$/.test(text);
  return insertionAt(text.length, `${isAfterLine ? '' : lineBreak}${comment}${lineBreak}`);
}

/** Returns the path of a part before the insertion of an element: those after it had the previous index. */
function oldPath(path: Path, inserted: Path): Path {
  const [index, own] = [Number(inserted.at(-1)), Number(path.at(-1))];
  const isLater = path.length === inserted.length && own > index;
  return isLater && inserted.slice(0, -1).every((key, i) => path[i] === key) ? path.with(-1, own - 1) : path;
}

/** Whether a part of a text is a comment, alone on its line. */
function isCommentLine({ tree }: Reading, { start, end }: Span): boolean {
  const isAlone = /(?:^|\n)$/.test(tree.text.slice(0, start)) && /^(?:\n|$)/.test(tree.text.slice(end));
  return isAlone && tree.comments().some((comment) => comment.start === start && comment.end === end);
}
