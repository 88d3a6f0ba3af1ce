import { defineCatalogue } from '../../diagnostics/index.js';

/** Everything that can be said of a move by itself, wherever it stands. */
export const moveCatalogue = defineCatalogue('otn-move', {
  // ---- syntax ----
  'missing-move': {
    severity: 'error',
    message: 'a move should stand here, such as e5-e8xe9',
    explanation: 'A move record is a move, `---` for a resignation, or `.....` where a variation leaves one out.',
    example: ' ',
  },
  'unreadable-move': {
    severity: 'error',
    message: ({ found, why }: { found: string; why: string }) => `${found} is not a move${why}`,
    explanation:
      'A move is perhaps a symbol for a special piece, the space it starts from, one of - ^ = ^=, the space it ends on, perhaps x and the captured spaces with / between them, perhaps one of + ++ - --.',
    example: 'e5-e8x',
  },
  'upper-case-space': {
    severity: 'error',
    message: ({ found, wanted }: { found: string; wanted: string }) =>
      `spaces are written in lower case: ${wanted}, not ${found}`,
    explanation: 'Upper-case letters are symbols of defenders’ pieces; files are lower case (section 2).',
    example: 'E5-e8',
  },
  'blank-in-move': {
    severity: 'error',
    message: ({ wanted }: { wanted: string }) => `a move has no blanks inside: ${wanted}`,
    explanation: 'Blanks separate moves, so a move is written in one piece.',
    example: 'e5 - e8',
  },
  'unexpected-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the move ends in front of ${found}`,
    explanation: 'A move record is one move. Several moves are a game, and need turn numbers.',
    example: 'e5-e8 e7-e6',
  },

  // ---- structure ----
  'plain-symbol': {
    severity: 'warning',
    message: ({ symbol }: { symbol: string }) => `${symbol} is a plain taflman, whose symbol is left out`,
    explanation: 'Symbols are for special pieces only: king, commander, knight, mercenary, guard.',
    example: 'te5-e8',
  },
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
    explanation:
      'Mercenaries (m, M), guards (g, G) and `.....` in variations came later. The dialect `current` has them.',
    example: 'me5-e8',
  },
});
