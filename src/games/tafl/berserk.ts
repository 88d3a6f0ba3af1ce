import type { BoardTables } from './board-tables.js';
import { forEachTarget, type Move } from './movement.js';
import { type Effect, effectOf } from './play.js';
import { sideOf } from './pieces.js';
import type { Position, Square } from './position.js';

/** Whether the piece that has just moved moves again: it has captured, the rules allow it, and it has a target. */
export function movesOn(tables: BoardTables, effect: Effect, at: Square): boolean {
  if (tables.rules.berserk === 'none' || effect.captures.length === 0) return false;
  const position: Position = { board: effect.board, toMove: sideOf(effect.piece), berserker: at };
  return berserkTargets(tables, position, at).length > 0;
}

/** The squares that a piece may go to in the middle of its turn; with `capture`, only those on which it captures. */
export function berserkTargets(tables: BoardTables, position: Position, from: Square): Square[] {
  const targets: Square[] = [];
  forEachTarget(tables, position.board, from, (to) => {
    if (tables.rules.berserk === 'move' || isCapturing(tables, position, { from, to })) targets.push(to);
  });
  return targets;
}

/** Whether a move captures anything. */
export const isCapturing = (tables: BoardTables, position: Position, move: Move): boolean =>
  effectOf(tables, position, move).captures.length > 0;
