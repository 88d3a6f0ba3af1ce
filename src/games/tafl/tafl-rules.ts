import { defineRules, type Rules } from '../rules.js';
import type { Side } from './board/pieces.js';
import { violation } from './legality.js';
import type { Move } from './movement.js';
import { legalMoves } from './moves.js';
import { play } from './ply.js';
import { type Position, startPosition, type TaflSetup } from './position.js';
import { moveFromText, moveText } from './text/move-text.js';
import { positionKey } from './text/text.js';

/**
 * The rules of tafl. A position knows the rules of its game. Where a piece may move again after a capture, each of its
 * steps is a separate move.
 */
export const taflRules: Rules<Position, Move, TaflSetup, Side> = /* @__PURE__ */ defineRules({
  start: startPosition,
  toMove: ({ toMove }) => toMove,
  legalMoves,
  whyIllegal: (position, move) => violation(position, move)?.why,
  play,
  result: ({ result }) => result,
  key: (position) => positionKey(position),
  moveToText: moveText,
  moveFromText,
});
