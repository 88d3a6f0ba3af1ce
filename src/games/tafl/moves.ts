import { type Board, pieceAt, type Square } from './board/board.js';
import { type BoardTables, boardTablesOf } from './board/board-tables.js';
import { isOn, type Side } from './board/pieces.js';
import { type Effect, effectOf, isCapturing } from './effect.js';
import { endOf, type Reason } from './endings/ending.js';
import { forEachTarget, type Move } from './movement.js';
import type { Position, Situation } from './position.js';

/** Returns every legal move, in no particular order; none once the game is over. */
export const legalMoves = (position: Position): Move[] =>
  position.result === undefined ? movesOf(boardTablesOf(position.rules), position) : [];

/** Returns every move of the side to move, in no particular order. Does not check whether the game is over. */
export function movesOf(tables: BoardTables, { board, toMove, berserker }: Situation): Move[] {
  const moves: Move[] = [];
  if (berserker !== undefined) return berserkTargets(tables, board, berserker).map((to) => ({ from: berserker, to }));
  for (let from = 0; from < board.length; from++) {
    if (isOn(toMove, pieceAt(board, from))) forEachTarget(tables, board, from, (to) => moves.push({ from, to }));
  }
  return moves;
}

/** Whether the piece that has just moved moves again: it has captured, the rules allow it, and it has a target. */
export function movesOn(tables: BoardTables, effect: Effect, square: Square): boolean {
  if (tables.rules.berserk === 'none' || effect.captures.length === 0) return false;
  return berserkTargets(tables, effect.board, square).length > 0;
}

/**
 * Returns the squares to which a piece may go in the middle of its turn; with `capture`, only those on which it
 * captures.
 */
function berserkTargets(tables: BoardTables, board: Board, from: Square): Square[] {
  const targets: Square[] = [];
  forEachTarget(tables, board, from, (to) => {
    if (tables.rules.berserk === 'move' || isCapturing(tables, board, { from, to })) targets.push(to);
  });
  return targets;
}

/**
 * Whether a side could win with one move if it were its turn: for the given reason or, without one, for any reason but
 * repetition.
 */
export function threatens({ rules, board }: Position, side: Side, reason?: Reason): boolean {
  const tables = boardTablesOf(rules);
  return movesOf(tables, { board, toMove: side }).some((move) => {
    const end = endOf(tables, board, effectOf(tables, board, move), move.to);
    return end?.winners[0] === side && (reason === undefined || end.reason === reason);
  });
}
