import { type HalfTurn, type Multiverse, toMoveAt } from '../multiverse.js';
import { type Colour, colourOf, letterOf } from '../piece.js';
import { checkBy, piecesOf } from './checks.js';
import { canReach, codeAt, isPawn, lastRank, reachable, type Target } from './movement.js';
import { castlingByKing, play, playCastling, type Played } from './play.js';

/** A square of the multiverse as numbers. Files (`x`) and ranks (`y`) count from 0. */
export interface Square {
  readonly line: number;
  readonly half: HalfTurn;
  readonly x: number;
  readonly y: number;
}

/** A move of one piece. Castling is the king's move by two files. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  /** Letter of the piece that a pawn becomes on the last rank; `Q` if absent. */
  readonly promotion?: string;
}

/** The reason why a single move is illegal. Checks concern the whole action and are not among the reasons. */
export type MoveViolation =
  /** There is no board at the square's timeline and half turn, or the square is not on it. */
  | 'no-such-square'
  /** The board is not the last one of its timeline, or it is the opponent's turn on it. */
  | 'board-not-playable'
  | 'no-piece'
  | 'not-own-piece'
  /** The piece can't go to the target. */
  | 'cannot-reach'
  /** The move promotes something other than a pawn on the last rank, or promotes to an impossible piece. */
  | 'no-promotion';

/** Pieces that a pawn can become: all but pawns and royal pieces. */
export const PROMOTIONS: ReadonlySet<string> = new Set(['B', 'R', 'N', 'Q', 'U', 'D', 'S', 'C']);

/** Returns the side to move: the side whose turn it is at the present. */
export const sideToMove = (multiverse: Multiverse): Colour => toMoveAt(multiverse.present());

/** Returns the board and the square at the given numbers; `undefined` if the multiverse has no such square. */
export function targetAt(multiverse: Multiverse, { line, half, x, y }: Square): Target | undefined {
  const board = multiverse.boardAt(line, half);
  return board === undefined || multiverse.squareAt(line, half, x, y) === undefined ? undefined : { board, x, y };
}

/** Returns the numbers of a square: of its timeline, its board, its file and its rank. */
export const squareOf = ({ board: { line, half }, x, y }: Target): Square => ({ line, half, x, y });

/** Returns why a move is illegal for a side; `undefined` for a legal move. Never throws. */
export function moveViolation(multiverse: Multiverse, mover: Colour, move: Move): MoveViolation | undefined {
  const from = targetAt(multiverse, move.from);
  const to = targetAt(multiverse, move.to);
  if (from === undefined || to === undefined) return 'no-such-square';
  if (!multiverse.isLast(from.board) || toMoveAt(from.board.half) !== mover) return 'board-not-playable';
  const code = codeAt(multiverse, from);
  if (code === 0) return 'no-piece';
  if (colourOf(code) !== mover) return 'not-own-piece';
  if (!canReach(multiverse, from, to) && castlingByKing(multiverse, from, to) === undefined) return 'cannot-reach';
  if (move.promotion === undefined) return undefined;
  const isLastRank = to.y === lastRank(multiverse, mover);
  return isLastRank && isPawn(letterOf(code)) && PROMOTIONS.has(move.promotion) ? undefined : 'no-promotion';
}

/**
 * Returns every move that a side can make now, board by board: the moves without a {@link moveViolation}. Pawns promote
 * to queens only, as in 5D chess. Moves that leave a king in check are included; see {@link legalActions}.
 */
export function legalMoves(multiverse: Multiverse, mover: Colour = sideToMove(multiverse)): Move[] {
  const moves: Move[] = [];
  for (const board of multiverse.playable(mover)) {
    for (const from of piecesOf(multiverse, board, mover)) {
      for (const to of reachable(multiverse, from)) moves.push({ from: squareOf(from), to: squareOf(to) });
      for (const to of castlingTargets(multiverse, from)) moves.push({ from: squareOf(from), to: squareOf(to) });
    }
  }
  return moves;
}

/** Returns the squares that the king on a square can go to by castling; none for another piece. */
function castlingTargets(multiverse: Multiverse, king: Target): readonly Target[] {
  if (letterAt(multiverse, king) !== 'K') return [];
  const { board, x, y } = king;
  return [x - 2, x + 2]
    .filter((file) => file >= 0 && file < multiverse.width)
    .map((file) => ({ board, x: file, y }))
    .filter((to) => castlingByKing(multiverse, king, to) !== undefined);
}

/** Makes a legal move and adds the new boards to the multiverse. Throws a `RangeError` for squares that don't exist. */
export function playMove(multiverse: Multiverse, move: Move): Played {
  const from = targetAt(multiverse, move.from);
  const to = targetAt(multiverse, move.to);
  if (from === undefined || to === undefined) throw new RangeError('the move names a square that does not exist');
  const castling = canReach(multiverse, from, to) ? undefined : castlingByKing(multiverse, from, to);
  if (castling !== undefined) return playCastling(multiverse, from.board, castling);
  return play(multiverse, from, to, move.promotion);
}

/** Whether a side could capture a royal piece of the other with one move from a board on which it is to move. */
export const givesCheck = (multiverse: Multiverse, by: Colour): boolean => checkBy(multiverse, by) !== undefined;

const letterAt = (multiverse: Multiverse, target: Target): string => letterOf(codeAt(multiverse, target));
