import { type CodeOf, defineDiagnostics, explainCodes } from '../../diagnostics/index.js';
import { explainOtherNotation } from '../../notation/index.js';
import { fiveDEbnfInfo } from './info.js';

/** The diagnostics of texts read as the specification's EBNF defines them: codes, severities and messages. */
export const fiveDEbnfDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDEbnfInfo, {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not 5DFEN',
  },
  'not-in-language': {
    severity: 'error',
    message: 'unexpected {found}: expected {expected}',
  },
});

/**
 * The codes of diagnostics of texts of the EBNF.
 *
 * @useDeclaredType
 */
export type FiveDEbnfCode = CodeOf<typeof fiveDEbnfDiagnostics>;

/** The codes of `5dfen-ebnf`, each with an explanation and an example. */
export const explainedFiveDEbnf = /* @__PURE__ */ explainCodes(fiveDEbnfDiagnostics, () => ({
  'other-notation': explainOtherNotation('[event:Spring cup]\n1. d1-c1 d3-b3'),
  'not-in-language': {
    explanation:
      'The text is valid up to here, but no sentence of the EBNF of the specification continues with this character. Nothing beyond the EBNF is accepted: white space is the space and the line feed (production `space`), counts of blank squares occur in the first row only (`fen_pieces`), and semicolons separate fields (`BOARD`). Use the notation `5dfen` for files that people write.',
    example: '[k7/8;0;1;w]',
  },
}));
