import { type CodeOf, defineDiagnostics, explainCodes, plural } from '../../diagnostics/index.js';
import { explainOtherNotation } from '../../notation/index.js';
import { oniInfo } from './info.js';

/** The diagnostics of `.oni` files: codes, severities, messages and fixes. */
export const oniDiagnostics = /* @__PURE__ */ defineDiagnostics(oniInfo, {
  // ---- syntax ----
  'other-notation': {
    severity: 'error',
    message: 'this looks like {name}, not an Onitama game',
  },
  'unknown-card': {
    severity: 'error',
    message: 'unknown card {found}: expected {cards}',
  },
  'unknown-square': {
    severity: 'error',
    message: 'unknown square {found}: squares are a to y',
  },
  'unknown-character': {
    severity: 'error',
    message: 'unexpected {found}: expected {wanted}',
  },
  'stray-character': {
    severity: 'error',
    message: 'unexpected {found}: one character too many',
    fixes: { 'drop {found}': 'unsafe' },
  },
  'misplaced-board-character': {
    severity: 'error',
    message: 'unexpected board character {found}: a board comes before the cards',
  },
  'board-size': {
    severity: 'error',
    message: ({ what, count, wanted }: { what: string; count: number; wanted: number }) =>
      `${what} has ${plural(count, 'square')}: expected ${wanted}`,
  },
  'board-character': {
    severity: 'error',
    message: '{found} isn\'t a board character: expected ".", "0", "1", "2" or "3"',
  },
  'missing-cards': {
    severity: 'error',
    message: 'expected five cards, found {count}',
  },
  'incomplete-move': {
    severity: 'error',
    hidesPosition: true,
    message: 'incomplete move {found}: expected a card and two squares',
  },

  // ---- structure ----
  'repeated-card': {
    severity: 'error',
    hidesPosition: 'start',
    message: '{name} is dealt twice: the five cards must be different',
  },
  'too-many-senseis': {
    severity: 'warning',
    message: '{side} has {count} senseis: expected one',
  },
  'too-many-disciples': {
    severity: 'warning',
    message: '{side} has {count} disciples: expected at most four',
  },
  'no-sensei': {
    severity: 'note',
    message: '{side} has no sensei, so the game is over before it starts',
  },

  // ---- rules ----
  'card-not-in-hand': {
    severity: 'error',
    message: '{mover} does not have {name}, only {hand}{remark}',
    fixes: { 'play {name} ({letter}) instead': 'unsafe' },
  },
  'no-piece': {
    severity: 'error',
    message: "square {square} is empty: {mover}'s pieces are on {own}",
  },
  'not-own-piece': {
    severity: 'error',
    message: "the piece on {square} isn't {mover}'s: {mover}'s pieces are on {own}",
  },
  'not-on-card': {
    severity: 'error',
    message: ({ name, from, to, reach }: { name: string; from: string; to: string; reach: string }) =>
      `${name} does not reach ${to} from ${from}: it reaches ${reach === '' ? 'no square' : reach}`,
  },
  'own-piece-on-target': {
    severity: 'error',
    message: "{mover}'s own piece is on {square}: a piece can't capture its own side",
  },
  'move-after-end': {
    severity: 'error',
    message: 'the game is over: {how}',
  },
});

/**
 * The code of a diagnostic of an `.oni` file: `oni/unknown-card` and so on.
 *
 * @useDeclaredType
 */
export type OniCode = CodeOf<typeof oniDiagnostics>;

/** The codes of `.oni` files with explanations and examples, for `ludogram explain` and the documentation. */
export const explainedOni = /* @__PURE__ */ explainCodes(oniDiagnostics, () => ({
  'other-notation': explainOtherNotation('[event:Spring cup]\n1. d1-c1 d3-b3'),
  'unknown-card': {
    explanation:
      'Rule 5 and rule 6 name cards by their letters, in either case. A, I, J, N, P, S, V, W, Y and Z are not cards.',
    example: 'BXLUA',
  },
  'unknown-square': {
    explanation: "Rule 6.3 names the 25 squares a to y, row by row from blue's side. `z` is not a square.",
    example: 'BXLUT Brz',
  },
  'unknown-character': {
    explanation:
      'Cards and squares are letters. The characters 0 1 2 3 and . describe a board; no other character has a meaning.',
    example: 'BXLUT Br?',
  },
  'stray-character': {
    explanation: 'The rest can be read as five cards, or as moves of three characters. The fix removes this character.',
    example: 'BXLUT B!rs',
  },
  'misplaced-board-character': {
    explanation: 'Rule 3 reserves 0 1 2 3 and . for the board, which comes first in the file (rule 4).',
    example: 'BXLUT B0s',
  },
  'board-size': {
    explanation:
      "Rule 4.2: a board is five groups of five characters, from blue's side to red's. If it is written as five rows with white space between them, each row of another length is reported separately.",
    example: '11311 ..... ..... ..... 0020 BXLUT',
  },
  'board-character': {
    explanation: 'Rule 4: . is an empty square, 0 and 1 a red and a blue disciple, 2 and 3 a red and a blue sensei.',
    example: '11x11 ..... ..... ..... 00200 BXLUT',
  },
  'missing-cards': {
    explanation: 'Rule 5: two cards of red, two of blue, then the transfer card. They are required.',
    example: 'BXL',
  },
  'incomplete-move': {
    explanation:
      'Rule 6.2: each move is three characters, the card, the square it starts from and the square it ends on.',
    example: 'BXLUT Br',
  },
  'repeated-card': {
    explanation: 'There is one card of each kind, so the five of a game are all different.',
    example: 'BXLUB',
  },
  'too-many-senseis': {
    explanation: 'A side has one sensei. The notation allows any board, so this is a warning.',
    example: '33333 ..... ..... ..... 00200 BXLUT',
  },
  'too-many-disciples': {
    explanation: 'A side has four disciples at most. The notation allows any board, so this is a warning.',
    example: '11311 1.... ..... ..... 00200 BXLUT',
  },
  'no-sensei': {
    explanation: 'A side without a sensei has lost. The board can be written down, but no move can follow.',
    example: '11.11 ..... ..... ..... 00200 BXLUT',
  },
  'card-not-in-hand': {
    explanation:
      'A player moves with one of the two cards in hand. Each fix plays a card in hand that makes the same move; the replay continues with the first of them.',
    example: 'BXLUT Eys',
  },
  'no-piece': {
    explanation: 'A move starts from a square on which the mover has a piece.',
    example: 'BXLUT Bmh',
  },
  'not-own-piece': {
    explanation:
      'A move starts from a square on which the mover has a piece. Red moves first, then the sides take turns.',
    example: 'BXLUT Baf',
  },
  'not-on-card': {
    explanation: 'The card shows where a piece can go. Blue plays every card turned by 180 degrees.',
    example: 'BXLUT Byo',
  },
  'own-piece-on-target': {
    explanation:
      'A piece may move to an empty square or capture a piece of the opponent, but never one of its own side.',
    example: 'BXLUT Byx',
  },
  'move-after-end': {
    explanation:
      "The game ends when a sensei is captured or reaches the other side's temple, the square where the other sensei starts (red reaches c, blue reaches w). No move can follow.",
    example: '..... ..2.. ..... ..... ..3.. BTLUX Bhc Lwr',
  },
}));
