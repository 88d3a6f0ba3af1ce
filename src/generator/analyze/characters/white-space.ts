import type { CharSet } from '../../char-set.js';
import { type Expression, type Grammar, somePart } from '../../ir.js';

/** Whether an expression consumes nothing but white space, as `\s` of regular expressions defines it. */
export function matchesOnlyWhiteSpace(e: Expression, grammar: Grammar): boolean {
  return !somePart(e, grammar, (part) => {
    switch (part.op) {
      case 'and':
      case 'not':
        return false;
      case 'again':
        return true;
      case 'literal':
        return !part.units.every(isWhiteSpaceSet);
      case 'set':
        return !isWhiteSpaceSet(part.set);
      default:
        return undefined;
    }
  });
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
