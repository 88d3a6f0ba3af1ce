import { type CodeOf, defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { explainOtherNotation } from '../../../notation/index.js';
import { otnMoveInfo } from '../info.js';

/** The diagnostics of a move, on its own or in a game, except those about the rules of the game. */
export const moveDiagnostics = /* @__PURE__ */ defineDiagnostics(otnMoveInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an OpenTafl move',
  },
  'missing-move': {
    severity: 'error',
    message: 'the move is missing: expected one such as "e5-e8xe9"',
  },
  'unreadable-move': {
    severity: 'error',
    hidesPosition: true,
    message: "{found} isn't a move{why}",
  },
  'upper-case-space': {
    severity: 'error',
    hidesPosition: true,
    message: 'spaces are written in lower case: write "{wanted}" for {found}',
    fixes: { 'write "{text}"': 'safe', 'write "{text}", without a symbol': 'unsafe' },
  },
  'blank-in-move': {
    severity: 'error',
    hidesPosition: true,
    message: 'unexpected white space in a move: write "{wanted}"',
    fixes: { 'write "{text}"': 'safe' },
  },
  'unexpected-text': {
    severity: 'error',
    message: 'unexpected {found} after the move: a move record has one move',
  },

  // ---- structure ----
  'plain-symbol': {
    severity: 'warning',
    message: '"{symbol}" is the symbol of a plain taflman: leave it out',
    fixes: { 'leave it out': 'safe' },
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

/**
 * A code that a reading of a move can report.
 *
 * @useDeclaredType
 */
export type OtnMoveCode = CodeOf<typeof moveDiagnostics>;

/** The codes of a move with an explanation and an example each. */
export const explainedMove = /* @__PURE__ */ explainCodes(moveDiagnostics, () => ({
  'other-notation': explainOtherNotation('[event:Spring cup]'),
  'missing-move': {
    explanation:
      'A move record is a move, `---` for a resignation, or `.....` for a move that a variation leaves out (section 2).',
    example: ' ',
  },
  'unreadable-move': {
    explanation:
      'A move has, in this order: the symbol of a special piece, if it is one; the space it starts from; one of - ^ = ^=; the space it ends on; after captures x and the captured spaces with / between them; optionally one of + ++ - -- (section 2).',
    example: 'e5-e8x',
  },
  'upper-case-space': {
    explanation: "Upper-case letters are symbols of the defenders' pieces, and files are lower case (section 2).",
    example: 'E5-e8',
  },
  'blank-in-move': {
    explanation: 'White space separates moves, so a move has none inside.',
    example: 'e5 - e8',
  },
  'unexpected-text': {
    explanation: 'A move record is one move. Several moves need turn numbers and are a game.',
    example: 'e5-e8 e7-e6',
  },
  'plain-symbol': {
    explanation: 'Only special pieces have symbols: king, commander, knight, mercenary and guard (section 2).',
    example: 'te5-e8',
  },
  'not-in-2016': {
    explanation:
      'Later revisions added mercenaries (m, M), guards (g, G) and `.....` in variations. The dialect `current` has them.',
    example: 'me5-e8',
    dialect: '2016',
  },
}));
