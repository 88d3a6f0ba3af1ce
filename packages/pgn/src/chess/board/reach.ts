import {
  BISHOP,
  type Board,
  EMPTY,
  fileOf,
  forwardOf,
  isSlider,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  type Side,
  STEPS,
  WHITE,
} from './board.js';

/** Returns the first square in a direction that isn't empty. It may be one of the edge. */
function endOfLine(board: Board, from: number, step: number): number {
  let square = from + step;
  while (board[square] === EMPTY) square += step;
  return square;
}

/** Whether a sliding piece of a kind, or a queen, reaches a square on the lines of the kind. */
function isOnLine(board: Board, square: number, kind: number, side: Side): boolean {
  for (const step of STEPS[kind]!) {
    const piece = board[endOfLine(board, square, step)];
    if (piece === side + kind || piece === side + QUEEN) return true;
  }
  return false;
}

/** Whether a knight or a king is a step away from a square. */
function isStepAway(board: Board, square: number, kind: number, side: Side): boolean {
  for (const step of STEPS[kind]!) if (board[square + step] === side + kind) return true;
  return false;
}

/** Whether a side attacks a square. */
export function isAttacked(board: Board, square: number, by: Side): boolean {
  const back = square - forwardOf(by);
  return (
    board[back - 1] === by + PAWN ||
    board[back + 1] === by + PAWN ||
    isStepAway(board, square, KNIGHT, by) ||
    isOnLine(board, square, BISHOP, by) ||
    isOnLine(board, square, ROOK, by) ||
    isStepAway(board, square, KING, by)
  );
}

/** Returns the square from which a piece of a kind would reach a square by a step, or by several if it slides. */
export const endOfSteps = (board: Board, square: number, kind: number, step: number): number =>
  isSlider(kind) ? endOfLine(board, square, step) : square + step;

/**
 * Returns the square from which a pawn reaches a square; `undefined` if there is none.
 *
 * @param file the file that it comes from; a capture comes from another file than the file of `to`
 * @param enPassant the square on which it can capture in passing; 0 for none
 */
export function pawnSource(board: Board, side: Side, to: number, file: number, enPassant: number): number | undefined {
  const pawn = side + PAWN;
  const forward = forwardOf(side);
  const distance = file - fileOf(to);
  const near = to - forward + distance;
  if (distance !== 0) {
    const isCapture = Math.abs(distance) === 1 && (board[to] !== EMPTY || to === enPassant);
    return isCapture && board[near] === pawn ? near : undefined;
  }
  if (board[to] !== EMPTY) return undefined;
  if (board[near] === pawn) return near;
  const far = near - forward;
  return board[near] === EMPTY && board[far] === pawn && isStartOfPawn(far, side) ? far : undefined;
}

/** Whether a pawn on a square can go two steps. */
export const isStartOfPawn = (square: number, side: Side): boolean => rankOf(square) === (side === WHITE ? 1 : 6);
