import { defineDiagnostics, explainCodes, joinCodes } from '../../diagnostics/index.js';
import { explainOtherNotation } from '../../notation/index.js';
import { type boardDiagnostics, explainedBoards } from './boards/codes.js';
import { explainedHeaders, type headerDiagnostics } from './headers/codes.js';
import { fiveDInfo } from './info.js';
import { explainedLegality, type legalityDiagnostics } from './replay/codes.js';
import { explainedTurns, type turnDiagnostics } from './turns/codes.js';

/** The codes of a whole text. */
export const fiveDDiagnostics = /* @__PURE__ */ defineDiagnostics(fiveDInfo, {
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
    explanation: 'Variations can contain variations, up to 10,000 levels deep.',
    example: `[Board "Standard"]\n1. e4 ${'('.repeat(10_020)}`,
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
  | keyof typeof turnDiagnostics.rows
  | keyof typeof legalityDiagnostics.rows}`;

/** The codes of 5DFEN at every level, with explanations and examples. */
export const explainedFiveD = /* @__PURE__ */ joinCodes(
  explainedText,
  explainedHeaders,
  explainedBoards,
  explainedTurns,
  explainedLegality,
);
