/** Returns the value of a tag, from its text in the file. */
export function valueText(written: string): string {
  const inside = written.startsWith('"')
    ? written.slice(1, written.length > 1 && written.endsWith('"') ? -1 : undefined)
    : written.trimEnd();
  return inside.includes('\\') ? inside.replace(/\\(["\\])/g, '$1') : inside;
}

const [BLANK, DELETE] = [0x20, 0x7f];
const [OPEN, CLOSE] = [0x7b, 0x7d];

/**
 * Returns a comment of the model: the part of a file between two offsets without its braces or semicolon, white space
 * as one blank.
 *
 * @param start offset of `{` or `;`
 * @param end offset after the closing brace, or after the text of a comment that has none
 */
export function commentText(text: string, start: number, end: number): string {
  let first = start + 1;
  let last = end > first && text.charCodeAt(start) === OPEN && text.charCodeAt(end - 1) === CLOSE ? end - 1 : end;
  while (first < last && text.charCodeAt(first) === BLANK) first++;
  while (last > first && text.charCodeAt(last - 1) === BLANK) last--;
  return isPlain(text, first, last) ? text.slice(first, last) : withSingleBlanks(text.slice(first, last));
}

/** Whether a part of a text has visible ASCII characters and single blanks only. */
function isPlain(text: string, start: number, end: number): boolean {
  let before = 0;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit < BLANK || unit >= DELETE || (unit === BLANK && before === BLANK)) return false;
    before = unit;
  }
  return true;
}

const withSingleBlanks = (text: string): string => text.trim().replace(/[^\S ]\s*| \s+/g, ' ');
