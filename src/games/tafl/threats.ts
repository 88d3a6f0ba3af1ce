import { type BoardTables, boardTablesOf } from './board-tables.js';
import { endOf, type Reason } from './ending.js';
import { movesOf } from './moves.js';
import type { Side } from './pieces.js';
import { effectOf } from './play.js';
import type { Position } from './position.js';
import type { TaflRules } from './rules.js';

/** Whether a side could end the game in a certain way with one move if it were its turn. */
export function threatens(rules: TaflRules, position: Position, side: Side, reason: Reason): boolean {
  const tables: BoardTables = boardTablesOf(rules);
  const asked: Position = { board: position.board, toMove: side };
  return movesOf(tables, asked).some(
    (move) => endOf(tables, asked.board, effectOf(tables, asked, move), move.to)?.reason === reason,
  );
}
