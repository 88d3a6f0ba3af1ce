import type { Board, Square } from './board.js';
import { type Direction, DIRECTIONS, type BoardTables, kindAt } from './board-tables.js';
import { isAnvil, isHammer } from './hostility.js';
import { isGuard, isOn, KING, opponent, type Side, sideOf } from './pieces.js';

/**
 * Adds what a move captures as a shieldwall: a row of at least two enemies along an edge, each with a piece of the
 * mover in front, closed at both ends by pieces of the mover or by corners, if these may close it. A king or
 * guard in the row stays.
 */
export function addShieldwalls(tables: BoardTables, board: Board, to: Square, found: Square[]): void {
  for (const outwards of DIRECTIONS) {
    if (tables.next[4 * to + outwards]! < 0) {
      for (const along of across(outwards))
        addWall(tables, board, to, tables.next[4 * to + along]!, along, outwards, found);
    } else if (!tables.rules.shieldwallFlanking) {
      const beside = tables.next[4 * to + outwards]!;
      if (tables.next[4 * beside + outwards]! >= 0) continue;
      addWall(tables, board, to, beside, across(outwards)[0], outwards, found);
    }
  }
}

const across = (direction: Direction): [Direction, Direction] => (direction % 2 === 0 ? [1, 3] : [0, 2]);

function addWall(
  tables: BoardTables,
  board: Board,
  to: Square,
  square: Square,
  along: Direction,
  outwards: Direction,
  found: Square[],
): void {
  const enemy = opponent(sideOf(board[to]!));
  if (square < 0 || !isOn(enemy, board[square]!)) return;
  const row: Square[] = [];
  for (const d of [along, (along ^ 2) as Direction]) {
    let at = d === along ? square : tables.next[4 * square + d]!;
    for (; at >= 0 && isOn(enemy, board[at]!); at = tables.next[4 * at + d]!) {
      const front = tables.next[4 * at + (outwards ^ 2)]!;
      if (front < 0 || !takesPart(tables, board, front, to, enemy)) return;
      row.push(at);
    }
    if (at < 0) return;
    if (takesPart(tables, board, at, to, enemy)) continue;
    if (tables.rules.shieldwall !== 'strong' || kindAt(tables, at) !== 'corner') return;
  }
  if (row.length < 2) return;
  for (const at of row) if (board[at] !== KING && !isGuard(board[at]!) && !found.includes(at)) found.push(at);
}

/** Whether an enemy of the row is on a space and may take part in captures, as the piece moved or as another. */
function takesPart(tables: BoardTables, board: Board, square: Square, to: Square, enemy: Side): boolean {
  const piece = board[square]!;
  if (!isOn(opponent(enemy), piece)) return false;
  return square === to ? isHammer(tables, piece) : isAnvil(tables, piece);
}
