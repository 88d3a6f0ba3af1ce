import type { Worded } from './words.js';

/** Why a text is no EBNF: the codes of `ludogram ebnf`. */
export const EBNF = {
  'ebnf-syntax': { severity: 'error', message: ({ problem }: Worded) => problem },
  'other-dialect': {
    severity: 'error',
    message: "this is {what}; ludogram reads ISO 14977 EBNF, with productions such as name = 'a' | b;",
  },
  'unknown-production': { severity: 'error', message: 'unknown production "{name}"' },
  'repeated-production': { severity: 'error', message: 'production "{name}" is defined twice' },
} as const;
