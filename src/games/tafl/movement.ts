import { type Board, pieceAt, type Square } from './board/board.js';
import { type BoardTables, type Direction, DIRECTIONS, kindAt, neighbor } from './board/board-tables.js';
import { EMPTY, hasPieceAt, isOn, opponent, type Piece, sideOf } from './board/pieces.js';

/** A move: one piece from a space to another; what it captures follows from the rules. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
}

/** Whether a piece that comes from `from` may end its move on `to`. */
function mayStop(tables: BoardTables, piece: Piece, from: Square, to: Square): boolean {
  return hasPieceAt(tables.stoppableBy, to, piece) && mayEnter(tables, piece, from, to);
}

/** Whether a piece that comes from `from` may move across `square`. */
const mayCross = (tables: BoardTables, piece: Piece, from: Square, square: Square): boolean =>
  hasPieceAt(tables.passableBy, square, piece) && mayEnter(tables, piece, from, square);

/** Whether `piece` may come to `to`, or over it, in a move from `from`: always if both are spaces of one kind. */
export function mayEnter(tables: BoardTables, piece: Piece, from: Square, to: Square): boolean {
  return tables.kind[from] === tables.kind[to] || hasPieceAt(tables.enterableBy, to, piece);
}

/** Calls `visit` with every space that the piece on `from` can move to, jumps among them. */
export function forEachTarget(tables: BoardTables, board: Board, from: Square, visit: (to: Square) => void): void {
  const piece = pieceAt(board, from);
  const limit = tables.speed[piece]!;
  for (const d of DIRECTIONS) {
    let to = neighbor(tables, from, d);
    for (let steps = 1; steps <= limit && to >= 0 && board[to] === EMPTY; steps++) {
      if (mayStop(tables, piece, from, to)) visit(to);
      if (!mayCross(tables, piece, from, to)) break;
      to = neighbor(tables, to, d);
    }
    const landing = jumpTarget(tables, board, from, d);
    if (landing >= 0 && mayStop(tables, piece, from, landing) && mayJump(tables, piece, from, landing)) visit(landing);
  }
}

/** Returns the square on which the piece on `from` would land if it jumped over an adjacent enemy; -1 if it can't. */
function jumpTarget(tables: BoardTables, board: Board, from: Square, d: Direction): Square {
  const piece = pieceAt(board, from);
  if (tables.jumps[piece] === 'none') return -1;
  const over = neighbor(tables, from, d);
  if (over < 0 || !isOn(opponent(sideOf(piece)), pieceAt(board, over))) return -1;
  const landing = neighbor(tables, over, d);
  return landing >= 0 && board[landing] === EMPTY ? landing : -1;
}

/** Whether a piece's kind of jump is allowed between two spaces. */
export function mayJump(tables: BoardTables, piece: Piece, from: Square, to: Square): boolean {
  if (tables.jumps[piece] !== 'restricted') return true;
  return isJumpSpace(tables, piece, from) || isJumpSpace(tables, piece, to);
}

function isJumpSpace(tables: BoardTables, piece: Piece, square: Square): boolean {
  const kind = kindAt(tables, square);
  if (kind === 'attackerFortress') return sideOf(piece) === 'attackers';
  if (kind === 'defenderFortress') return sideOf(piece) === 'defenders';
  return kind !== undefined;
}

/** Returns the space that a move from `from` to `to` jumps over; -1 for a move without a jump. */
export function jumpedOver(tables: BoardTables, board: Board, from: Square, to: Square): Square {
  const middle = (from + to) / 2;
  for (const d of DIRECTIONS) {
    const over = neighbor(tables, from, d);
    if (over >= 0 && over === middle && tables.next[4 * over + d] === to && board[over] !== EMPTY) return over;
  }
  return -1;
}
