import { type Board, pieceAt, type Square } from '../board/board.js';
import {
  type BoardTables,
  type Direction,
  DIRECTIONS,
  isHammer,
  kindAt,
  neighbor,
  opposite,
} from '../board/board-tables.js';
import { EMPTY, isGuard, isOn, KING } from '../board/pieces.js';
import type { AttackingForce } from './attacking-force.js';

/**
 * Returns the defenders that the attackers could capture as shieldwalls if only they moved. A captured defender still
 * counts as a part of its row, because the attackers could have left it there for this capture.
 *
 * @param board - the position before anything was captured
 */
export function shieldwallRows(tables: BoardTables, board: Board, force: AttackingForce): Set<Square> {
  const lost = new Set<Square>();
  if (tables.rules.shieldwall === 'none') return lost;
  for (let first = 0; first < board.length; first++) {
    for (const outwards of DIRECTIONS) {
      if (neighbor(tables, first, outwards) >= 0) continue;
      for (const square of rowFrom(tables, board, force, first, outwards)) lost.add(square);
    }
  }
  return lost;
}

/**
 * Returns the defenders that the attackers could capture in rows that begin on a space at the edge and continue along
 * the edge to the right or down. Empty if none of these rows can be captured.
 */
function rowFrom(
  tables: BoardTables,
  board: Board,
  force: AttackingForce,
  first: Square,
  outwards: Direction,
): readonly Square[] {
  const along = outwards % 2 === 0 ? 1 : 2;
  const before = neighbor(tables, first, opposite(along));
  const row: Square[] = [];
  const fronts: Square[] = [];
  /** The number of spaces in the longest row that can be captured. */
  let length = 0;
  for (
    let square = first;
    square >= 0 && isOn('defenders', pieceAt(board, square));
    square = neighbor(tables, square, along)
  ) {
    const front = neighbor(tables, square, opposite(outwards));
    if (front < 0 || !force.canStand(front)) break;
    row.push(square);
    fronts.push(front);
    if (row.length >= 2 && canBeClosed(tables, force, fronts, [before, neighbor(tables, square, along)])) {
      length = row.length;
    }
  }
  return row.slice(0, length).filter((square) => {
    const piece = pieceAt(force.defenders, square);
    return piece !== EMPTY && piece !== KING && !isGuard(piece);
  });
}

/** Whether attackers could be next to a row and at its ends, one of them by the last move. */
function canBeClosed(
  tables: BoardTables,
  force: AttackingForce,
  fronts: readonly Square[],
  ends: readonly Square[],
): boolean {
  if (ends.some((end) => end < 0 || force.defenders[end] !== EMPTY)) return false;
  const { shieldwall, shieldwallFlanking } = tables.rules;
  // A corner closes an end that no attacker closes; an attacker may also be there.
  const isCorner = (end: Square) => shieldwall === 'strong' && kindAt(tables, end) === 'corner';
  const corners = ends.filter(isCorner);
  const taken = [[], ...corners.map((corner) => [corner]), corners].map((left) =>
    ends.filter((end) => !left.includes(end)),
  );
  return taken.some((attacked) => {
    const all = [...fronts, ...attacked];
    const last = shieldwallFlanking ? attacked : all;
    return last.some((to) =>
      force.canHold(
        to,
        all.filter((square) => square !== to),
        (piece) => isHammer(tables, piece),
      ),
    );
  });
}
