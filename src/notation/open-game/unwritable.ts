import { orList } from '../../diagnostics/index.js';

/** Whether a text can be written. */
type CanWrite = (text: string) => boolean;

/**
 * Returns the parts of a text for which it can't be written, in quotes: each character that can't be in any text of its
 * kind; otherwise the shortest part that can't be a text of its own. `undefined` if no text at all can be written.
 */
export function unwritableIn(text: string, canWrite: CanWrite): string | undefined {
  if (!canWrite('a')) return undefined;
  const characters = [...new Set(text)].filter(
    (character) => !/^[\p{L}\p{N}]$/u.test(character) && !canWrite(`a${character}a`),
  );
  return orList((characters.length > 0 ? characters : [shortestUnwritable(text, canWrite)]).map(shown));
}

/** Returns a part of an unwritable text that is unwritable too, but would be writable with a piece of it left out. */
function shortestUnwritable(text: string, canWrite: CanWrite): string {
  let shortest = [...text];
  for (let size = Math.ceil(shortest.length / 2); ; size = Math.ceil(size / 2)) {
    for (let at = 0; at < shortest.length;) {
      const shorter = shortest.toSpliced(at, size);
      if (shorter.length > 0 && !canWrite(shorter.join(''))) shortest = shorter;
      else at += size;
    }
    if (size <= 1) return shortest.join('');
  }
}

/** Quotes characters; those that can't be seen as in code: `\n`, `\u{200b}`. */
const shown = (text: string): string => `"${text.replaceAll(/\p{C}|(?! )\p{Z}/gu, escaped)}"`;

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escaped = (character: string): string => ESCAPES[character] ?? `\\u{${character.codePointAt(0)!.toString(16)}}`;
