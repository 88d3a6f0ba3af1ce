import type { Board, Square } from '../board/board.js';
import { type BoardTables, type Direction, DIRECTIONS, isHostile, kindAt, neighbor } from '../board/board-tables.js';
import { EMPTY, KING, type Piece, pieceOf } from '../board/pieces.js';

/** The attackers' commander, which has its own way to capture a strong king. */
export const COMMANDER = pieceOf('attackers', 'commander');

/**
 * Whether an attacker that has just moved beside the king captures it.
 *
 * @param towards - direction from the attacker to the king
 */
export function isKingCaptured(
  tables: BoardTables,
  board: Board,
  king: Square,
  mover: Piece,
  towards: Direction,
): boolean {
  const opposite = neighbor(tables, king, towards);
  switch (tables.rules.kingStrength) {
    case 'weak':
      return opposite >= 0 && isHostile(tables, board, opposite, KING);
    case 'middleweight':
      return DIRECTIONS.every((d) => isClosed(tables, board, neighbor(tables, king, d), true));
    case 'strong-centre':
      if (!isAtCentre(tables, king)) return opposite >= 0 && isHostile(tables, board, opposite, KING);
  }
  if (DIRECTIONS.every((d) => isClosed(tables, board, neighbor(tables, king, d), false))) return true;
  return mover === COMMANDER && opposite >= 0 && helpsCommander(tables, board, opposite);
}

const isClosed = (tables: BoardTables, board: Board, square: Square, edgeCloses: boolean): boolean =>
  square < 0 ? edgeCloses : isHostile(tables, board, square, KING);

/**
 * Whether a commander captures a strong king against a square: one with another commander, or an empty hostile space
 * but the throne.
 */
export function helpsCommander(tables: BoardTables, board: Board, square: Square): boolean {
  if (board[square] !== EMPTY) return board[square] === COMMANDER;
  return kindAt(tables, square) !== 'centre' && isHostile(tables, board, square, KING);
}

/** Whether a space is the center, or beside it. */
export function isAtCentre(tables: BoardTables, square: Square): boolean {
  if (kindAt(tables, square) === 'centre') return true;
  return DIRECTIONS.some((d) => {
    const beside = neighbor(tables, square, d);
    return beside >= 0 && kindAt(tables, beside) === 'centre';
  });
}
