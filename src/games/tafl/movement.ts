import type { Board, Square } from './board.js';
import { type Direction, DIRECTIONS, type Ground, kindAt } from './ground.js';
import { EMPTY, hasPiece, isOn, opponent, type Piece, sideOf } from './pieces.js';

/** A move: one piece from a space to another; what it captures follows from the rules. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
}

/** Whether a piece that comes from `from` may end its move on `to`. */
function mayStop(ground: Ground, piece: Piece, from: Square, to: Square): boolean {
  return hasPiece(ground.stoppableBy[to]!, piece) && mayEnter(ground, piece, from, to);
}

/** Whether a piece that comes from `from` may move across `square`. */
const mayCross = (ground: Ground, piece: Piece, from: Square, square: Square): boolean =>
  hasPiece(ground.passableBy[square]!, piece) && mayEnter(ground, piece, from, square);

/** Whether `piece` may come to `to`, or over it, in a move from `from`: always if both are spaces of one kind. */
export function mayEnter(ground: Ground, piece: Piece, from: Square, to: Square): boolean {
  return ground.kind[from] === ground.kind[to] || hasPiece(ground.enterableBy[to]!, piece);
}

/** Calls `visit` with every space that the piece on `from` can move to, jumps among them. */
export function forEachTarget(ground: Ground, board: Board, from: Square, visit: (to: Square) => void): void {
  const piece = board[from]!;
  const limit = ground.speed[piece]!;
  for (const d of DIRECTIONS) {
    let to = ground.next[4 * from + d]!;
    for (let steps = 1; steps <= limit && to >= 0 && board[to] === EMPTY; steps++) {
      if (mayStop(ground, piece, from, to)) visit(to);
      if (!mayCross(ground, piece, from, to)) break;
      to = ground.next[4 * to + d]!;
    }
    const landing = jumpTarget(ground, board, from, d);
    if (landing >= 0 && mayStop(ground, piece, from, landing) && mayJump(ground, piece, from, landing)) visit(landing);
  }
}

/** Where the piece on `from` would land if it jumped over an enemy beside it; -1 where it can't. */
function jumpTarget(ground: Ground, board: Board, from: Square, d: Direction): Square {
  const piece = board[from]!;
  if (ground.jumps[piece] === 'none') return -1;
  const over = ground.next[4 * from + d]!;
  if (over < 0 || !isOn(opponent(sideOf(piece)), board[over]!)) return -1;
  const landing = ground.next[4 * over + d]!;
  return landing >= 0 && board[landing] === EMPTY ? landing : -1;
}

/** Whether a piece's way of jumping allows it between these spaces. */
export function mayJump(ground: Ground, piece: Piece, from: Square, to: Square): boolean {
  if (ground.jumps[piece] !== 'restricted') return true;
  return isJumpSpace(ground, piece, from) || isJumpSpace(ground, piece, to);
}

function isJumpSpace(ground: Ground, piece: Piece, square: Square): boolean {
  const kind = kindAt(ground, square);
  if (kind === 'attackerFortress') return sideOf(piece) === 'attackers';
  if (kind === 'defenderFortress') return sideOf(piece) === 'defenders';
  return kind !== undefined;
}

/** The space that a move from `from` to `to` jumps over; -1 for a move without a jump. */
export function jumpedOver(ground: Ground, board: Board, from: Square, to: Square): Square {
  const middle = (from + to) / 2;
  for (const d of DIRECTIONS) {
    const over = ground.next[4 * from + d]!;
    if (over >= 0 && over === middle && ground.next[4 * over + d] === to && board[over] !== EMPTY) return over;
  }
  return -1;
}
