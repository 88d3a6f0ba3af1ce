import type { Board, Square } from './board.js';
import { type Direction, DIRECTIONS, type Ground, kindAt } from './ground.js';
import { isHostile } from './hostility.js';
import { EMPTY, KING, type Piece, pieceOf } from './pieces.js';

/** The attackers’ commander, which captures a strong king in a way of its own. */
export const COMMANDER = pieceOf('attackers', 'commander');

/**
 * Whether an attacker that has just moved beside the king captures it.
 *
 * @param towards - direction from the attacker to the king
 */
export function isKingCaptured(ground: Ground, board: Board, king: Square, mover: Piece, towards: Direction): boolean {
  const opposite = ground.next[4 * king + towards]!;
  switch (ground.rules.kingStrength) {
    case 'weak':
      return opposite >= 0 && isHostile(ground, board, opposite, KING);
    case 'middleweight':
      return DIRECTIONS.every((d) => isClosed(ground, board, ground.next[4 * king + d]!, true));
    case 'strong-centre':
      if (!isAtCentre(ground, king)) return opposite >= 0 && isHostile(ground, board, opposite, KING);
  }
  if (DIRECTIONS.every((d) => isClosed(ground, board, ground.next[4 * king + d]!, false))) return true;
  return mover === COMMANDER && opposite >= 0 && helpsCommander(ground, board, opposite);
}

const isClosed = (ground: Ground, board: Board, square: Square, edgeCloses: boolean): boolean =>
  square < 0 ? edgeCloses : isHostile(ground, board, square, KING);

/** A commander captures a strong king against another commander, or against an empty hostile space but the throne. */
export function helpsCommander(ground: Ground, board: Board, square: Square): boolean {
  if (board[square] !== EMPTY) return board[square] === COMMANDER;
  return kindAt(ground, square) !== 'centre' && isHostile(ground, board, square, KING);
}

/** Whether a space is the centre, or beside it. */
export function isAtCentre(ground: Ground, square: Square): boolean {
  if (kindAt(ground, square) === 'centre') return true;
  return DIRECTIONS.some((d) => {
    const beside = ground.next[4 * square + d]!;
    return beside >= 0 && kindAt(ground, beside) === 'centre';
  });
}
