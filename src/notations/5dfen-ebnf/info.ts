import type { BuiltInInfo } from '../built-in.js';

/** The description of the EBNF of 5DFEN that is available without loading the notation. */
export const fiveDEbnfInfo: BuiltInInfo = {
  id: '5dfen-ebnf',
  folder: '5dfen-ebnf',
  title: '5DFEN by the letter of its EBNF',
  grammar: '5dfen-ebnf',
  startRule: 'ROOT',
  levels: ['syntax'],
  // Only for those who ask for it: 5dfen reads all that it reads.
  specification: { title: '5DFEN', url: 'https://github.com/adri326/5dchess-notation' },
};
