import { truncated } from '../../cst/text/characters.js';
import type { Diagnostic, Severity } from '../diagnostic.js';

/** Number of diagnostics of each severity. */
export type SeverityCounts = Record<Severity, number>;

/** Counts diagnostics by severity. */
export function countSeverities(diagnostics: readonly Diagnostic[]): SeverityCounts {
  const counts: SeverityCounts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of diagnostics) counts[severity]++;
  return counts;
}

/**
 * Returns `2 errors, 1 warning in 3 files`, or `no problems in 1 file`.
 *
 * @param noun the name of what is counted, in the singular
 */
export const summary = (counts: SeverityCounts, count: number, noun = 'file'): string =>
  `${countsText(counts) || 'no problems'} in ${plural(count, noun)}`;

/** Returns `2 errors, 1 warning`; empty if there are none. */
export const countsText = (counts: SeverityCounts): string =>
  (['error', 'warning', 'note'] satisfies Severity[])
    .flatMap((severity) => (counts[severity] === 0 ? [] : [plural(counts[severity], severity)]))
    .join(', ');

/** Returns a number with its noun: `1 file`, `2 files`, `3 fixes`. */
export function plural(count: number, noun: string): string {
  const ending = count === 1 ? '' : noun.endsWith('x') ? 'es' : 's';
  return `${count} ${noun}${ending}`;
}

/** Joins alternatives: `L`, `L or U`, `L, U or X`. */
export const orList = (choices: readonly string[]): string => listed(choices, 'or');

/** Joins items: `L`, `L and U`, `L, U and X`. */
export const andList = (items: readonly string[]): string => listed(items, 'and');

const listed = (items: readonly string[], word: 'or' | 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

const MAX_QUOTE_LENGTH = 30;

/**
 * Returns a piece of the user's text as messages show it: its first line without the white space around it, in double
 * quotes, and cut if it is long. The value `found` of a message is always quoted by this function, so messages have no
 * quotation marks around `{found}`.
 */
export function quote(text: string): string {
  const [line = ''] = text.trim() === '' ? [text] : text.trim().split(/[\r\n]/, 1);
  return JSON.stringify(truncated(line, MAX_QUOTE_LENGTH));
}

/** Returns a piece of text {@link quote | quoted}, or an empty text if it is nothing but white space. */
export const quotedUnlessEmpty = (text: string): string => (text.trim() === '' ? '' : quote(text));
