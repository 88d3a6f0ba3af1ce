import { defineCatalogue } from '../../diagnostics/index.js';

/** Keys that a rules record can’t do without, or whose absence means nothing. */
const HAS_NO_DEFAULT = /^(?:dim|starti?|name)$/;

/** Everything that can be said of a rules record, wherever it stands. */
export const rulesCatalogue = defineCatalogue('otn-rules', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: ({ name }: { name: string }) => `this seems to be ${name}, not a rules record`,
  },
  'bad-value': {
    severity: 'error',
    message: ({ key, takes, found }: { key: string; takes: string; found: string }) =>
      `${key} takes ${takes}, not ${found}; ${HAS_NO_DEFAULT.test(key) ? 'it has no default' : 'ignored, the default is used'}`,
  },
  'bad-entry': {
    severity: 'error',
    message: ({ found }: { found: string }) => `${found} is no entry; an entry is a key, a colon and a value`,
  },
  'unexpected-text': {
    severity: 'error',
    message: ({ found }: { found: string }) => `the rules end in front of ${found}`,
  },
  'unknown-key': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `nobody knows the key ${key}; it is kept as it is`,
  },
  'rules-word': {
    severity: 'warning',
    message: 'the word rules is not part of the record',
    fixes: { 'drop it': 'safe' },
  },
  'jump-yes': {
    severity: 'warning',
    message: ({ key }: { key: string }) => `${key} takes n, r, j or c; y is read as j`,
    fixes: { 'write {text}': 'safe' },
  },
  'default-word': {
    severity: 'warning',
    message: ({ key }: { key: string }) =>
      `${key} has its default when it is left out; default is not a list of spaces`,
    fixes: { 'leave it out': 'safe' },
  },

  // ---- structure ----
  'missing-size': {
    severity: 'error',
    message: 'the size of the board is missing: dim comes first',
  },
  'missing-start': {
    severity: 'error',
    message: 'the starting position is missing: start comes last',
  },
  'size-not-first': {
    severity: 'error',
    message: ({ first }: { first: string }) => `dim comes first, but ${first} stands in front of it`,
  },
  'start-not-last': {
    severity: 'error',
    message: ({ key, last }: { key: string; last: string }) => `${key} comes last, but ${last} stands behind it`,
  },
  'repeated-key': {
    severity: 'error',
    message: ({ key }: { key: string }) => `${key} is given twice; the first one holds`,
  },
  'bad-size': {
    severity: 'error',
    message: ({ size }: { size: number }) => `a board has 1 to 26 files, not ${size}`,
  },
  'start-size': {
    severity: 'error',
    message: ({ start, size }: { start: number; size: number }) =>
      `the starting position is ${start} × ${start}, but dim is ${size}`,
  },
  'off-board': {
    severity: 'error',
    message: ({ space, size }: { space: string; size: number }) => `${space} is not on a board of ${size} × ${size}`,
  },
  'limit-count': {
    severity: 'error',
    message: ({ count }: { count: number }) =>
      `spd takes 1, 2, 8, 10 or 12 numbers, not ${count}; ignored, so no piece has a limit`,
  },
  'not-in-2016': {
    severity: 'warning',
    message: ({ what }: { what: string }) => `the 2016 revision has no ${what}`,
  },
});
