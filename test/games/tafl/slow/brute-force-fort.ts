import type { BoardTables } from '../../../../src/games/tafl/board/board-tables.js';
import { effectOf } from '../../../../src/games/tafl/effect.js';
import { type Board, EMPTY, isOn, KING, type Square } from '../../../../src/games/tafl/index.js';
import { movesOf } from '../../../../src/games/tafl/moves.js';

/** The four neighbors of a space. */
function neighbors(size: number, square: Square): Square[] {
  const [row, column] = [Math.floor(square / size), square % size];
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ].flatMap(([r, c]) => (r! >= 0 && c! >= 0 && r! < size && c! < size ? [r! * size + c!] : []));
}

/** The king and the defenders around him, where only defenders and the edge bound what he could reach. */
function enclosure(size: number, board: Board): Set<Square> | undefined {
  const king = board.indexOf(KING);
  if (king < 0 || neighbors(size, king).length === 4) return undefined;
  const inside = new Set([king]);
  const fort = new Set([king]);
  for (const square of inside) {
    for (const beside of neighbors(size, square)) {
      if (isOn('attackers', board[beside]!)) return undefined;
      if (board[beside] === EMPTY) inside.add(beside);
      else fort.add(beside);
    }
  }
  return inside.size > 1 ? fort : undefined;
}

/**
 * Whether the king is in an unbreakable fort, by trying every sequence of attackers' moves; `undefined` where that
 * would be more than `maxPositions` positions.
 */
export function isUnbreakable(tables: BoardTables, board: Board, maxPositions: number): boolean | undefined {
  const fort = enclosure(tables.size, board);
  if (fort === undefined) return false;
  const seen = new Set([board.join()]);
  const open = [board];
  while (open.length > 0) {
    const position = { board: open.pop()!, toMove: 'attackers' } as const;
    for (const move of movesOf(tables, position)) {
      const { board: after, captures } = effectOf(tables, position.board, move);
      if (captures.some((square) => fort.has(square))) return false;
      const key = after.join();
      if (seen.has(key)) continue;
      if (seen.size === maxPositions) return undefined;
      seen.add(key);
      open.push(after);
    }
  }
  return true;
}
