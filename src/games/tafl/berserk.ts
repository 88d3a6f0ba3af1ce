import type { Square } from './board.js';
import type { Ground } from './ground.js';
import { forEachTarget, type Move } from './movement.js';
import { type Effect, effectOf } from './play.js';
import { sideOf } from './pieces.js';
import type { Position } from './position.js';

/** Whether the piece that has made a move moves on: it has captured, and the rules let it and there is where to go. */
export function movesOn(ground: Ground, effect: Effect, at: Square): boolean {
  if (ground.rules.berserk === 'none' || effect.captures.length === 0) return false;
  const position: Position = { board: effect.board, toMove: sideOf(effect.piece), berserker: at };
  return berserkTargets(ground, position, at).length > 0;
}

/** Where a piece in the middle of its turn may go: with `capture`, only to where it captures. */
export function berserkTargets(ground: Ground, position: Position, from: Square): Square[] {
  const targets: Square[] = [];
  forEachTarget(ground, position.board, from, (to) => {
    if (ground.rules.berserk === 'move' || isCapturing(ground, position, { from, to })) targets.push(to);
  });
  return targets;
}

/** Whether a move captures anything. */
export const isCapturing = (ground: Ground, position: Position, move: Move): boolean =>
  effectOf(ground, position, move).captures.length > 0;
