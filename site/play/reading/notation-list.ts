import { pgn } from '@ludogram/pgn/entry';
import { sgf } from '@ludogram/sgf/entry';
import { type NotationEntry, notations } from '../../../src/library/index.js';

/** The notations that the page reads: the built-in ones and those of the packages. Each is loaded on first use. */
export const NOTATION_LIST: readonly NotationEntry[] = [...notations, pgn, sgf];

/** Returns the address of the page on a code, from the base of the site; `undefined` for a code that has none. */
export function codePage(code: string): string | undefined {
  const [notation, name] = code.split('/');
  return NOTATION_LIST.some(({ id }) => id === notation) ? `/notations/${notation}.html#${name}` : undefined;
}
