import { type CharSet, contains } from '../../char-set.js';
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

/** The characters that `\s` of regular expressions matches and `trim` removes. */
const WHITE_SPACE = [
  ...`\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`,
].map((white) => white.charCodeAt(0));

/** Whether a set has a character of white space, as `\s` of regular expressions defines it. */
export const containsWhiteSpace = (set: CharSet): boolean => WHITE_SPACE.some((code) => contains(set, code));
