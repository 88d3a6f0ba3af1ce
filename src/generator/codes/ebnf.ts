import type { WordedProblem } from './words.js';

/** Why a text is not EBNF: the codes of `ludogram ebnf`. */
export const EBNF_CODES = {
  'ebnf-syntax': { severity: 'error', message: ({ problem }: WordedProblem) => problem },
  'other-dialect': {
    severity: 'error',
    message: "this is {what}; expected productions such as name = 'a' | b; in ISO 14977, the EBNF of W3C, ABNF or BNF",
  },
  'unknown-production': { severity: 'error', message: 'unknown production "{name}"' },
  'repeated-production': { severity: 'error', message: 'production "{name}" is defined twice' },
} as const;
