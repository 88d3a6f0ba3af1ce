/** A header without its closing bracket, its closing quotation mark, or both. */
export interface BrokenHeader {
  readonly key: string;
  /** The value in quotation marks. */
  readonly value: string;
  /** What is missing, and where it belongs in the text of the header. */
  readonly missing: '"' | ']' | '"]';
  readonly end: number;
  /** The fix in the catalogue that adds it. */
  readonly title: 'add the {text}' | 'add the {text} at the end of the line';
}

/** A header without quotation marks: what is before its value, its key, its value. */
export const UNQUOTED_HEADER = /^(\[[ \t]*([^ \t]+)[ \t]+)(.*?)[ \t]*\]$/s;

const NO_BRACKET = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("(?:[^"\\]|\\.)*")[ \t]*$/s;
const NO_MARK = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("[^"\\[\]]*[^"\\[\] \t])\]$/;
const NEITHER = /^\[[ \t]*([A-Za-z0-9._-]+)[ \t]*("[^"\\[\]]*[^"\\[\] \t])[ \t]*$/;

/** What is missing at the end of a text that would be a header with it; `undefined` if nothing else is wrong there. */
export function brokenHeader(text: string): BrokenHeader | undefined {
  const noBracket = NO_BRACKET.exec(text);
  if (noBracket !== null) return broken(noBracket, ']', text.trimEnd().length);
  const noMark = NO_MARK.exec(text);
  if (noMark !== null) return broken(noMark, '"', text.length - 1);
  const neither = NEITHER.exec(text);
  return neither === null ? undefined : broken(neither, '"]', text.trimEnd().length);
}

function broken(
  [, key = '', value = '']: RegExpExecArray,
  missing: BrokenHeader['missing'],
  end: number,
): BrokenHeader {
  const closed = missing === ']' ? value : `${value}"`;
  // A value whose end nobody marked may end earlier, or go on in the next line.
  const title = missing === '"]' ? 'add the {text} at the end of the line' : 'add the {text}';
  return { key, value: closed, missing, end, title };
}
