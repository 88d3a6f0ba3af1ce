import { defineDiagnostics, explainCodes, joinCodes } from '../../diagnostics/index.js';
import type { boardDiagnostics } from './codes-boards.js';
import { explainedBoards } from './codes-boards.js';
import type { headerDiagnostics } from './codes-headers.js';
import { explainedHeaders } from './codes-headers.js';
import type { moveDiagnostics } from './codes-moves.js';
import { explainedMoves } from './codes-moves.js';
import type { rulesDiagnostics } from './codes-rules.js';
import { explainedRules } from './codes-rules.js';

/** The codes of a whole text. */
export const fiveDDiagnostics = /* @__PURE__ */ defineDiagnostics('5dfen', {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not 5DFEN',
  },
  'too-deep': {
    severity: 'error',
    hidesPosition: true,
    message: 'variations are nested too deeply: the text from here on is not read',
  },
});

const explainedText = /* @__PURE__ */ explainCodes(fiveDDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text is in another notation, so nothing else is reported. 5DFEN is headers such as [Board "Standard"], boards such as [k7/8/8/8/8/8/8/K7:0:1:w], and moves such as 1. (0T1)e4 / (0T1)e5.',
    example: '{"moves": []}',
  },
  'too-deep': {
    explanation: 'Variations can contain variations, up to 500 levels deep.',
    example: '('.repeat(520),
  },
}));

/**
 * A code that a reading of a 5DFEN text can report.
 *
 * @useDeclaredType
 */
export type FiveDCode = `5dfen/${
  | keyof typeof fiveDDiagnostics.rows
  | keyof typeof headerDiagnostics.rows
  | keyof typeof boardDiagnostics.rows
  | keyof typeof moveDiagnostics.rows
  | keyof typeof rulesDiagnostics.rows}`;

/** The codes of 5DFEN at every level, with explanations and examples. */
export const explainedFiveD = /* @__PURE__ */ joinCodes(
  explainedText,
  explainedHeaders,
  explainedBoards,
  explainedMoves,
  explainedRules,
);
