import type { CharSet } from '../../char-set.js';
import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';

/** Whether an expression consumes nothing but white space, as `\s` of regular expressions defines it. */
export function matchesOnlyWhiteSpace(e: Expression, grammar: Grammar, seen = new Set<string>()): boolean {
  switch (e.op) {
    case 'and':
    case 'not':
    case 'test':
    case 'lineStart':
      return true;
    case 'again':
      return false;
    case 'literal':
      return e.units.every(isWhiteSpaceSet);
    case 'set':
      return isWhiteSpaceSet(e.set);
    case 'rule': {
      // A rule that was seen before is decided where it was seen.
      if (seen.has(e.name)) return true;
      seen.add(e.name);
      return matchesOnlyWhiteSpace(lookUp(grammar.rules, e.name).body, grammar, seen);
    }
    default:
      return partsOf(e).every((part) => matchesOnlyWhiteSpace(part, grammar, seen));
  }
}

/** The assumed limit for the length of a run of white space. */
const MAX_RUN_LENGTH = 16;

function isWhiteSpaceSet({ ranges }: CharSet): boolean {
  return ranges.every(([low, high]) => {
    if (high - low >= MAX_RUN_LENGTH) return false;
    for (let code = low; code <= high; code++) if (!/\s/.test(String.fromCodePoint(code))) return false;
    return true;
  });
}
