import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of a move by itself, wherever it stands. */
export const moveCatalogue = defineCatalogue('otn-move', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not a move record',
  },
  'missing-move': {
    severity: 'error',
    message: 'a move should stand here, such as e5-e8xe9',
  },
  'unreadable-move': {
    severity: 'error',
    message: ({ found, why }: { found: string; why: string }) => `${found} is not a move${why}`,
  },
  'upper-case-space': {
    severity: 'error',
    message: ({ found, wanted }: { found: string; wanted: string }) =>
      `spaces are written in lower case: ${wanted}, not ${found}`,
    fixes: { 'write {text}': 'safe', 'write {text}, without a symbol': 'unsafe' },
  },
  'blank-in-move': {
    severity: 'error',
    message: ({ wanted }: { wanted: string }) => `a move has no blanks inside: ${wanted}`,
    fixes: { 'write {text}': 'safe' },
  },
  'unexpected-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the move ends in front of ${found}`,
  },

  // ---- structure ----
  'plain-symbol': {
    severity: 'warning',
    message: ({ symbol }: { symbol: string }) => `${symbol} is a plain taflman, whose symbol is left out`,
    fixes: { 'leave it out': 'safe' },
  },
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
  },
});
