import { pieceAt } from './board.js';
import { berserkTargets } from './berserk.js';
import type { BoardTables } from './board-tables.js';
import { forEachTarget, type Move } from './movement.js';
import { isOn } from './pieces.js';
import type { Position } from './position.js';

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
