import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of a text as the specification's EBNF sees it. */
export const portCatalogue = defineCatalogue('5dfen-ebnf', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not 5DFEN',
  },
  'not-in-language': {
    severity: 'error',
    message: ({ found, expected }: { found: string; expected: string }) =>
      `the EBNF does not allow ${found} here; it allows ${expected}`,
  },
});
