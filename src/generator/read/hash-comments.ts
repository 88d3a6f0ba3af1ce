import { delimitedToken } from './tokens/delimited.js';
import type { TextSpan } from './extensions.js';

/**
 * The beginning of a string, a class, code or a comment, which can contain a `#` that begins no comment; or a `#` that is
 * not the beginning of a condition on a flag.
 */
const OPENER = /["'[{]|\/\*|\/\/|#(?=[\s#]|$)/g;

/**
 * Returns the comments of a grammar that begin with `#`, up to the ends of their lines. Other tools read them; here, `#`
 * begins the name of a flag, so only those are found that begin with a blank or another `#`.
 */
export function hashComments(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  for (let at = 0; ;) {
    OPENER.lastIndex = at;
    const opener = OPENER.exec(text);
    if (opener === null) return found;
    const start = opener.index;
    const isComment = opener[0] === '#';
    const { closed, end } = delimitedToken(text, start, isComment ? '//' : opener[0]);
    if (isComment) found.push({ start, end });
    at = closed ? end : start + 1;
  }
}
