import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import type { ReadDocument } from './document.js';
import { allEntries, outlineOf } from './outline.js';

/** A part of a text that can be folded. */
export interface Fold extends Span {
  readonly isComment: boolean;
}

/**
 * Returns the parts of a text that can be folded: nodes, outline entries with their content, and comments on
 * consecutive lines, if they span several lines. Of the ranges that begin on one line, only the largest is returned.
 */
export function foldsOf(document: ReadDocument): Fold[] {
  const { tree } = document.reading;
  const byLine = new Map<number, Fold>();
  const add = (fold: Fold): void => {
    const line = lineOf(tree, fold.start);
    if (lineOf(tree, Math.max(fold.start, fold.end - 1)) === line) return;
    const other = byLine.get(line);
    if (other === undefined || other.end < fold.end) byLine.set(line, fold);
  };
  // Node 0 is the document, the first one inside it the record.
  const cursor = tree.cursor();
  while (cursor.next()) {
    const { start, end, depth } = cursor;
    if (depth > 1) add({ start, end, isComment: tree.language.comments.includes(cursor.kind) });
  }
  for (const { span } of allEntries(outlineOf(document))) add({ ...span, isComment: false });
  for (const run of commentRuns(tree)) add({ ...run, isComment: true });
  return [...byLine.values()].sort((a, b) => a.start - b.start);
}

const lineOf = (tree: Tree, offset: number): number => tree.lines.position(offset).line;

/** Whether a text is white space with one line break at most. */
const isOneBreak = (text: string): boolean => /^[^\S\r\n]*(?:$|(?:\r\n|[\r\n])[^\S\r\n]*$)/.test(text);

/** Returns the runs of comments on consecutive lines: only white space and one line break are between them. */
function commentRuns(tree: Tree): Span[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of tree.comments()) {
    const last = runs.at(-1);
    if (last !== undefined && isOneBreak(tree.text.slice(last.end, start))) {
      last.end = end;
    } else runs.push({ start, end });
  }
  return runs;
}
