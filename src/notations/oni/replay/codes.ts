import { defineDiagnostics, explainCodes } from '../../../diagnostics/index.js';
import { oniInfo } from '../info.js';

/** The diagnostics of level `rules`: moves that break the rules. */
export const legalityDiagnostics = /* @__PURE__ */ defineDiagnostics(oniInfo, {
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

/** The codes of level `rules` with explanations and examples. */
export const explainedLegality = /* @__PURE__ */ explainCodes(legalityDiagnostics, () => ({
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
      "The game ends when a sensei is captured or reaches the other side's temple, the square where the other sensei starts (c for red, w for blue). No move can follow.",
    example: '..... ..2.. ..... ..... ..3.. BTLUX Bhc Lwr',
  },
}));
