import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of a text as the specification's EBNF sees it. */
export const portCatalogue = defineCatalogue('5dfen-ebnf', {
  'not-in-language': {
    severity: 'error',
    message: ({ found, expected }: { found: string; expected: string }) =>
      `the EBNF does not allow ${found} here; it allows ${expected}`,
    explanation:
      'This is the first place at which no sentence of the specification’s grammar goes on as this text does. The grammar is taken by the letter: blanks are the space and the line feed, counts of blank squares stand in the first row only, and fields are separated by semicolons. The format 5dfen reads what people write.',
    example: '[k7/8;0;1;w]',
  },
});
