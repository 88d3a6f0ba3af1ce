import { defineRules, type Rules } from '../rules.js';
import type { Board, Side } from './board.js';
import { legalMoves, type Move, play, violations } from './moves.js';
import { type Deal, type Position, resultOf, startPosition } from './position.js';
import { moveFromText, moveText, positionKey } from './text.js';

/** The start of a game: the cards and, if it is not the usual one, the board. */
export interface OnitamaSetup {
  readonly deal: Deal;
  readonly board?: Board;
}

/**
 * The rules of Onitama. A player who can't move a piece must exchange a card; no move describes that, so the list of
 * legal moves is empty although the game is not over.
 */
export const onitamaRules: Rules<Position, Move, OnitamaSetup, Side> = /* @__PURE__ */ defineRules({
  start: ({ deal, board }) => startPosition(deal, board),
  toMove: ({ toMove }) => toMove,
  legalMoves,
  whyIllegal: (position, move) => violations(position, move)[0],
  play,
  result: resultOf,
  key: positionKey,
  moveToText: (_, move) => moveText(move),
  moveFromText,
});
