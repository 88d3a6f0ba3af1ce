import type { Board, Square } from './board.js';
import { DIRECTIONS, type Ground } from './ground.js';
import { EMPTY, isOn } from './pieces.js';

/**
 * Whether the king stands in a fort at the edge: he has an empty space beside him, and all that can be reached from
 * him over empty spaces is bounded by defenders and the edge.
 */
export function isInEdgeFort(ground: Ground, board: Board, king: Square): boolean {
  if (ground.edge[king] !== 1) return false;
  const seen = new Uint8Array(board.length);
  const open = [king];
  seen[king] = 1;
  let size = 0;
  while (open.length > 0) {
    const at = open.pop()!;
    for (const d of DIRECTIONS) {
      const to = ground.next[4 * at + d]!;
      if (to < 0 || seen[to] !== 0) continue;
      if (isOn('attackers', board[to]!)) return false;
      if (board[to] !== EMPTY) continue;
      seen[to] = 1;
      size++;
      open.push(to);
    }
  }
  return size > 0;
}
