import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';

/** Everything that can be said of a move by itself, wherever it stands. */
export const moveDiagnostics = /* @__PURE__ */ defineDiagnostics('otn-move', {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not a move record',
  },
  'missing-move': {
    severity: 'error',
    message: 'a move should stand here, such as e5-e8xe9',
  },
  'unreadable-move': {
    severity: 'error',
    hidesPosition: true,
    message: '{found} is not a move{why}',
  },
  'upper-case-space': {
    severity: 'error',
    hidesPosition: true,
    message: 'spaces are written in lower case: {wanted}, not {found}',
    fixes: { 'write {text}': 'safe', 'write {text}, without a symbol': 'unsafe' },
  },
  'blank-in-move': {
    severity: 'error',
    hidesPosition: true,
    message: 'a move has no blanks inside: {wanted}',
    fixes: { 'write {text}': 'safe' },
  },
  'unexpected-text': {
    severity: 'error',
    message: 'the move ends in front of {found}',
  },

  // ---- structure ----
  'plain-symbol': {
    severity: 'warning',
    message: '{symbol} is a plain taflman, whose symbol is left out',
    fixes: { 'leave it out': 'safe' },
  },
  'not-in-2016': {
    severity: 'warning',
    message: 'the 2016 revision has no {what}',
  },
});

/** What is behind the codes of a move. */
export const explainedMove = /* @__PURE__ */ explainCodes(moveDiagnostics, () => ({
  'other-notation': {
    explanation:
      'The text begins like another notation. `ludogram formats` lists those that can be read. There are no fixes.',
    example: '[event:Spring cup]',
  },
  'missing-move': {
    explanation: 'A move record is a move, `---` for a resignation, or `.....` where a variation leaves one out.',
    example: ' ',
  },
  'unreadable-move': {
    explanation:
      'A move is perhaps a symbol for a special piece, the space it starts from, one of - ^ = ^=, the space it ends on, perhaps x and the captured spaces with / between them, perhaps one of + ++ - --.',
    example: 'e5-e8x',
  },
  'upper-case-space': {
    explanation: 'Upper-case letters are symbols of defenders’ pieces; files are lower case (section 2).',
    example: 'E5-e8',
  },
  'blank-in-move': {
    explanation: 'Blanks separate moves, so a move is written in one piece.',
    example: 'e5 - e8',
  },
  'unexpected-text': {
    explanation: 'A move record is one move. Several moves are a game, and need turn numbers.',
    example: 'e5-e8 e7-e6',
  },
  'plain-symbol': {
    explanation: 'Symbols are for special pieces only: king, commander, knight, mercenary, guard.',
    example: 'te5-e8',
  },
  'not-in-2016': {
    explanation:
      'Mercenaries (m, M), guards (g, G) and `.....` in variations came later. The dialect `current` has them.',
    example: 'me5-e8',
  },
}));
