import { type EbnfExpression, isSame, ungrouped } from './ast.js';
import { literalText } from './characters.js';
import type { Languages } from './languages.js';

/** How to write `inner - without` in PEG so that the same texts match. */
export type Exception =
  /** `!without inner`, of single characters. */
  | { readonly type: 'lookahead'; readonly inner: EbnfExpression; readonly without: EbnfExpression }
  /** `(!without inner)*`: characters up to a text. */
  | { readonly type: 'until'; readonly inner: EbnfExpression; readonly without: EbnfExpression; readonly min: 0 | 1 }
  /** `text:inner !=text<words>`. */
  | { readonly type: 'words'; readonly inner: EbnfExpression; readonly words: readonly string[] };

/** Returns how an exception is written; `undefined` if no form is sure to match the same texts. */
export function exceptionOf(
  { inner, without }: EbnfExpression & { readonly type: 'exception' },
  languages: Languages,
): Exception | undefined {
  if (languages.isCharacter(inner) && languages.isCharacter(without)) return { type: 'lookahead', inner, without };
  const until = untilOf(inner, without, languages);
  if (until !== undefined) return until;
  const words = languages.exactWords(without)?.map((word) => literalText(word));
  return words === undefined ? undefined : { type: 'words', inner, words };
}

/** Recognizes `Char* - (Char* text Char*)`: characters up to a text. */
function untilOf(inner: EbnfExpression, without: EbnfExpression, languages: Languages): Exception | undefined {
  const [repeated, excluded] = [ungrouped(inner), ungrouped(without)];
  const unboundedPart = unboundedPartOf(repeated);
  if (unboundedPart === undefined || !languages.isCharacter(unboundedPart.inner) || excluded.type !== 'sequence') {
    return undefined;
  }
  const [before, text, after, ...more] = excluded.parts;
  if (before === undefined || text === undefined || after === undefined || more.length > 0) return undefined;
  const isAny = (part: EbnfExpression): boolean => {
    const any = unboundedPartOf(ungrouped(part));
    return any?.min === 0 && isSame(ungrouped(any.inner), ungrouped(unboundedPart.inner));
  };
  return isAny(before) && isAny(after) ? { type: 'until', without: text, ...unboundedPart } : undefined;
}

/** Returns what is repeated any number of times, or at least once. */
function unboundedPartOf(e: EbnfExpression): { readonly inner: EbnfExpression; readonly min: 0 | 1 } | undefined {
  if (e.type === 'repetition') return { inner: e.inner, min: 0 };
  if (e.type !== 'times' || e.max !== Infinity || e.min > 1) return undefined;
  return { inner: e.inner, min: e.min === 0 ? 0 : 1 };
}
