import { berserkTargets } from './berserk.js';
import { type BoardTables, boardTablesOf } from './board-tables.js';
import { forEachTarget, type Move } from './movement.js';
import { isOn, type Side } from './pieces.js';
import { pieceAt, type Position } from './position.js';
import { endOf, type Reason } from './ending.js';
import { effectOf } from './play.js';
import type { TaflRules } from './rules.js';

/** Returns every move of the side to move, in no particular order. Does not check whether the game is over. */
export function movesOf(tables: BoardTables, position: Position): Move[] {
  const moves: Move[] = [];
  const { board, toMove, berserker } = position;
  if (berserker !== undefined)
    return berserkTargets(tables, position, berserker).map((to) => ({ from: berserker, to }));
  for (let from = 0; from < board.length; from++) {
    if (isOn(toMove, pieceAt(board, from))) forEachTarget(tables, board, from, (to) => moves.push({ from, to }));
  }
  return moves;
}

/** Whether a side could end the game in a certain way with one move if it were its turn. */
export function threatens(rules: TaflRules, position: Position, side: Side, reason: Reason): boolean {
  const tables: BoardTables = boardTablesOf(rules);
  const asked: Position = { board: position.board, toMove: side };
  return movesOf(tables, asked).some(
    (move) => endOf(tables, asked.board, effectOf(tables, asked, move), move.to)?.reason === reason,
  );
}
