import { notations } from '../../../src/library/index.js';

/** The data of each notation that the page needs before one is loaded. */
export const NOTATION_LIST = notations.map(({ id, title, extensions, dialects, levels }) => ({
  id,
  title,
  extensions,
  dialects,
  levels,
}));

/** The address of the page on a code, from the base of the site; `undefined` for a code of no notation. */
export function codePage(code: string): string | undefined {
  const [notation, name] = code.split('/');
  return NOTATION_LIST.some(({ id }) => id === notation) ? `/notations/${notation}.html#${name}` : undefined;
}
