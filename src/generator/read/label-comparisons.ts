import { editFix } from '../fixes/edits.js';
import type { GrammarFix } from '../problem.js';
import type { TextSpan } from './extensions.js';
import { NAME } from './tokens/identifier.js';
import { tokensOf } from './tokens/tokens.js';

/** A lookahead that compares two labels as code does: `!(high <= low)`. */
export interface LabelComparison extends TextSpan {
  readonly operator: string;
  /** The advice about what to do instead. */
  readonly advice: string;
  /** The test that a grammar has for it; absent if it has none. */
  readonly fix?: GrammarFix;
}

const COMPARISON = new RegExp(
  String.raw`(?<not>[!&])\s*\(\s*(?<left>${NAME})\s*(?<operator><=?|>=?|==)\s*(?<right>${NAME})\s*\)`,
  'gu',
);

/** Returns the comparisons of labels in a grammar, each with what to write instead. */
export function labelComparisons(text: string, file: string): LabelComparison[] {
  const found = [...text.matchAll(COMPARISON)];
  if (found.length === 0) return [];
  const tokens = tokensOf(text);
  const starts = new Set(tokens.map(({ start }) => start));
  const labels = new Set(tokens.flatMap((token, i) => (tokens[i + 1]?.text === ':' ? [token.text] : [])));
  return found.flatMap(({ 0: whole, index: start, groups: { not, left, operator: operator, right } = {} }) => {
    if (!starts.has(start) || !labels.has(left!) || !labels.has(right!)) return [];
    const end = start + whole.length;
    if (operator !== '==') return [{ start, end, operator: operator!, advice: 'declare an external predicate' }];
    const advice = `write ${not}=${left}<=${right}>`;
    return [
      { start, end, operator: operator, advice, fix: editFix(advice, file, start, end, advice.slice('write '.length)) },
    ];
  });
}
