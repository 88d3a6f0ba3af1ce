import { type Expression, type Grammar, partsOf } from '../../ir.js';
import { untilNothingChanges } from '../calls/fixed-point.js';
import { alwaysMatches, type Facts } from '../facts.js';

/**
 * Whether an expression can fail after it tried a recursive rule; such a failed attempt costs time proportional to the
 * text that it read; any other fails at once.
 *
 * @param nests the rules that lead to recursive ones
 */
export function lateFailures(grammar: Grammar, facts: Facts, nests: ReadonlySet<string>): (e: Expression) => boolean {
  const late = new Set<string>();
  const canNest = (e: Expression): boolean => (e.op === 'rule' ? nests.has(e.name) : partsOf(e).some(canNest));
  const failsLate = (e: Expression): boolean => {
    if (alwaysMatches(e, facts)) return false;
    switch (e.op) {
      case 'rule':
        return late.has(e.name);
      case 'sequence': {
        const first = e.parts.findIndex(canNest);
        return e.parts.some((part, i) => failsLate(part) || (first >= 0 && i > first && !alwaysMatches(part, facts)));
      }
      case 'repeat':
        return e.min > 0 && (failsLate(e.element) || (e.min > 1 && canNest(e)));
      case 'not':
        return canNest(e.inner);
      default:
        return partsOf(e).some(failsLate);
    }
  };
  untilNothingChanges(grammar, ({ name, body }) => {
    if (late.has(name) || !failsLate(body)) return false;
    late.add(name);
    return true;
  });
  return failsLate;
}
