import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SUITE = join(import.meta.dirname, '..', 'suite', 'pgn');
const texts = readdirSync(SUITE, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => readFileSync(join(SUITE, name), 'utf8'))
  .filter(({ length }) => length < 2000);

/** Characters that have a meaning, and white space. */
const SIGNS = [...'[](){};%$"\\*.-! \n', '\r\n', '1-0', 'e4', '[Event "x"]'];

/**
 * Returns the beginning of one case of the suite and the end of the same or of another one, with up to three changes:
 * something is left out, doubled, or written between.
 *
 * @param next returns a random whole number from 0 to below its argument
 */
export function changedText(next: (n: number) => number): string {
  const first = texts[next(texts.length)]!;
  const second = next(2) === 0 ? first : texts[next(texts.length)]!;
  let text = first.slice(0, next(first.length + 1)) + second.slice(next(second.length + 1));
  for (let i = next(4); i > 0; i--) {
    const at = next(text.length + 1);
    const end = at + next(next(4) === 0 ? 40 : 3);
    const added = next(2) === 0 ? SIGNS[next(SIGNS.length)]! : text.slice(at, end);
    text = text.slice(0, at) + added + text.slice(next(2) === 0 ? at : end);
  }
  return text;
}
