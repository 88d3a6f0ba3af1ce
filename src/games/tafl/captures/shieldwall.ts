import { type Board, pieceAt, type Square } from '../board/board.js';
import {
  type BoardTables,
  type Direction,
  DIRECTIONS,
  isAnvil,
  isHammer,
  kindAt,
  neighbor,
  opposite,
} from '../board/board-tables.js';
import { isGuard, isOn, KING, opponent, type Side, sideOf } from '../board/pieces.js';

/**
 * Adds the pieces that a move captures as a shieldwall: a row of at least two enemies along an edge, each with a piece
 * of the mover on its inner side, closed at both ends by pieces of the mover or, if the rules allow it, by corners. A
 * king or guard in the row is not captured.
 */
export function addShieldwalls(tables: BoardTables, board: Board, to: Square, found: Square[]): void {
  for (const outwards of DIRECTIONS) {
    if (neighbor(tables, to, outwards) < 0) {
      for (const along of across(outwards)) {
        addWall(tables, board, to, { from: neighbor(tables, to, along), along, outwards }, found);
      }
    } else if (!tables.rules.shieldwallFlanking) {
      const from = neighbor(tables, to, outwards);
      if (neighbor(tables, from, outwards) >= 0) continue;
      addWall(tables, board, to, { from, along: across(outwards)[0], outwards }, found);
    }
  }
}

const across = (direction: Direction): [Direction, Direction] => (direction % 2 === 0 ? [1, 3] : [0, 2]);

/**
 * A row along an edge of the board: a space of it, a direction along the edge, and the direction that leaves the board.
 */
interface EdgeRow {
  readonly from: Square;
  readonly along: Direction;
  readonly outwards: Direction;
}

/** Adds the pieces of a row that a move captures. */
function addWall(tables: BoardTables, board: Board, to: Square, edge: EdgeRow, found: Square[]): void {
  for (const square of enclosedRow(tables, board, to, edge)) {
    if (board[square] !== KING && !isGuard(pieceAt(board, square)) && !found.includes(square)) found.push(square);
  }
}

const NO_ROW: readonly Square[] = [];

/** Returns the pieces of a row, at least two, that is enclosed in front and at both ends; none if it isn't. */
function enclosedRow(tables: BoardTables, board: Board, to: Square, edge: EdgeRow): readonly Square[] {
  const { from, along, outwards } = edge;
  const enemy = opponent(sideOf(pieceAt(board, to)));
  if (from < 0 || !isOn(enemy, pieceAt(board, from))) return NO_ROW;
  const row: Square[] = [];
  for (const d of [along, opposite(along)]) {
    let square = d === along ? from : neighbor(tables, from, d);
    for (; square >= 0 && isOn(enemy, pieceAt(board, square)); square = neighbor(tables, square, d)) {
      const front = neighbor(tables, square, opposite(outwards));
      if (front < 0 || !takesPart(tables, board, front, to, enemy)) return NO_ROW;
      row.push(square);
    }
    if (!closesRow(tables, board, square, to, enemy)) return NO_ROW;
  }
  return row.length < 2 ? NO_ROW : row;
}

/** Whether the row ends before a space, which is -1 off the board. */
function closesRow(tables: BoardTables, board: Board, square: Square, to: Square, enemy: Side): boolean {
  if (square < 0) return false;
  if (takesPart(tables, board, square, to, enemy)) return true;
  return tables.rules.shieldwall === 'strong' && kindAt(tables, square) === 'corner';
}

/** Whether an enemy of the row is on a space and may take part in captures, as the piece moved or as another. */
function takesPart(tables: BoardTables, board: Board, square: Square, to: Square, enemy: Side): boolean {
  const piece = pieceAt(board, square);
  if (!isOn(opponent(enemy), piece)) return false;
  return square === to ? isHammer(tables, piece) : isAnvil(tables, piece);
}
