import { lineBreakOf } from '../../cst/text/line-index.js';
import type { GrammarEdit, GrammarFix, GrammarLocation } from '../problem.js';

/** The text of each grammar file, by its path. */
export type Sources = ReadonlyMap<string, string>;

/** Returns an edit that replaces the text from one offset of a file to another (exclusive). */
export const edit = (file: string, start: number, end: number, text: string): GrammarEdit => ({
  file,
  start,
  end,
  text,
});

/** Returns a fix with one edit: the text from one offset to another (exclusive) is replaced. */
export function editFix(title: string, file: string, start: number, end: number, text: string): GrammarFix {
  return { title, edits: [edit(file, start, end, text)] };
}

/** Returns the text of a location; the empty string if its file was not read. */
export function textAt({ file, start, end }: GrammarLocation, sources: Sources): string {
  return (sources.get(file) ?? '').slice(start, end);
}

/** Returns a name that is not taken: the wanted one, or that one with the first free number from 2. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}${number}`;
  return name;
}

/** Returns the edit that writes a line at the end of a file. */
export function appendEdit(file: string, line: string, sources: Sources): GrammarEdit {
  const text = sources.get(file) ?? '';
  const lineBreak = lineBreakOf(text);
  const before = /(?:^\uFEFF?|[\r\n])$/.test(text) ? '' : lineBreak;
  return edit(file, text.length, text.length, `${before}${line}${lineBreak}`);
}
