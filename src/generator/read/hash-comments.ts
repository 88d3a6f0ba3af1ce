import type { TextSpan } from './extensions.js';
import { blockEnds, delimitedToken } from './tokens/delimited.js';

/**
 * The beginning of a string, a class, code or a comment, which can contain a `#` that begins no comment; or a `#` that
 * is not the beginning of a condition on a flag.
 */
const OPENER = /["'[{]|\/\*|\/\/|#(?=[\s#]|$)/g;

/**
 * Returns the comments of a grammar that begin with `#`, up to the ends of their lines. Other tools read them; here,
 * `#` begins the name of a flag, so only those are found that begin with a space or another `#`.
 */
export function hashComments(text: string): TextSpan[] {
  const found: TextSpan[] = [];
  const blocks = blockEnds(text);
  const lastCloser = text.lastIndexOf('*/');
  for (let offset = 0; ;) {
    OPENER.lastIndex = offset;
    const opener = OPENER.exec(text);
    if (opener === null) return found;
    const { 0: open, index: start } = opener;
    offset = start + 1;
    if (open === '{') offset = blocks.get(start) ?? offset;
    else if (open !== '/*' || start + 2 <= lastCloser) {
      const { closed, end } = delimitedToken(text, start, open === '#' ? '//' : open);
      if (open === '#') found.push({ start, end });
      if (closed) offset = end;
    }
  }
}
