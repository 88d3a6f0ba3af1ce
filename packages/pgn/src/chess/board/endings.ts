import {
  BISHOP,
  type Board,
  EMPTY,
  fileOf,
  forwardOf,
  isOf,
  isSlider,
  kindOf,
  KING,
  KNIGHT,
  opponentOf,
  PAWN,
  rankOf,
  type Side,
  SQUARES,
  STEPS,
} from './board.js';
import { isStartOfPawn } from './reach.js';

/** Whether neither side has enough pieces to mate: kings with a single knight, or with bishops on one color. */
export function isMaterialInsufficient(board: Board): boolean {
  let knights = 0;
  let bishops = 0;
  let lightBishops = 0;
  for (const square of SQUARES) {
    const kind = kindOf(board[square]!);
    if (kind === KNIGHT) knights++;
    else if (kind === BISHOP) {
      bishops++;
      lightBishops += (fileOf(square) + rankOf(square)) & 1;
    } else if (kind !== EMPTY && kind !== KING) return false;
  }
  if (knights > 0) return knights === 1 && bishops === 0;
  return lightBishops === 0 || lightBishops === bishops;
}

/**
 * Whether some piece of a side can move so that a condition applies. Castling is left out: where it is legal, the king
 * has another move.
 *
 * @param enPassant the square on which a pawn can capture en passant; 0 for none
 * @param isLegal whether the move of a piece from one square to another leaves its king safe
 */
export function hasMove(
  board: Board,
  side: Side,
  enPassant: number,
  isLegal: (from: number, to: number) => boolean,
): boolean {
  for (const from of SQUARES) {
    const piece = board[from]!;
    if (!isOf(piece, side)) continue;
    const targets = kindOf(piece) === PAWN ? pawnTargets(board, side, from, enPassant) : targetsOf(board, side, from);
    if (targets.some((to) => isLegal(from, to))) return true;
  }
  return false;
}

/** Returns the squares that a piece reaches, whatever becomes of its king. */
function targetsOf(board: Board, side: Side, from: number): number[] {
  const targets: number[] = [];
  const kind = kindOf(board[from]!);
  for (const step of STEPS[kind]!) {
    let to = from + step;
    for (; isSlider(kind) && board[to] === EMPTY; to += step) targets.push(to);
    if (board[to] === EMPTY || isOf(board[to]!, opponentOf(side))) targets.push(to);
  }
  return targets;
}

function pawnTargets(board: Board, side: Side, from: number, enPassant: number): number[] {
  const near = from + forwardOf(side);
  const far = near + forwardOf(side);
  const captures = [near - 1, near + 1].filter((to) => isOf(board[to]!, opponentOf(side)) || to === enPassant);
  if (board[near] !== EMPTY) return captures;
  return isStartOfPawn(from, side) && board[far] === EMPTY ? [...captures, near, far] : [...captures, near];
}
