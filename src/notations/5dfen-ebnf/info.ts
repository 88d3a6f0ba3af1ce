import type { BuiltInInfo } from '../built-in.js';

/** Describes the notation `5dfen-ebnf` without loading it. */
export const fiveDEbnfInfo = {
  id: '5dfen-ebnf',
  folder: '5dfen-ebnf',
  title: '5DFEN exactly as in its EBNF',
  grammar: '5dfen-ebnf',
  startRule: 'ROOT',
  levels: ['syntax'],
  // Never detected: `5dfen` reads everything that this notation reads.
  specification: { title: '5DFEN', url: 'https://github.com/adri326/5dchess-notation' },
} as const satisfies BuiltInInfo;
