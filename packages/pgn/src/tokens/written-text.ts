/** Returns the value of a tag, from its text in the file. */
export function valueText(written: string): string {
  const inside = written.startsWith('"')
    ? written.slice(1, written.length > 1 && written.endsWith('"') ? -1 : undefined)
    : written.trimEnd();
  return inside.includes('\\') ? inside.replace(/\\(["\\])/g, '$1') : inside;
}

/**
 * Returns the text between the quotation marks of a value with a backslash before each quotation mark that has none. A
 * backslash at its end, which would escape the quotation mark after it, is doubled.
 */
export const escapedValue = (inside: string): string =>
  inside.replace(/\\[^]|["\\]/g, (part) => (part.length === 1 ? `\\${part}` : part));

const [LINE_FEED, BLANK, DELETE] = [0x0a, 0x20, 0x7f];
const [OPEN, CLOSE] = [0x7b, 0x7d];

/**
 * Returns a comment of the model: the part of a file between two offsets without its braces or semicolon, white space
 * as one space.
 *
 * @param start offset of `{` or `;`
 * @param end offset after the closing brace, or after the text of a comment that has none
 */
export function commentText(text: string, start: number, end: number): string {
  let first = start + 1;
  let last = end > first && text.charCodeAt(start) === OPEN && text.charCodeAt(end - 1) === CLOSE ? end - 1 : end;
  while (first < last && text.charCodeAt(first) === BLANK) first++;
  while (last > first && text.charCodeAt(last - 1) === BLANK) last--;
  const breaks = singleBreaks(text, first, last);
  if (breaks === 0) return text.slice(first, last);
  if (breaks === undefined) return withSingleBlanks(text.slice(first, last));
  // Returns one string: `replace` returns a chain of its parts, which takes twice the memory.
  return linesOf(text, first, last, breaks).join(' ');
}

/**
 * Returns the number of line breaks in a part of a text. Returns `undefined` if there is anything else than visible
 * ASCII characters with single spaces or line feeds between them.
 */
function singleBreaks(text: string, start: number, end: number): number | undefined {
  let breaks = 0;
  let isAfterWord = false;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit > BLANK && unit < DELETE) {
      isAfterWord = true;
      continue;
    }
    if (!isAfterWord || (unit !== BLANK && unit !== LINE_FEED)) return undefined;
    if (unit === LINE_FEED) breaks++;
    isAfterWord = false;
  }
  return isAfterWord || start === end ? breaks : undefined;
}

/** Returns the lines of a part of a text with this number of line breaks. */
function linesOf(text: string, start: number, end: number, breaks: number): string[] {
  // A list that grows reserves memory for many more elements.
  const lines = new Array<string>(breaks + 1);
  let from = start;
  for (let i = 0; i < breaks; i++) {
    const to = text.indexOf('\n', from);
    lines[i] = text.slice(from, to);
    from = to + 1;
  }
  lines[breaks] = text.slice(from, end);
  return lines;
}

const withSingleBlanks = (text: string): string => text.trim().replace(/[^\S ]\s*| \s+/g, ' ');
