import type { Board, Square } from './board.js';
import type { Ground } from './ground.js';
import { EMPTY, hasPiece, isGuard, isOn, KING, opponent, type Piece, sideOf } from './pieces.js';

/** Whether a piece may take part in a capture as the one that stands still. */
export function isAnvil(ground: Ground, piece: Piece): boolean {
  return piece !== KING || ground.rules.kingArms === 'armed' || ground.rules.kingArms === 'anvil';
}

/** Whether a piece may take part in a capture as the one that moves: a guard never does. */
export function isHammer(ground: Ground, piece: Piece): boolean {
  if (isGuard(piece)) return false;
  return piece !== KING || ground.rules.kingArms === 'armed' || ground.rules.kingArms === 'hammer';
}

/** Whether `victim` is captured against a space: an enemy stands there that can, or the space itself is hostile. */
export function isHostile(ground: Ground, board: Board, square: Square, victim: Piece): boolean {
  const piece = board[square]!;
  if (piece === EMPTY) return hasPiece(ground.hostileWhenEmptyTo[square]!, victim);
  if (isOn(opponent(sideOf(victim)), piece) && isAnvil(ground, piece)) return true;
  return hasPiece(ground.hostileTo[square]!, victim);
}
