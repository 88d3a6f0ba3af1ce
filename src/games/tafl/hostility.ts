import { type Board, pieceAt, type Square } from './board.js';
import type { BoardTables } from './board-tables.js';
import { EMPTY, hasPieceAt, isGuard, isOn, KING, opponent, type Piece, sideOf } from './pieces.js';

/** Whether a piece may take part in a capture as the piece that doesn't move. */
export function isAnvil(tables: BoardTables, piece: Piece): boolean {
  return piece !== KING || tables.rules.kingArms === 'armed' || tables.rules.kingArms === 'anvil';
}

/** Whether a piece may take part in a capture as the one that moves: a guard never does. */
export function isHammer(tables: BoardTables, piece: Piece): boolean {
  if (isGuard(piece)) return false;
  return piece !== KING || tables.rules.kingArms === 'armed' || tables.rules.kingArms === 'hammer';
}

/** Whether `victim` is captured against a space: an enemy that can capture is there, or the space itself is hostile. */
export function isHostile(tables: BoardTables, board: Board, square: Square, victim: Piece): boolean {
  const piece = pieceAt(board, square);
  if (piece === EMPTY) return hasPieceAt(tables.hostileWhenEmptyTo, square, victim);
  if (isOn(opponent(sideOf(victim)), piece) && isAnvil(tables, piece)) return true;
  return hasPieceAt(tables.hostileTo, square, victim);
}
