import type { CharSet } from '../../char-set.js';
import { type Expression, type Grammar, lookUp, partsOf } from '../../ir.js';

/** Whether an expression consumes nothing but white space, as `\s` of regular expressions defines it. */
export function matchesOnlyBlanks(e: Expression, grammar: Grammar, within: ReadonlySet<string> = new Set()): boolean {
  switch (e.op) {
    case 'and':
    case 'not':
    case 'test':
    case 'lineStart':
      return true;
    case 'again':
      return false;
    case 'literal':
      return e.units.every(isBlankSet);
    case 'set':
      return isBlankSet(e.set);
    case 'rule': {
      if (within.has(e.name)) return true;
      return matchesOnlyBlanks(lookUp(grammar.rules, e.name).body, grammar, new Set([...within, e.name]));
    }
    default:
      return partsOf(e).every((part) => matchesOnlyBlanks(part, grammar, within));
  }
}

/** The assumed limit for the length of a run of white space. */
const MAX_RUN_LENGTH = 16;

function isBlankSet({ ranges }: CharSet): boolean {
  return ranges.every(([low, high]) => {
    if (high - low >= MAX_RUN_LENGTH) return false;
    for (let code = low; code <= high; code++) if (!/\s/.test(String.fromCodePoint(code))) return false;
    return true;
  });
}
