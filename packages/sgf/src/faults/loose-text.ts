/** The beginning of a name or a value. */
const PART = /[A-Za-z]+|\[/g;
/** The character that may end a value: a closing bracket, unless a backslash escapes it. */
const END = /\\[^]|\]/g;

/** A name, or a value whose closing bracket may be missing at the end of the text. */
type Part = { readonly name: string } | { readonly isClosed: boolean };

/** Yields the names and values of a text. One pattern for a whole value would need a stack as long as the value. */
function* partsOf(text: string): Generator<Part> {
  const part = new RegExp(PART);
  for (let found = part.exec(text); found !== null; found = part.exec(text)) {
    const [name] = found;
    if (name === '[') {
      const end = endOfValue(text, part.lastIndex);
      yield { isClosed: end !== undefined };
      part.lastIndex = end ?? text.length;
    } else yield { name };
  }
}

/** Returns the offset after the bracket that closes a value; `undefined` if there is none. */
function endOfValue(text: string, start: number): number | undefined {
  const end = new RegExp(END);
  end.lastIndex = start;
  let found = end.exec(text);
  while (found !== null && found[0] !== ']') found = end.exec(text);
  return found === null ? undefined : end.lastIndex;
}

/**
 * Whether text consists of properties that only lack the semicolon before them: each has a name with a capital letter,
 * and closed values.
 */
export function isWholeNode(text: string): boolean {
  let hasValue = true;
  for (const part of partsOf(text)) {
    const isName = 'name' in part;
    if (isName ? !hasValue || !/[A-Z]/.test(part.name) : !part.isClosed) return false;
    hasValue = !isName;
  }
  return hasValue;
}

/** Whether text that can't be read as properties ends inside a value, which contains what follows. */
export function endsInValue(text: string): boolean {
  let isOpen = false;
  for (const part of partsOf(text)) isOpen = 'isClosed' in part && !part.isClosed;
  return isOpen || endsInBackslash(text);
}

/** Whether text ends in a backslash, which escapes what follows. */
export function endsInBackslash(text: string): boolean {
  let start = text.length;
  while (text[start - 1] === '\\') start--;
  return (text.length - start) % 2 === 1;
}
