import { defineDiagnostics, explainCodes, joinCodes } from '../../diagnostics/index.js';
import { explainOtherNotation } from '../../notation/other-notation.js';
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
  'other-notation': explainOtherNotation('{"moves": []}'),
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
