import { type Expression, type Grammar, isErrorRule, isTriviaRule, lookUp } from '../../ir.js';
import { charSet, type CharSet, contains, isSubset } from '../../char-set.js';

/**
 * Returns a short text that an expression matches: the first of several alternatives, the fewest repetitions, a space
 * for trivia. It is what a printer writes where a model has nothing.
 *
 * @param open the rules that are being written
 */
export function sampleText(e: Expression, grammar: Grammar, open: ReadonlySet<string> = new Set()): string {
  const sample = (inner: Expression): string => sampleText(inner, grammar, open);
  switch (e.op) {
    case 'literal':
      return e.text;
    case 'set':
      return contains(e.set, 32) ? ' ' : String.fromCodePoint(e.set.ranges[0]?.[0] ?? 32);
    case 'sequence':
      return e.parts.map(sample).join('');
    case 'choice':
      return e.alternatives[0] === undefined ? '' : sample(e.alternatives[0]);
    case 'repeat': {
      // White space that may be there separates what is beside it.
      if (e.min === 0 && e.element.op === 'set' && isBlank(e.element.set)) return ' ';
      const separator = e.separator === undefined ? '' : sample(e.separator);
      return Array.from({ length: e.min }, () => sample(e.element)).join(separator);
    }
    case 'text':
    case 'field':
    case 'capture':
      return sample(e.inner);
    case 'rule':
      if (isTriviaRule(e.name)) return ' ';
      if (isErrorRule(e.name) || open.has(e.name)) return '';
      return sampleText(lookUp(grammar.rules, e.name).body, grammar, new Set([...open, e.name]));
    default:
      return '';
  }
}

const WHITE = charSet([
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0xfeff, 0xfeff],
]);

const isBlank = (set: CharSet): boolean => contains(set, 32) && isSubset(set, WHITE);
