import { sizeOf } from '../../generator/char-set.js';
import { type Expression, type Grammar, lookUp } from '../../generator/ir.js';
import { characterSets } from './scopes.js';

/** Returns how many characters the largest class of an expression has. */
export function maxClassSizeOf(e: Expression, grammar: Grammar): number {
  const sizes = characterSets(e, grammar).map(sizeOf);
  return sizes.reduce((max, size) => Math.max(max, size), 0);
}

/**
 * Returns the least number of characters that an expression matches; recursive uses of a rule count 0.
 *
 * @param lengths the lengths of rules, which are measured once; 0 for a rule that is being measured
 */
export function minLengthOf(e: Expression, grammar: Grammar, lengths = new Map<string, number>()): number {
  const of = (inner: Expression): number => minLengthOf(inner, grammar, lengths);
  switch (e.op) {
    case 'literal':
      return e.units.length;
    case 'set':
      return 1;
    case 'sequence':
      return e.parts.reduce((sum, part) => sum + of(part), 0);
    case 'choice':
      return e.alternatives.reduce((min, alternative) => Math.min(min, of(alternative)), Number.POSITIVE_INFINITY);
    case 'repeat':
      return e.min === 0 ? 0 : e.min * of(e.element) + (e.separator === undefined ? 0 : (e.min - 1) * of(e.separator));
    case 'text':
    case 'field':
      return of(e.inner);
    case 'rule':
      return lengths.get(e.name) ?? minLengthOfRule(e.name, grammar, lengths);
    default:
      return 0;
  }
}

function minLengthOfRule(name: string, grammar: Grammar, lengths: Map<string, number>): number {
  lengths.set(name, 0);
  const length = minLengthOf(lookUp(grammar.rules, name).body, grammar, lengths);
  lengths.set(name, length);
  return length;
}
