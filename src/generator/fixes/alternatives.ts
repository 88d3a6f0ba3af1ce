import type { GrammarEdit, GrammarFix, GrammarLocation } from '../problem.js';
import { type FlagReference, locationOf } from '../read/peggy-ast.js';
import { type GrammarToken, tokensOf } from '../read/tokens/tokens.js';
import { edit, editFix, type Sources, textAt } from './edits.js';

/** One alternative: its tokens, and the offsets in the text of the choice between which it is written. */
interface WrittenAlternative {
  readonly tokens: readonly GrammarToken[];
  readonly start: number;
  readonly end: number;
}

/** Returns the alternatives of a choice, for its text. Comments before and after an alternative are not part of it. */
function writtenAlternatives(text: string): WrittenAlternative[] {
  const lists: GrammarToken[][] = [[]];
  let depth = 0;
  for (const token of tokensOf(text)) {
    if (/^[(<]$/.test(token.text)) depth++;
    else if (/^[)>]$/.test(token.text)) depth--;
    if (token.text === '/' && depth === 0) lists.push([]);
    else lists.at(-1)!.push(token);
  }
  return lists.flatMap((tokens) => {
    const [first, last] = [tokens[0], tokens.at(-1)];
    return first === undefined || last === undefined ? [] : [{ tokens, start: first.start, end: last.end }];
  });
}

const alternativesByLocation = new WeakMap<GrammarLocation, readonly WrittenAlternative[]>();

/** Returns the alternatives of a choice at a location. They are looked for once, however many of them are hidden. */
function alternativesAt(location: GrammarLocation, text: string): readonly WrittenAlternative[] {
  const written = alternativesByLocation.get(location) ?? writtenAlternatives(text);
  alternativesByLocation.set(location, written);
  return written;
}

/**
 * Returns the fix for an alternative that another one before it hides: the hidden one goes before the other. If both
 * are written alike, it is dropped. Comments stay where they are. Returns `undefined` if the hidden one would hide the
 * other in turn.
 *
 * @param count the number of alternatives that the choice should have
 * @param hidden index of the alternative that is never reached
 * @param first index of the alternative that matches instead
 * @param hidesFirst whether the hidden alternative would hide the other one if it came first
 */
export function hiddenAlternativeFix(
  location: GrammarLocation,
  {
    count,
    hidden,
    first,
    hidesFirst,
  }: { readonly count: number; readonly hidden: number; readonly first: number; readonly hidesFirst: boolean },
  sources: Sources,
): GrammarFix | undefined {
  const text = textAt(location, sources);
  const written = alternativesAt(location, text);
  const [moved, before, target] = [written[hidden], written[hidden - 1], written[first]];
  // Flags may have left some alternatives out.
  if (moved === undefined || before === undefined || target === undefined || written.length !== count) return undefined;
  const drops = [
    ...dropTokens(location, before.end, moved.start, text),
    edit(location.file, location.start + moved.start, location.start + moved.end, ''),
  ];
  const spelling = text.slice(moved.start, moved.end);
  if (spelling === text.slice(target.start, target.end)) {
    return { title: `drop alternative ${hidden + 1}`, edits: drops };
  }
  if (hidesFirst) return undefined;
  const to = location.start + target.start;
  return {
    title: `move alternative ${hidden + 1} before ${first + 1}`,
    edits: [edit(location.file, to, to, `${spelling} / `), ...drops],
  };
}

/** Returns the edits that drop the tokens of a choice from one offset to another, and keep the comments there. */
function dropTokens(location: GrammarLocation, from: number, to: number, text: string): GrammarEdit[] {
  const begin = location.start + from;
  const part = text.slice(from, to);
  if (!hasComments(part)) return [edit(location.file, begin, location.start + to, '')];
  return tokensOf(part).map(({ start, end }) => edit(location.file, begin + start, begin + end, ''));
}

/**
 * Returns the fix that moves the first alternative of a choice to its end. Comments stay where they are.
 *
 * @param name the rule that the first alternative must be
 */
export function lastAlternativeFix(location: GrammarLocation, name: string, sources: Sources): GrammarFix | undefined {
  const text = textAt(location, sources);
  const written = writtenAlternatives(text);
  const [first, second, last] = [written[0], written[1], written.at(-1)];
  if (first === undefined || second === undefined || last === undefined) return undefined;
  if (text.slice(first.start, first.end) !== name) return undefined;
  const end = location.start + last.end;
  const drops = [
    edit(location.file, location.start + first.start, location.start + first.end, ''),
    ...dropTokens(location, first.end, second.start, text),
  ];
  return { title: `move ${name} to the end`, edits: [...drops, edit(location.file, end, end, ` / ${name}`)] };
}

/**
 * Returns the fix that writes a rule that begins with a call of itself, `A = A x / y`, as a repetition, `A = y (x)*`.
 * It matches the same texts. Returns `undefined` if no alternative begins with such a call, or all do, or if the rule
 * has comments, which would be lost.
 *
 * @param body the location of the rule's expression
 */
export function repetitionFix(name: string, body: GrammarLocation, sources: Sources): GrammarFix | undefined {
  const text = textAt(body, sources);
  if (hasComments(text)) return undefined;
  const rests: string[] = [];
  const firsts: string[] = [];
  for (const { tokens, start, end } of writtenAlternatives(text)) {
    const at = tokens[0]?.text === '@' ? 1 : 0;
    const call = tokens[at + 1]?.text === ':' ? tokens[at + 2] : tokens[at];
    if (call?.text !== name) {
      firsts.push(text.slice(start, end));
      continue;
    }
    const next = tokens[tokens.indexOf(call) + 1];
    if (next === undefined || /^[?*+|<]$/.test(next.text)) return undefined;
    rests.push(text.slice(next.start, end));
  }
  if (rests.length === 0 || firsts.length === 0) return undefined;
  const first = firsts.length === 1 ? firsts.join('') : `(${firsts.join(' / ')})`;
  const written = `${first} (${rests.join(' / ')})*`;
  return editFix('write a repetition', body.file, body.start, body.end, written);
}

/** Whether a part of a grammar has text other than tokens and white space. */
function hasComments(text: string): boolean {
  const tokens = tokensOf(text);
  const isText = (start: number, end: number): boolean => text.slice(start, end).trim() !== '';
  return (
    tokens.some(({ start }, i) => isText(tokens[i - 1]?.end ?? 0, start)) ||
    isText(tokens.at(-1)?.end ?? 0, text.length)
  );
}

/** Returns the fix that writes an empty text after the condition of an alternative without parts. */
export function emptyAlternativeFix({ location }: FlagReference): GrammarFix {
  const { file, end } = locationOf(location);
  return editFix('insert ""', file, end, end, ' ""');
}

/**
 * Returns the fix that moves a condition to the beginning of its alternative.
 *
 * @param begin the offset of the alternative
 */
export function laterFlagFix({ location, flag }: FlagReference, begin: number, sources: Sources): GrammarFix {
  const at = locationOf(location);
  const after = /^\s*/.exec((sources.get(at.file) ?? '').slice(at.end))?.[0].length ?? 0;
  return {
    title: `move #${flag} to the beginning of the alternative`,
    edits: [edit(at.file, begin, begin, `${textAt(at, sources)} `), edit(at.file, at.start, at.end + after, '')],
  };
}
