import type { Board, Square } from './board.js';
import { type Direction, DIRECTIONS, type Ground, kindAt } from './ground.js';
import { isOn, KING, opponent, type Side, sideOf } from './pieces.js';

/**
 * Adds what a move captures as a shieldwall: a row of at least two enemies along an edge, each with a piece of the
 * mover in front, closed at both ends by pieces of the mover or, with strong shieldwalls, a corner at one. A king in the row stays.
 */
export function addShieldwalls(ground: Ground, board: Board, to: Square, found: Square[]): void {
  for (const outwards of DIRECTIONS) {
    if (ground.next[4 * to + outwards]! < 0) {
      for (const along of across(outwards)) addWall(ground, board, ground.next[4 * to + along]!, along, outwards, found);
    } else if (!ground.rules.shieldwallFlanking) {
      const beside = ground.next[4 * to + outwards]!;
      if (ground.next[4 * beside + outwards]! >= 0) continue;
      addWall(ground, board, beside, across(outwards)[0], outwards, found);
    }
  }
}

const across = (direction: Direction): [Direction, Direction] => (direction % 2 === 0 ? [1, 3] : [0, 2]);

function addWall(
  ground: Ground,
  board: Board,
  square: Square,
  along: Direction,
  outwards: Direction,
  found: Square[],
): void {
  if (square < 0 || board[square] === 0) return;
  const enemy = sideOf(board[square]!);
  const row: Square[] = [];
  let corners = 0;
  for (const d of [along, (along ^ 2) as Direction]) {
    let at = d === along ? square : ground.next[4 * square + d]!;
    for (; at >= 0 && isOn(enemy, board[at]!); at = ground.next[4 * at + d]!) {
      if (!isFaced(ground, board, at, outwards, enemy)) return;
      row.push(at);
    }
    if (at < 0) return;
    if (isOn(opponent(enemy), board[at]!)) continue;
    if (ground.rules.shieldwall !== 'strong' || kindAt(ground, at) !== 'corner') return;
    corners++;
  }
  if (row.length < 2 || corners > 1) return;
  for (const at of row) if (board[at] !== KING && !found.includes(at)) found.push(at);
}

function isFaced(ground: Ground, board: Board, square: Square, outwards: Direction, enemy: Side): boolean {
  const front = ground.next[4 * square + (outwards ^ 2)]!;
  return front >= 0 && isOn(opponent(enemy), board[front]!);
}
