import type { Board, Square } from './board.js';
import { canBeBroken } from './fort-attack.js';
import { DIRECTIONS, type Ground } from './ground.js';
import { EMPTY, isOn } from './pieces.js';

/**
 * Whether the king is at the edge in an unbreakable fort. He has an empty space beside him; the spaces that he could reach
 * over empty ones are bounded by defenders and the edge; and the attackers could capture neither him nor one of those
 * defenders, however many consecutive moves they made.
 */
export function isInEdgeFort(ground: Ground, board: Board, king: Square): boolean {
  if (ground.edge[king] !== 1) return false;
  const walls = wallsAround(ground, board, king);
  return walls !== undefined && !canBeBroken(ground, board, [king, ...walls]);
}

/**
 * The defenders around the spaces that the king could reach over empty ones; `undefined` where an attacker is beside
 * such a space, or the king has no empty space beside him.
 */
export function wallsAround(ground: Ground, board: Board, king: Square): readonly Square[] | undefined {
  const seen = new Uint8Array(board.length);
  const open = [king];
  const walls: Square[] = [];
  seen[king] = 1;
  let spaces = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    for (const d of DIRECTIONS) {
      const to = ground.next[4 * at + d]!;
      if (to < 0 || seen[to] !== 0) continue;
      if (isOn('attackers', board[to]!)) return undefined;
      seen[to] = 1;
      if (board[to] !== EMPTY) {
        walls.push(to);
        continue;
      }
      spaces++;
      open.push(to);
    }
  }
  return spaces > 0 ? walls : undefined;
}
