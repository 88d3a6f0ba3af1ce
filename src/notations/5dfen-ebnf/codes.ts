import { type CodeOf, defineDiagnostics, explainCodes } from '../../diagnostics/index.js';

/** Everything that can be said of a text as the specification's EBNF sees it. */
export const fiveDEbnfDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen-ebnf', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not 5DFEN',
  },
  'not-in-language': {
    severity: 'error',
    message: 'the EBNF does not allow {found} here; it allows {expected}',
  },
});

/**
 * The codes of diagnostics of texts of the EBNF.
 *
 * @useDeclaredType
 */
export type FiveDEbnfCode = CodeOf<typeof fiveDEbnfDiagnostics>;

/** The codes of the faithful port, with explanations and examples. */
export const explainedFiveDEbnf = /* @__PURE__ */ explainCodes(fiveDEbnfDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: '[event:Spring cup]\n1. d1-c1 d3-b3',
  },
  'not-in-language': {
    explanation:
      'This is the first place at which no sentence of the specification’s grammar goes on as this text does. The grammar is taken by the letter: blanks are the space and the line feed, counts of blank squares stand in the first row only, and fields are separated by semicolons. The format 5dfen reads what people write.',
    example: '[k7/8;0;1;w]',
  },
}));
