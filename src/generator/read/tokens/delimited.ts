/** A token of a grammar file with opening and closing delimiters. */
export interface DelimitedToken {
  readonly what: 'string' | 'class' | 'comment' | 'code block';
  /** The closing delimiter; empty if the end of the line closes the token. */
  readonly closer: string;
  readonly closed: boolean;
  /** Offset after the token, or where the closing delimiter is missing. */
  readonly end: number;
}

/**
 * Returns the string, class, comment or code block that begins at an offset. Strings and classes end at the end of
 * their line, comments and code at the end of the file.
 *
 * @param opener its opening delimiter: `"`, `'`, `[`, `{`, `/*` or `//`
 */
export function delimitedToken(text: string, start: number, opener: string): DelimitedToken {
  if (opener === '//') {
    return { what: 'comment', closer: '', closed: true, end: endOf(LINE, text, start) };
  }
  if (opener === '/*') {
    const end = text.indexOf('*/', start + 2);
    return { what: 'comment', closer: '*/', closed: end >= 0, end: end < 0 ? text.length : end + 2 };
  }
  if (opener === '{') return codeBlock(text, start);
  const closer = opener === '[' ? ']' : opener;
  const body = opener === '[' ? CLASS : opener === '"' ? DOUBLE : SINGLE;
  const end = endOf(body, text, start);
  const closed = text[end] === closer;
  return { what: opener === '[' ? 'class' : 'string', closer, closed, end: closed ? end + 1 : end };
}

const LINE = /[^\r\n]*/y;
const DOUBLE = /"(?:\\(?:\r\n|[^])|[^"\\\r\n])*/y;
const SINGLE = /'(?:\\(?:\r\n|[^])|[^'\\\r\n])*/y;
const CLASS = /\[(?:\\(?:\r\n|[^])|[^\]\\\r\n])*/y;

/** Returns the end of the match of a sticky pattern at an offset; the offset itself if it doesn't match. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/**
 * Returns the code block that begins at an offset. Peggy counts all braces in code, including those in strings and
 * comments.
 */
function codeBlock(text: string, start: number): DelimitedToken {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return { what: 'code block', closer: '}', closed: true, end: i + 1 };
  }
  return { what: 'code block', closer: '}', closed: false, end: text.length };
}

/**
 * Returns, for each opening brace of a text that is closed, the offset after its closing one, as code counts braces.
 */
export function blockEnds(text: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index);
    else if (open.length > 0) ends.set(open.pop()!, index + 1);
  }
  return ends;
}
