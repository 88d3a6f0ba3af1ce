import type { Tree } from '../../../../cst/index.js';
import type { Span, TextEdit } from '../../../../diagnostics/index.js';
import { contentStart } from '../../../../notation/edit/text-edits.js';
import { insertionAt, lineBreakOf, removalOf } from '../../../../notation/index.js';

/** Writes each turn on its own line, with the kind of line breaks that the text uses. */
export const asLines = (text: string, turns: readonly string[]): string =>
  turns.join('\n').trimEnd().replaceAll('\n', lineBreakOf(text));

/** Returns written turns that end at an offset, with a line break if text follows there without white space. */
export function separated(text: string, end: number, written: string): string {
  return /\S/.test(text.charAt(end)) && !written.endsWith(']') ? written + lineBreakOf(text) : written;
}

/** Returns the edits that append the turns of a new line of play, after an empty line. */
export function insertionAtEnd(text: string, written: string): TextEdit[] {
  const end = text.trimEnd().length;
  if (end === 0) return insertionAt(contentStart(text), written);
  const emptyLine = /^(?:[^\S\r\n]*(?:\r\n|\n|\r(?!\n))){2}/.exec(text.slice(end))?.[0];
  if (emptyLine !== undefined) return insertionAt(end + emptyLine.length, written);
  return insertionAt(end, lineBreakOf(text).repeat(2) + written);
}

/** Returns the edits that remove turns. Turns with only white space between them are removed as one. */
export function blockRemovalsOf(tree: Tree, spans: readonly Span[]): TextEdit[] {
  const blocks: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = blocks.at(-1);
    const isNext = last !== undefined && tree.text.slice(last.end, span.start).trim() === '';
    if (isNext) blocks[blocks.length - 1] = { start: last.start, end: span.end };
    else blocks.push(span);
  }
  return blocks.flatMap((block) => blockRemovalOf(tree, block));
}

/**
 * Returns the edits that remove turns that are a block of lines, with one of the empty lines that would meet there;
 * other turns as {@link removalOf} does.
 */
export function blockRemovalOf(tree: Tree, span: Span): TextEdit[] {
  const removal = removalOf(tree, span);
  const [only, ...others] = removal;
  if (only === undefined || others.length > 0) return removal;
  const { text } = tree;
  const before = /(?:^|\n|\r(?!\n))([^\S\r\n]*(?:\r\n|[\r\n]))$/.exec(text.slice(0, only.start))?.[1] ?? '';
  const meetsEmptyLine = /^\s*$|^[^\S\r\n]*[\r\n]/.test(text.slice(only.end));
  return [meetsEmptyLine ? { ...only, start: only.start - before.length } : only];
}
