import { type CodeOf, defineDiagnostics, explainCodes, joinCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { otnInfo } from '../info.js';
import type { OtnMoveCode } from '../move/codes.js';
import type { OtnPositionCode } from '../position/codes.js';
import type { OtnRulesCode } from '../rules/codes.js';
import { EXAMPLE_RULES as RULES } from './example-rules.js';
import { explainedLegality, type legalityDiagnostics } from './replay/codes.js';
import { explainedTags, type tagDiagnostics } from './tags/codes.js';
import { explainedTurns, type turnDiagnostics } from './turns/codes.js';

/** The codes of a whole text. */
export const otnDiagnostics = /* @__PURE__ */ defineDiagnostics(otnInfo, {
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an OpenTafl game',
  },
  unclosed: {
    severity: 'error',
    message: 'the "]" that ends {what} is missing',
    fixes: { 'add the "]"': 'safe', 'add the "]" at the end of line {line}': 'unsafe' },
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
    fixes: { 'write "{text}"': 'safe' },
  },
});

const explainedText = /* @__PURE__ */ explainCodes(otnDiagnostics, () => ({
  'other-notation': explainOtherNotation('1. e4 e5 2. Nf3 Nc6\n'),
  unclosed: {
    explanation: 'A bracket is missing if a new line begins another tag, or turns of the game. The fix adds it.',
    example: `[event:Spring cup\n${RULES}`,
  },
  'not-in-2016': {
    explanation:
      'Variations and puzzle tags were added later: only the dialect `current` has them. In 2016, `start-comment` was called `starting-comment`, and the rules tag was always the last.',
    example: `[start-comment:A club game]\n${RULES}`,
    dialect: '2016',
  },
}));

/**
 * A code that {@link parseOtn} can report: the codes of games, and of the positions, moves and rules in them.
 *
 * @useDeclaredType
 */
export type OtnCode =
  | CodeOf<typeof otnDiagnostics>
  | CodeOf<typeof tagDiagnostics>
  | CodeOf<typeof turnDiagnostics>
  | CodeOf<typeof legalityDiagnostics>
  | OtnMoveCode
  | OtnPositionCode
  | OtnRulesCode;

/** The codes of games with explanations and examples, at every level. */
export const explainedOtn = /* @__PURE__ */ joinCodes(explainedText, explainedTags, explainedTurns, explainedLegality);
