import type { Tree } from '../../cst/index.js';
import { lineBreakOf } from '../../cst/text/line-index.js';
import type { Span, TextEdit } from '../../diagnostics/index.js';
import { lineStart, trimmed } from '../read/spans.js';

/** Returns the white space between two elements, reduced to one line break and the indentation after it. */
export function separatorOf(text: string, left: Span, right: Span): string {
  const gap = text.slice(left.end, right.start);
  const lines = /[\r\n][^\S\r\n]*$/.exec(gap);
  if (lines !== null) return lineBreakOf(text) + lines[0].slice(1);
  return /\s/.test(gap) ? ' ' : '';
}

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

/** Returns the edit that inserts text at an offset. */
export const insertionAt = (offset: number, text: string): TextEdit[] => [{ start: offset, end: offset, text }];

/** Returns the offset of the first character of a text, after its byte-order mark. */
export const contentStart = (text: string): number => (text.startsWith('\uFEFF') ? 1 : 0);

/**
 * Returns the edits that replace a span by other text. Comments inside the span are kept; the new text goes before the
 * first of them.
 */
export function replacementOf(tree: Tree, span: Span, text: string): TextEdit[] {
  return piecesOf(tree, span).map((piece, i) => ({ ...piece, text: i === 0 ? text : '' }));
}

/**
 * Returns the edits that remove a span, but keep the comments inside it. They also remove the line if it would be
 * empty; otherwise they remove the white space after the span or, at the end of a line, before it. White space that
 * separates what is before the span from what comes after it stays.
 */
export function removalOf(tree: Tree, span: Span): TextEdit[] {
  const { text } = tree;
  const pieces = piecesOf(tree, span);
  if (pieces.length > 1) return pieces.map((piece) => ({ ...piece, text: '' }));
  let { start, end } = span;
  while (isBlank(text[end])) end++;
  const lineBreak = /^(?:\r\n|[\r\n])/.exec(text.slice(end, end + 2))?.[0];
  if (lineBreak === undefined && end < text.length) {
    const separates = /[^\s([{]/.test(text.charAt(start - 1));
    return [{ start, end: separates ? span.end : end, text: '' }];
  }
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

/**
 * Returns the start of the white space between the start of a line and an offset; the offset itself if other text is
 * there.
 */
export function startOfIndentation(text: string, offset: number): number {
  const start = lineStart(text, offset);
  return /^[ \t]*$/.test(text.slice(start, offset)) ? start : offset;
}

/** Whether a text has no line breaks, except before and after it. */
export const isOnOneLine = (text: string): boolean => !/[\r\n]/.test(text.trim());

/** Joins the lines of a text with spaces. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank));
