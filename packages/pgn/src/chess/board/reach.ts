import {
  BISHOP,
  type Board,
  BOARD_LENGTH,
  EMPTY,
  emptyBoard,
  fileOf,
  forwardOf,
  isSlider,
  isStraight,
  kindOf,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  rankOf,
  ROOK,
  type Side,
  SQUARES,
  STEPS,
  WHITE,
} from './board.js';

/** Returns the first square in a direction that isn't empty. It may be one of the edge. */
function firstNonEmpty(board: Board, from: number, step: number): number {
  let square = from + step;
  while (board[square] === EMPTY) square += step;
  return square;
}

/** Whether a sliding piece of a kind, or a queen, reaches a square on the lines of the kind. */
function isOnLine(board: Board, square: number, kind: number, side: Side): boolean {
  for (const step of STEPS[kind]!) {
    const piece = board[firstNonEmpty(board, square, step)];
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

/** The step that leads from one square to another one, at {@link lineIndex} of the two; 0 if they are on no line. */
const LINE_STEPS: Int8Array = /* @__PURE__ */ lineSteps();

function lineIndex(from: number, to: number): number {
  return from * BOARD_LENGTH + to;
}

function lineSteps(): Int8Array {
  const board = emptyBoard();
  const steps = new Int8Array(BOARD_LENGTH * BOARD_LENGTH);
  for (const from of SQUARES) {
    for (const step of STEPS[QUEEN]!) {
      for (let to = from + step; board[to] === EMPTY; to += step) steps[lineIndex(from, to)] = step;
    }
  }
  return steps;
}

/** Whether a side attacks a square along the line from that square through another one. */
export function isAttackedThrough(board: Board, square: number, passed: number, by: Side): boolean {
  const step = LINE_STEPS[lineIndex(square, passed)]!;
  if (step === 0) return false;
  const piece = board[firstNonEmpty(board, square, step)];
  return piece === by + QUEEN || piece === by + (isStraight(step) ? ROOK : BISHOP);
}

/**
 * Whether a side attacks a square after a move to another square, given that it didn't before: with the piece that has
 * moved, or along the line that this piece has left.
 */
export function isAttackedAfter(board: Board, square: number, from: number, to: number, by: Side): boolean {
  const kind = kindOf(board[to]!);
  if (kind === KNIGHT && isStepAway(board, square, KNIGHT, by)) return true;
  if (kind === PAWN && Math.abs(square - to - forwardOf(by)) === 1) return true;
  return isAttackedThrough(board, square, to, by) || isAttackedThrough(board, square, from, by);
}

/** Returns the square from which a piece of a kind would reach a square by a step, or by several if it slides. */
export const endOfSteps = (board: Board, square: number, kind: number, step: number): number =>
  isSlider(kind) ? firstNonEmpty(board, square, step) : square + step;

/**
 * Returns the square from which a pawn reaches a square; `undefined` if there is none.
 *
 * @param file the file that it comes from; a capture comes from another file than the file of `to`
 * @param enPassant the square on which it can capture en passant; 0 for none
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
