import { codeOn, type SquareChange } from '../board-store.js';
import type { Board, Multiverse } from '../multiverse.js';
import { codeOf, colourOf, letterOf, moved } from '../piece.js';
import { type Castling, castlingOf } from './castling.js';
import { codeAt, enPassantVictim, isPawn, lastRank, type Target } from './movement.js';

/** The result of a move. */
export interface Played {
  /** The boards that the move made; the next board of its own timeline comes first. */
  readonly made: readonly Board[];
  /** Letter of the captured piece. */
  readonly captured: string | undefined;
  /** Number of the timeline that the move made. */
  readonly newLine: number | undefined;
}

/**
 * Moves any piece from the last board of a timeline and adds the new boards: the next board of that timeline and, if
 * the target is on another board, the next board of the target's timeline, or the first board of a new timeline if the
 * target is in the past. A pawn that arrives on the last rank becomes `promotion`; a queen if absent.
 */
export function play(multiverse: Multiverse, from: Target, to: Target, promotion = 'Q'): Played {
  const { width } = multiverse;
  const code = codeAt(multiverse, from);
  const arrived = pieceOnArrival(multiverse, code, to, promotion);
  const victim = codeAt(multiverse, to);
  const passed = enPassantVictim(multiverse, from, to);
  const taken = victim !== 0 ? victim : passed === undefined ? 0 : codeOn(from.board, passed)!;
  const captured = taken === 0 ? undefined : letterOf(taken);
  const left: SquareChange[] = [[from.y * width + from.x, 0]];
  const reached: SquareChange = [to.y * width + to.x, arrived];
  if (to.board === from.board) {
    if (victim === 0 && passed !== undefined) left.push([passed, 0]);
    left.push(reached);
    return { made: [multiverse.append(from.board, left)], captured, newLine: undefined };
  }
  const isPast = multiverse.lastOf(to.board.line) !== to.board;
  const line = isPast ? multiverse.nextLine(colourOf(code)) : to.board.line;
  const made = [multiverse.append(from.board, left), multiverse.append(to.board, [reached], line)];
  return { made, captured, newLine: isPast ? line : undefined };
}

function pieceOnArrival(multiverse: Multiverse, code: number, { y }: Target, promotion: string): number {
  const colour = colourOf(code);
  return isPawn(letterOf(code)) && y === lastRank(multiverse, colour)
    ? codeOf({ letter: promotion, colour, unmoved: false })
    : moved(code);
}

/** Castles on a board. */
export function playCastling(multiverse: Multiverse, board: Board, castling: Castling): Played {
  const row = castling.rank * multiverse.width;
  const king = codeAt(multiverse, { board, x: castling.king, y: castling.rank });
  const rook = codeAt(multiverse, { board, x: castling.rook, y: castling.rank });
  const made = multiverse.append(board, [
    [row + castling.king, 0],
    [row + castling.rook, 0],
    [row + castling.kingTo, moved(king)],
    [row + castling.rookTo, moved(rook)],
  ]);
  return { made: [made], captured: undefined, newLine: undefined };
}

/** Passes on a board: adds an equal board to its timeline. */
export function playPass(multiverse: Multiverse, board: Board): Played {
  return { made: [multiverse.append(board, [])], captured: undefined, newLine: undefined };
}

/** Returns the castling that a king's move by two files on its board means; `undefined` for any other move. */
export function castlingByKing(multiverse: Multiverse, from: Target, to: Target): Castling | undefined {
  if (from.board !== to.board || from.y !== to.y || Math.abs(to.x - from.x) !== 2) return undefined;
  return castlingOf(multiverse, from, to.x > from.x ? 1 : -1);
}
