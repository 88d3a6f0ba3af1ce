import { endOf, type NodeIndex, spanAt, startOf, type Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';

/** A node, or another part of the text of a tree. */
interface Part extends Span {
  readonly tree: Tree;
}

/** Returns the span from the start of one node to the end of another. */
export const spanFromTo = (tree: Tree, first: NodeIndex, last: NodeIndex): Span => ({
  start: startOf(tree, first),
  end: endOf(tree, last),
});

/** Returns only the span of a node or part. */
export const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** Returns a span of a text without the white space at its ends. */
export function trimmedSpan(text: string, { start, end }: Span): Span {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return { start: from, end: from + part.trim().length };
}

/** Returns the span of a part without the white space around its text. */
export const trimmed = ({ start, end, tree }: Part): Span => trimmedSpan(tree.text, { start, end });

/** Returns the span of the node at an index without the white space around its text. */
export const trimmedAt = (tree: Tree, node: NodeIndex): Span => trimmed({ ...spanAt(tree, node), tree });

/**
 * Returns the span of the character at an offset, an empty one at the end of the text. Both units of a surrogate pair
 * are one character, as are CR and LF.
 */
export function characterAt(text: string, offset: number): Span {
  const length = /^(?:\r\n|[^])/u.exec(text.slice(offset, offset + 2))?.[0].length ?? 0;
  return { start: offset, end: offset + length };
}

/**
 * Widens an empty span, where something is missing, to the next character or, at the end of a line, to the previous
 * one.
 */
export function aroundIfEmpty({ start, end, tree: { text } }: Part): Span {
  if (end > start) return { start, end };
  if (!/^[\r\n]?$/.test(text.charAt(start))) return characterAt(text, start);
  const previous = /(?:\r\n|[^])$/u.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  return { start: start - previous.length, end: start };
}

/** Returns the offset at which the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !'\r\n'.includes(text.charAt(start - 1))) start--;
  return start;
}

/** Whether only white space comes before an offset on its line. Looks at nothing else: lines can be long. */
export function isAtLineStart(text: string, offset: number): boolean {
  let start = offset;
  while (start > 0 && /[^\S\r\n]/.test(text.charAt(start - 1))) start--;
  return start === 0 || '\r\n'.includes(text.charAt(start - 1));
}

/** Returns the span of the first line of a part. */
export function firstLineOf({ start, end, tree }: Part): Span {
  return { start, end: start + /^[^\r\n]*/.exec(tree.text.slice(start, end))![0].length };
}

/** Returns the span of the first line of a text that isn't blank. */
export function firstFilledLine(text: string): Span {
  const start = Math.max(0, text.search(/\S/));
  const length = text.slice(start).search(/[\r\n]/);
  return { start, end: length === -1 ? text.length : start + length };
}
