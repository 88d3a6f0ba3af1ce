import type { Tree } from '../cst/index.js';
import type { Span, TextEdit } from '../diagnostics/index.js';
import { type Change, type Path, pathOf } from './path.js';
import { lineStart, trimmed } from './spans.js';

/** A text, and the spans of the parts of its model. */
export interface EditSource {
  readonly tree: Tree;
  spanOf(path: Path): Span | undefined;
}

/** How the elements of a list are written. */
export interface ElementStyle {
  /** Returns the text of an element. */
  readonly write: (value: unknown) => string;
  /** Offset after which the first element of an empty list is inserted. */
  readonly after: number;
  /** The text between elements, used if the existing elements show none; a line break if absent. */
  readonly separator?: string;
}

/**
 * Returns the edits that insert, replace or remove an element of a list. A new element goes before the element that now
 * has its index, or after the last element and the comments on its line. It is separated by the white space that its
 * neighbors have between them.
 */
export function elementEdits(source: EditSource, change: Change, style: ElementStyle): TextEdit[] | undefined {
  const path = pathOf(change);
  if ('insert' in change) return insertion(source, path, style.write(change.value), style);
  const span = source.spanOf(path);
  if (span === undefined) return undefined;
  return 'replace' in change
    ? replacementOf(source.tree, span, style.write(change.value))
    : removalOf(source.tree, span);
}

function insertion(source: EditSource, path: Path, written: string, style: ElementStyle): TextEdit[] {
  const { tree } = source;
  const { text } = tree;
  const index = Number(path.at(-1));
  const elementAt = (i: number): Span | undefined => (i < 0 ? undefined : source.spanOf([...path.slice(0, -1), i]));
  const separator = (left: Span | undefined, right: Span | undefined): string =>
    left === undefined || right === undefined ? (style.separator ?? lineBreakOf(text)) : separatorOf(text, left, right);
  const next = elementAt(index);
  if (next !== undefined) {
    const [left, right] = index > 0 ? [elementAt(index - 1), next] : [next, elementAt(1)];
    return [insertionAt(next.start, written + separator(left, right))];
  }
  const last = elementAt(index - 1);
  const at = afterCommentsOfLine(tree, last?.end ?? style.after);
  const gap = separator(elementAt(index - 2), last);
  const isAfterComment = at !== (last?.end ?? style.after);
  return [insertionAt(at, (isAfterComment && !/[\r\n]/.test(gap) ? lineBreakOf(text) : gap) + written)];
}

const insertionAt = (at: number, text: string): TextEdit => ({ start: at, end: at, text });

/** Returns the white space between two elements, reduced to one line break and the indentation after it. */
export function separatorOf(text: string, left: Span, right: Span): string {
  const gap = text.slice(left.end, right.start);
  const lines = /[\r\n][^\S\r\n]*$/.exec(gap);
  if (lines !== null) return lineBreakOf(text) + lines[0].slice(1);
  return /\s/.test(gap) ? ' ' : '';
}

/**
 * Returns the edits that insert, replace or remove a comment that extends to the end of its line. A new comment goes on
 * its own line before the comment that now has its index, or at the end of the text.
 *
 * @param write returns the text of a comment, including the sign that begins it
 */
export function commentEdits(
  source: EditSource,
  change: Change,
  write: (value: unknown) => string,
): TextEdit[] | undefined {
  const { tree } = source;
  const span = source.spanOf(pathOf(change));
  if ('remove' in change) return span && removalOf(tree, span);
  const comment = write(change.value);
  if ('replace' in change) return span && [{ ...span, text: comment }];
  const { text } = tree;
  const lineBreak = lineBreakOf(text);
  if (span !== undefined) return [insertionAt(span.start, comment + lineBreak)];
  const isAfterLine = text === '' || /[\r\n]$/.test(text);
  return [insertionAt(text.length, `${isAfterLine ? '' : lineBreak}${comment}${lineBreak}`)];
}

/** Returns the line break that a text uses. */
export const lineBreakOf = (text: string): string => /\r\n|[\r\n]/.exec(text)?.[0] ?? '\n';

/** Returns the end of the comments that follow an offset on its line; the offset itself if there are none. */
export function afterCommentsOfLine(tree: Tree, offset: number): number {
  let at = offset;
  for (const { start, end } of tree.comments()) {
    if (start < at) continue;
    if (/[\r\n]|\S/.test(tree.text.slice(at, start))) break;
    at = end;
  }
  return at;
}

/**
 * Returns the edits that replace a span by other text. Comments inside the span are kept; the new text goes before the
 * first of them.
 */
export function replacementOf(tree: Tree, span: Span, text: string): TextEdit[] {
  return piecesOf(tree, span).map((piece, i) => ({ ...piece, text: i === 0 ? text : '' }));
}

/**
 * Returns the edits that remove a span, but keep the comments inside it. They also remove the line if it would be
 * empty; otherwise they remove the blanks after the span or, at the end of a line, before it.
 */
export function removalOf(tree: Tree, span: Span): TextEdit[] {
  const { text } = tree;
  const pieces = piecesOf(tree, span);
  if (pieces.length > 1) return pieces.map((piece) => ({ ...piece, text: '' }));
  let { start, end } = span;
  while (isBlank(text[end])) end++;
  const lineBreak = /^(?:\r\n|[\r\n])/.exec(text.slice(end, end + 2))?.[0];
  if (lineBreak === undefined && end < text.length) return [{ start, end, text: '' }];
  while (isBlank(text[start - 1])) start--;
  const isWholeLine = start === 0 || /[\r\n]/.test(text.charAt(start - 1));
  return [{ start, end: isWholeLine ? end + (lineBreak ?? '').length : end, text: '' }];
}

const isBlank = (character: string | undefined): boolean => character !== undefined && /[^\S\r\n]/.test(character);

/** Splits a span into the pieces between the comments inside it, without the white space around the comments. */
function piecesOf(tree: Tree, { start, end }: Span): Span[] {
  const inside = tree
    .comments()
    .filter((comment) => comment.start >= start && comment.end <= end && comment.end - comment.start < end - start);
  const starts = [start, ...inside.map((comment) => comment.end)];
  return starts
    .map((from, i) => trimmed({ tree, start: from, end: inside[i]?.start ?? end }))
    .filter((piece) => piece.start < piece.end || inside.length === 0);
}

/** Returns the start of the blanks between the start of a line and an offset; the offset itself if other text is there. */
export function startOfIndentation(text: string, offset: number): number {
  const start = lineStart(text, offset);
  return /^[ \t]*$/.test(text.slice(start, offset)) ? start : offset;
}

/** Tells whether a text has no line breaks, except before and after it. */
export const isOnOneLine = (text: string): boolean => !/[\r\n]/.test(text.trim());

/** Joins the lines of a text with blanks. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
