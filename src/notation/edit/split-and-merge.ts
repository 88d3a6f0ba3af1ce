import { lineBreakOf } from '../../cst/text/line-index.js';
import type { Span } from '../../diagnostics/index.js';
import { failure, type Result } from '../result.js';
import { isSameModel } from './same-model.js';
import { contentStart } from './text-edits.js';

/**
 * Divides a text into the texts of its records, such as the games of a file. Between two records, white space belongs
 * to the first, and everything after it, such as a comment, to the second. Joined without anything between them, the
 * parts are the text.
 *
 * @param records the spans of the records, in their order
 */
export function splitText(text: string, records: readonly Span[]): string[] {
  const starts = records.map(({ start }, i) => {
    const end = records[i - 1]?.end;
    return end === undefined ? 0 : end + /^\s*/.exec(text.slice(end, start))![0].length;
  });
  return starts.map((start, i) => text.slice(start, starts[i + 1]));
}

/** How the records of a notation are merged. */
export interface RecordMerging {
  /** The member of the model that has the records. */
  readonly key: string;
  /** Returns the records of a text. */
  readonly records: (text: string) => readonly unknown[];
  /** The number of line breaks between two texts. */
  readonly lineBreaks: number;
  /** Why a record can change when texts are joined. */
  readonly problem: string;
}

/**
 * Joins texts of records to one text, which has the line breaks of the first; texts of white space are left out.
 * Returns a problem if a record would change, such as one that isn't closed.
 */
export function mergeTexts(
  texts: readonly string[],
  { key, records, lineBreaks, problem }: RecordMerging,
): Result<{ readonly text: string }> {
  const parts = texts
    .map((text, i) => (i === 0 ? text : text.slice(contentStart(text))))
    .filter((text) => /\S/.test(text));
  const [first] = parts;
  if (first === undefined) return { ok: true, text: '' };
  const lineBreak = lineBreakOf(first);
  const text = parts.map((part) => part.trimEnd()).join(lineBreak.repeat(lineBreaks)) + lineBreak;
  const wanted = parts.flatMap(records);
  const found = records(text);
  const changed = wanted.findIndex((record, i) => !isSameModel(record, found[i]));
  return changed < 0 && wanted.length === found.length
    ? { ok: true, text }
    : failure([key, Math.max(0, changed)], problem);
}
