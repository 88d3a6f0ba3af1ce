/** A name, or a value, whose closing bracket may be missing at the end of the text. */
const PART = /[A-Za-z]+|\[(?:[^\]\\]+|\\[^])*(\]?)/g;

/**
 * Whether text consists of properties that only lack the semicolon before them: each has a name with a capital letter,
 * and closed values.
 */
export function isWholeNode(text: string): boolean {
  let hasValue = true;
  for (const [part, bracket] of text.matchAll(PART)) {
    const isName = bracket === undefined;
    if (isName ? !hasValue || !/[A-Z]/.test(part) : bracket === '') return false;
    hasValue = !isName;
  }
  return hasValue;
}

/** Whether text that can't be read as properties ends inside a value, which contains what follows. */
export function endsInValue(text: string): boolean {
  let bracket: string | undefined;
  for (const part of text.matchAll(PART)) bracket = part[1];
  return bracket === '' || endsInBackslash(text);
}

/** Whether text ends in a backslash, which escapes what follows. */
export function endsInBackslash(text: string): boolean {
  let start = text.length;
  while (text[start - 1] === '\\') start--;
  return (text.length - start) % 2 === 1;
}
