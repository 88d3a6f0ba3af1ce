import type { Repeat } from '../ir.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import { tokensOf } from '../read/tokens/tokens.js';
import { edit, editFix, type Sources, textAt } from './edits.js';

/**
 * Returns the fix that ends an endless repetition. The inner one of two repetitions is dropped, as in `("a"?)*`;
 * otherwise, the outer one is dropped, because what it repeats can match nothing already.
 */
export function endlessFix(
  outer: Repeat,
  canMatchNothing: (e: Repeat['element']) => boolean,
  sources: Sources,
): GrammarFix | undefined {
  const inner = outer.element;
  const isInner = inner.op === 'repeat' && !canMatchNothing(inner.element);
  return suffixFix(isInner ? inner : outer, sources);
}

/** Returns the fix that drops the operator of a repetition: `?`, `*`, `+` or `|…|`. */
function suffixFix({ location, element }: Repeat, sources: Sources): GrammarFix | undefined {
  if (location === undefined) return undefined;
  const written = textAt(location, sources);
  const from =
    element.location?.file === location.file && element.location.end < location.end
      ? Math.max(0, element.location.end - location.start)
      : 0;
  const start = suffixOf(written, from);
  if (start === undefined) return undefined;
  return editFix(`drop ${written.slice(start)}`, location.file, location.start + start, location.end, '');
}

/** Returns the offset of the operator at the end of a repetition; the search begins at an offset after the element. */
function suffixOf(written: string, from: number): number | undefined {
  if (/[?*+]$/.test(written)) return written.length - 1;
  const bar = tokensOf(written.slice(from)).find(({ text }) => text === '|');
  return bar === undefined ? undefined : from + bar.start;
}

/** Returns the fix that swaps the bounds of a repetition. */
export function boundsFix(min: GrammarLocation, max: GrammarLocation, sources: Sources): GrammarFix {
  const [low, high] = [textAt(max, sources), textAt(min, sources)];
  const edits = [edit(min.file, min.start, min.end, low), edit(max.file, max.start, max.end, high)];
  return { title: `write |${low}..${high}|`, edits };
}

/**
 * Returns the fix that replaces bounds that are a label or code by none, so that the part occurs any number of times.
 *
 * @param location the location of the whole repetition
 * @param inner the location of what it repeats
 */
export function countFix(location: GrammarLocation, inner: GrammarLocation, sources: Sources): GrammarFix | undefined {
  const written = textAt(location, sources);
  const tokens = tokensOf(written.slice(inner.end - location.start));
  const bar = tokens.findIndex(({ text }) => text === '|');
  const end = tokens.findIndex(({ text }, i) => i > bar && /^[,|]$/.test(text));
  const [first, last] = [tokens[bar], tokens[end]];
  if (first === undefined || last === undefined) return undefined;
  const hasSeparator = last.text === ',';
  const [from, to] = hasSeparator ? [first.end, last.start] : [first.start, last.end];
  const text = hasSeparator ? '..' : '*';
  return editFix(`write ${text}`, location.file, inner.end + from, inner.end + to, text);
}

/**
 * Returns the fix for a repetition that takes what the part after it matches: a lookahead in the repetition leaves it.
 *
 * @param isAlike whether both match the same texts; the repetition must then leave the last one
 */
export function lookaheadFix(
  element: GrammarLocation | undefined,
  next: GrammarLocation | undefined,
  isAlike: boolean,
  sources: Sources,
): GrammarFix | undefined {
  if (element === undefined || next === undefined || element.file !== next.file) return undefined;
  const [written, following] = [textAt(element, sources), textAt(next, sources)];
  const text = isAlike ? `(${written} &${following})` : `(!${following} ${written})`;
  return editFix(`write ${text}`, element.file, element.start, element.end, text);
}
