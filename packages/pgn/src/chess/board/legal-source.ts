import { EMPTY, fileOf, forwardOf, isOf, opponentOf, PAWN, rankOf, STEPS } from './board.js';
import type { Fields } from './fields.js';
import { endOfSteps, isAttacked, isAttackedThrough, pawnSource } from './reach.js';
import type { PieceMove } from './written-move.js';

/**
 * Returns the square of the only piece that can legally make a move, but not castle; `undefined` if there is none, or
 * if there are several.
 */
export function legalSource(fields: Fields, move: PieceMove): number | undefined {
  const { board, side } = fields;
  const { kind, to, promotion } = move;
  const isLastRank = rankOf(to) % 7 === 0;
  if (isOf(board[to]!, side) || (promotion !== EMPTY) !== (kind === PAWN && isLastRank)) return undefined;
  if (kind === PAWN) {
    const from = pawnSource(board, side, to, move.file ?? fileOf(to), fields.enPassant);
    return from !== undefined && isNamed(from, move) && isSafe(fields, from, to) ? from : undefined;
  }
  let found: number | undefined;
  // Called for each move: a list of the squares would be most of the memory that it takes.
  for (const step of STEPS[kind]!) {
    const from = endOfSteps(board, to, kind, step);
    if (board[from] !== side + kind || !isNamed(from, move) || !isSafe(fields, from, to)) continue;
    if (found !== undefined) return undefined;
    found = from;
  }
  return found;
}

const isNamed = (from: number, { file, rank }: PieceMove): boolean =>
  (file === undefined || file === fileOf(from)) && (rank === undefined || rank === rankOf(from));

/** Whether the king of the moving side isn't attacked after a move that the piece can make on the board. */
export function isSafe(fields: Fields, from: number, to: number): boolean {
  const { board, side, king, isCheck } = fields;
  const taken = capturedSquare(fields, from, to);
  const opponent = opponentOf(side);
  const [piece, captured] = [board[from]!, board[taken]!];
  board[from] = EMPTY;
  board[taken] = EMPTY;
  board[to] = piece;
  // Usually, the move can only have opened the line on which the piece was.
  const isUsual = !isCheck && from !== king && taken === to;
  const isKingSafe = isUsual
    ? !isAttackedThrough(board, king, from, opponent)
    : !isAttacked(board, from === king ? to : king, opponent);
  board[to] = EMPTY;
  board[taken] = captured;
  board[from] = piece;
  return isKingSafe;
}

/** Returns the square of the piece that a move captures, if it captures one: en passant, it isn't the target. */
export const capturedSquare = ({ board, side, enPassant }: Fields, from: number, to: number): number =>
  to === enPassant && board[from] === side + PAWN ? to - forwardOf(side) : to;
