import { type GrammarToken, tokensOf } from '../frontend/tokens.js';
import type { GrammarFix, GrammarLocation } from '../problem.js';
import { editFix, type Sources, textAt } from './edits.js';

/** One alternative as it is written, without white space around it, and its tokens. */
export interface WrittenAlternative {
  readonly text: string;
  readonly tokens: readonly GrammarToken[];
}

/** Returns the alternatives of a choice as they are written, for the text of the choice. */
export function writtenAlternatives(text: string): WrittenAlternative[] {
  const found: WrittenAlternative[] = [];
  let [depth, start] = [0, 0];
  let tokens: GrammarToken[] = [];
  const add = (end: number): void => {
    found.push({ text: text.slice(start, end).trim(), tokens });
    tokens = [];
  };
  for (const token of tokensOf(text)) {
    if (/^[(<]$/.test(token.text)) depth++;
    else if (/^[)>]$/.test(token.text)) depth--;
    if (token.text === '/' && depth === 0) {
      add(token.start);
      start = token.end;
    } else tokens.push(token);
  }
  add(text.length);
  return found;
}

/**
 * Returns the edit for an alternative that another one before it hides: the hidden one goes before the other. If both are
 * written alike, it is dropped.
 *
 * @param count the number of alternatives that the choice should have
 * @param hidden index of the alternative that is never reached
 * @param first index of the alternative that matches instead
 */
export function hiddenAlternativeFix(
  at: GrammarLocation,
  { count, hidden, first }: { readonly count: number; readonly hidden: number; readonly first: number },
  sources: Sources,
): GrammarFix | undefined {
  const texts = writtenAlternatives(textAt(at, sources)).map(({ text }) => text);
  const moved = texts[hidden];
  // Flags may have left some alternatives out.
  if (moved === undefined || texts.length !== count) return undefined;
  const others = texts.filter((_, i) => i !== hidden);
  const isSame = moved === texts[first];
  if (!isSame) others.splice(first, 0, moved);
  const title = isSame ? `drop alternative ${hidden + 1}` : `move alternative ${hidden + 1} before ${first + 1}`;
  return editFix(title, at.file, at.start, at.end, others.join(' / '));
}

/**
 * Returns the edit that moves the first alternative of a choice to its end.
 *
 * @param name the rule that the first alternative must be
 */
export function lastAlternativeFix(at: GrammarLocation, name: string, sources: Sources): GrammarFix | undefined {
  const [first, ...others] = writtenAlternatives(textAt(at, sources)).map(({ text }) => text);
  if (first !== name || others.length === 0) return undefined;
  return editFix(`move ${name} to the end`, at.file, at.start, at.end, [...others, first].join(' / '));
}

/**
 * Returns the edit that writes a rule that begins with a call of itself, `A = A x / y`, as a repetition, `A = y (x)*`. It
 * matches the same texts. Returns `undefined` if no alternative begins with such a call, or all do.
 *
 * @param body the location of the rule's expression
 */
export function repetitionFix(name: string, body: GrammarLocation, sources: Sources): GrammarFix | undefined {
  const rests: string[] = [];
  const firsts: string[] = [];
  for (const { text, tokens } of writtenAlternatives(textAt(body, sources))) {
    const at = tokens[0]?.text === '@' ? 1 : 0;
    const call = tokens[at + 1]?.text === ':' ? tokens[at + 2] : tokens[at];
    if (call?.text !== name) {
      firsts.push(text);
      continue;
    }
    const next = tokens[tokens.indexOf(call) + 1];
    if (next === undefined || /^[?*+|<]$/.test(next.text)) return undefined;
    const last = tokens.at(-1) ?? next;
    rests.push(textAt(body, sources).slice(next.start, last.end));
  }
  if (rests.length === 0 || firsts.length === 0) return undefined;
  const first = firsts.length === 1 ? firsts.join('') : `(${firsts.join(' / ')})`;
  const written = `${first} (${rests.join(' / ')})*`;
  return editFix('write a repetition', body.file, body.start, body.end, written);
}
