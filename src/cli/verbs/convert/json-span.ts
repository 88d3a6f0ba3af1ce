import type { Span } from '../../../diagnostics/index.js';
import type { Path } from '../../../notation/index.js';

/**
 * Returns the span of the value at a path of a valid JSON text; of the innermost value around it if it is missing.
 * Takes time proportional to the text, however deep it is nested.
 */
export function spanOfJson(text: string, path: Path): Span {
  let start = afterBlanks(text, 0);
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
  let at = afterBlanks(text, container + 1);
  for (let index = 0; text[at] !== '}' && text[at] !== ']' && at < text.length; index++) {
    let key: unknown = index;
    if (isObject) {
      const end = endOfString(text, at);
      key = JSON.parse(text.slice(at, end));
      at = afterBlanks(text, afterBlanks(text, end) + 1);
    }
    if (key === step) found = at;
    if (found !== undefined && !isObject) break;
    at = afterBlanks(text, endOfValue(text, at));
    if (text[at] === ',') at = afterBlanks(text, at + 1);
  }
  return found;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const character = text[at]!;
    if (character === '"') at = endOfString(text, at);
    else if (OTHER.test(character)) {
      while (OTHER.test(text.charAt(at))) at++;
    } else {
      if (character === '{' || character === '[') depth++;
      if (character === '}' || character === ']') depth--;
      at++;
    }
    if (depth === 0) break;
  }
  return at;
}

/** A character of a number, or of a word such as `true`. */
const OTHER = /[^\s,:[\]{}"]/;

/** Returns the end of the string that begins at an offset of a valid JSON text. */
export function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at + 1;
  }
  return text.length;
}

function afterBlanks(text: string, offset: number): number {
  let at = offset;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return at;
}
