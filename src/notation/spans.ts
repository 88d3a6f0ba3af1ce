import { endOf, type NodeIndex, startOf, type Tree } from '../cst/index.js';
import type { Span } from '../diagnostics/index.js';

/** A node, or another part of the text of a tree. */
interface Part extends Span {
  readonly tree: Tree;
}

/** The span of a node, by its index. */
export const spanAt = (tree: Tree, at: NodeIndex): Span => ({ start: startOf(tree, at), end: endOf(tree, at) });

/** The span from the start of one node to the end of another. */
export const spanFromTo = (tree: Tree, first: NodeIndex, last: NodeIndex): Span => ({
  start: startOf(tree, first),
  end: endOf(tree, last),
});

/** The place of something, and nothing else of it. */
export const spanOf = ({ start, end }: Span): Span => ({ start, end });

/** A part without the blanks around its text. */
export function trimmed({ start, end, tree }: Part): Span {
  const text = tree.text.slice(start, end);
  const from = start + text.length - text.trimStart().length;
  return { start: from, end: Math.max(from, start + text.trimEnd().length) };
}

/** Something missing is shown at the next character, or at the previous one at the end of a line. */
export function aroundIfEmpty({ start, end, tree: { text } }: Part): Span {
  if (end > start) return { start, end };
  const next = text[start];
  return next === undefined || /[\r\n]/.test(next)
    ? { start: Math.max(0, start - 1), end: start }
    : { start, end: start + 1 };
}

/** The offset at which the line of an offset starts. */
export function lineStart(text: string, offset: number): number {
  let start = offset;
  while (start > 0 && !'\r\n'.includes(text.charAt(start - 1))) start--;
  return start;
}

/** The first line of a part. */
export function firstLineOf({ start, end, tree }: Part): Span {
  return { start, end: start + /^[^\r\n]*/.exec(tree.text.slice(start, end))![0].length };
}

/** The first line of a text that is not blank. */
export function firstFilledLine(text: string): Span {
  const start = Math.max(0, text.search(/\S/));
  const length = text.slice(start).search(/[\r\n]/);
  return { start, end: length === -1 ? text.length : start + length };
}
