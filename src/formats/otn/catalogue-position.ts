import { defineCatalogue, plural } from '../../diagnostics/index.js';

/** Everything that can be said of a position, wherever it stands. */
export const positionCatalogue = defineCatalogue('otn-position', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this seems to be ${name}, not a positional record`,
  },
  'missing-position': {
    severity: 'error',
    message: 'a position should stand here, such as /3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/',
  },
  'unknown-piece': {
    severity: 'error',
    message: ({ found }: { found: string }) =>
      `${found} is no taflman symbol; they are t c n k m g for attackers, T C N K M G for defenders`,
  },
  'bad-count': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is not a number of empty spaces, which goes from 1 to 99`,
  },
  'empty-row': {
    severity: 'error',
    message: ({ row }: { row: number }) => `row ${row} is empty; a row without pieces is its width, such as 7`,
  },
  'unexpected-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the position ends in front of ${found}`,
  },
  'missing-slash': {
    severity: 'warning',
    message: ({ where }: { where: string }) => `the slash ${where} is missing`,
    fixes: { 'add it': 'safe' },
  },

  // ---- structure ----
  'row-width': {
    severity: 'error',
    message: ({ row, width, size }: { row: number; width: number; size: number }) =>
      `row ${row} is ${width} wide, the board is ${size}`,
  },
  'row-count': {
    severity: 'error',
    message: ({ count, size }: { count: number; size: number }) =>
      `the board has ${plural(count, 'row')}, but its rows are ${size} wide`,
  },
  'too-large': {
    severity: 'error',
    message: ({ count }: { count: number }) => `the board has ${count} rows; files a to z allow 26 at most`,
  },
  'no-king': {
    severity: 'warning',
    message: 'there is no king',
  },
  'several-kings': {
    severity: 'warning',
    message: ({ count }: { count: number }) => `there are ${count} kings instead of one`,
  },
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
  },
});
