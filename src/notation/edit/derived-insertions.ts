import type { Tree } from '../../cst/index.js';
import { lineBreakOf } from '../../cst/text/line-index.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import { type Path, pathOf } from '../path.js';
import type { Reading } from '../read/reading.js';
import type { EditSource } from './derived-edits.js';
import { extentOf, neighborsOf } from './neighbors.js';
import {
  afterCommentsOfLine,
  contentStart,
  insertionAt,
  isOnOneLine,
  onOneLine,
  separatorOf,
  startOfIndentation,
} from './text-edits.js';

/**
 * Yields edits that insert a part, copied from canonical text: before the element that now has its index, after the
 * part that comes before it in canonical text, before the part that comes after it, or at the end.
 *
 * @param canonicalPath the path of the inserted part in the canonical text
 */
export function* insertions(source: EditSource, canonicalPath: Path): Generator<TextEdit[]> {
  const { before, printed } = source;
  const { tree } = before;
  const { text } = tree;
  const span = extentOf(printed, canonicalPath);
  if (span === undefined) return;
  const index = Number(canonicalPath.at(-1));
  const isElement = !Number.isNaN(index);
  const elementAt = (i: number): Span | undefined =>
    isElement && i >= 0 ? extentOf(before, canonicalPath.with(-1, i)) : undefined;
  const lineBreak = !isElement && isOnOneLine(text) ? ' ' : lineBreakOf(text);
  const part = canonicalPart(source, canonicalPath, span, lineBreak);
  const { written, gapBefore, gapAfter, earlier, later } = part;
  if (isCommentLine(printed, span)) yield commentLine(before, pathOf(source.change), written);
  const next = elementAt(index);
  if (next !== undefined) {
    const [left, right] = index > 0 ? [elementAt(index - 1), next] : [next, elementAt(1)];
    yield* beforeElement(text, next.start, written, gapsBetween(text, left, right, gapAfter), lineBreak);
  }
  const comments = new Set(tree.comments().map(({ start }) => start));
  const gaps = gapsBetween(text, elementAt(index - 2), elementAt(index - 1), gapBefore);
  for (const parts of [earlier.filter(({ start }) => !comments.has(start)), earlier]) {
    if (parts.length > 0) yield* afterPart(tree, lastEnd(parts), written, gaps, lineBreak);
  }
  if (later.length > 0) yield insertionAt(firstStart(later), written + gapAfter);
  yield* atStart(source, canonicalPath, span, lineBreak);
  yield* atEnd(text, written, lineBreak);
}

/** A part of canonical text, as it is copied to another text. */
interface CanonicalPart {
  readonly written: string;
  /** The text between the part and its neighbors. */
  readonly gapBefore: string;
  readonly gapAfter: string;
  /** The spans of the parts before and after it in the other text. */
  readonly earlier: readonly Span[];
  readonly later: readonly Span[];
}

function canonicalPart(
  { before, printed }: EditSource,
  path: Path,
  { start, end }: Span,
  lineBreak: string,
): CanonicalPart {
  const canonical = printed.tree.text.slice(start, end);
  const { preceding, following } = neighborsOf(printed, path, { start, end });
  const oldExtents = (parts: readonly { readonly path: Path }[]): Span[] =>
    parts.flatMap((part) => extentOf(before, oldPath(part.path, path)) ?? []);
  return {
    written: lineBreak === ' ' ? onOneLine(canonical) : canonical.replaceAll('\n', lineBreak),
    gapBefore: gapOf(printed, lastEnd(preceding.map(({ span }) => span)), start, lineBreak),
    gapAfter: gapOf(printed, end, firstStart(following.map(({ span }) => span)), lineBreak),
    earlier: oldExtents(preceding),
    later: oldExtents(following),
  };
}

/** Yields edits that insert a text before the element that starts at an offset, with one of the gaps between them. */
function* beforeElement(
  text: string,
  start: number,
  written: string,
  gaps: readonly string[],
  lineBreak: string,
): Generator<TextEdit[]> {
  for (const gap of gaps) yield insertionAt(start, written + gap);
  // A notation may have parts that can't be indented.
  yield insertionAt(startOfIndentation(text, start), written + lineBreak);
}

/** Yields edits that insert a text after a part that ends at an offset, and after the comments on its line. */
function* afterPart(
  tree: Tree,
  end: number,
  written: string,
  gaps: readonly string[],
  lineBreak: string,
): Generator<TextEdit[]> {
  const afterComments = afterCommentsOfLine(tree, end);
  for (const gap of gaps) {
    if (afterComments !== end) yield insertionAt(afterComments, (gap.includes(lineBreak) ? gap : lineBreak) + written);
    yield insertionAt(end, gap + written);
  }
}

/**
 * Yields the edit that inserts a part at the start of the record that it is in, if canonical text has it there: text
 * that doesn't belong to any part, such as the number of a move, may be before the next part.
 */
function* atStart(
  { before, printed }: EditSource,
  canonicalPath: Path,
  { start, end }: Span,
  lineBreak: string,
): Generator<TextEdit[]> {
  const around = canonicalPath.slice(
    0,
    canonicalPath.findLastIndex((key) => typeof key === 'string'),
  );
  const old = extentOf(before, around);
  if (old === undefined || extentOf(printed, around)?.start !== start) return;
  const { text } = printed.tree;
  const [gap = ''] = /^\s*/.exec(text.slice(end)) ?? [];
  yield insertionAt(old.start, (text.slice(start, end) + gap).replaceAll('\n', lineBreak));
}

/** Yields edits that insert a text at the end of another one. */
function* atEnd(text: string, written: string, lineBreak: string): Generator<TextEdit[]> {
  const end = text.trimEnd().length;
  if (end === 0) yield insertionAt(contentStart(text), written);
  else for (const gap of [lineBreak, lineBreakOf(text)]) yield insertionAt(end, gap + written);
}

/**
 * Returns the gaps to try between two elements: the gap between two other elements, if there are any, then the given
 * gap.
 */
const gapsBetween = (text: string, left: Span | undefined, right: Span | undefined, gap: string): string[] =>
  left === undefined || right === undefined ? [gap] : [separatorOf(text, left, right), gap];

const lastEnd = (spans: readonly Span[]): number => spans.reduce((last, { end }) => Math.max(last, end), 0);

const firstStart = (spans: readonly Span[]): number =>
  spans.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY);

/** Returns the text between two parts of canonical text. Lines between them are reduced to one line break. */
function gapOf({ tree }: Reading, from: number, to: number, lineBreak: string): string {
  const gap = tree.text.slice(from, to);
  return gap.includes('\n') ? lineBreak : gap;
}

/**
 * Returns the edits that insert a comment on a line of its own: before the comment that has its index, or at the end of
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

/** Returns the path of a part before the insertion of an element: the elements after it had the index before. */
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
