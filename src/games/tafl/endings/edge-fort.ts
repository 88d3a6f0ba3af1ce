import { type Board, pieceAt, type Square } from '../board/board.js';
import { type BoardTables, DIRECTIONS, neighbor } from '../board/board-tables.js';
import { EMPTY, isOn } from '../board/pieces.js';
import { canBeBroken } from './fort-attack.js';

/**
 * Whether the king is at the edge in an unbreakable fort. An empty space is beside him; the spaces that he could reach
 * over empty spaces are bounded by defenders and the edge; and the attackers could capture neither him nor one of those
 * defenders, however many consecutive moves they made.
 */
export function isInEdgeFort(tables: BoardTables, board: Board, king: Square): boolean {
  if (tables.edge[king] !== 1) return false;
  const walls = wallsAround(tables, board, king);
  return walls !== undefined && !canBeBroken(tables, board, [king, ...walls]);
}

/**
 * Returns the defenders around the spaces that the king could reach over empty spaces; `undefined` if an attacker is
 * beside such a space, or the king has no empty space beside him.
 */
export function wallsAround(tables: BoardTables, board: Board, king: Square): readonly Square[] | undefined {
  const seen = new Uint8Array(board.length);
  const open = [king];
  const walls: Square[] = [];
  seen[king] = 1;
  let spaces = 0;
  while (open.length > 0) {
    const square = open.pop()!;
    for (const d of DIRECTIONS) {
      const to = neighbor(tables, square, d);
      if (to < 0 || seen[to] !== 0) continue;
      if (isOn('attackers', pieceAt(board, to))) return undefined;
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
