import type { Span } from '../../../diagnostics/index.js';
import type { Path } from '../../../notation/index.js';

/**
 * Returns the span of the value at a path of a valid JSON text; of the innermost value around it if it is missing.
 * Takes time proportional to the text, however deep it is nested.
 */
export function spanOfJson(text: string, path: Path): Span {
  let start = afterWhiteSpace(text, 0);
  for (const step of path) {
    const inner = memberAt(text, start, step);
    if (inner === undefined) break;
    start = inner;
  }
  return { start, end: endOfValue(text, start) };
}

/**
 * Returns the offset of a member of the object or list at an offset; the last one if a key is repeated, as readers do.
 */
function memberAt(text: string, container: number, step: string | number): number | undefined {
  const isObject = text[container] === '{';
  if (!isObject && text[container] !== '[') return undefined;
  let found: number | undefined;
  let offset = afterWhiteSpace(text, container + 1);
  for (let index = 0; text[offset] !== '}' && text[offset] !== ']' && offset < text.length; index++) {
    let key: unknown = index;
    if (isObject) {
      const end = endOfString(text, offset);
      key = JSON.parse(text.slice(offset, end));
      offset = afterWhiteSpace(text, afterWhiteSpace(text, end) + 1);
    }
    if (key === step) found = offset;
    if (found !== undefined && !isObject) break;
    offset = afterWhiteSpace(text, endOfValue(text, offset));
    if (text[offset] === ',') offset = afterWhiteSpace(text, offset + 1);
  }
  return found;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let offset = start;
  while (offset < text.length) {
    const character = text[offset]!;
    if (character === '{' || character === '[') depth++;
    if (character === '}' || character === ']') depth--;
    offset = endOfToken(text, offset);
    if (depth === 0) break;
  }
  return offset;
}

/** Returns the end of a string, a number, a word such as `true`, or a single character between them. */
function endOfToken(text: string, start: number): number {
  if (text[start] === '"') return endOfString(text, start);
  let end = start + 1;
  if (WORD_CHARACTER.test(text.charAt(start))) while (WORD_CHARACTER.test(text.charAt(end))) end++;
  return end;
}

/** A character of a number, or of a word such as `true`. */
const WORD_CHARACTER = /[^\s,:[\]{}"]/;

/** Returns the end of the string that begins at an offset of a valid JSON text. */
export function endOfString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset++) {
    if (text[offset] === '\\') offset++;
    else if (text[offset] === '"') return offset + 1;
  }
  return text.length;
}

function afterWhiteSpace(text: string, offset: number): number {
  let at = offset;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return at;
}
