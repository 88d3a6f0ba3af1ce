/** `2016` is the revision of March 2016; `current` is what programs and files have gone on with. */
export type Dialect = 'current' | '2016';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', '2016'];

/** The pieces of a symbol that came after the revision of 2016, in words; nothing for others. */
export const laterPieces = (symbol: string): string | undefined =>
  ({ m: 'mercenaries', g: 'guards' })[symbol.toLowerCase()];
