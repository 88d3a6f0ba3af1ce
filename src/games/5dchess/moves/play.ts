import { type Castling, castlingOf } from './castling.js';
import { codeAt, enPassantVictim, isPawn, type Target } from './movement.js';
import type { Board, Multiverse } from '../multiverse.js';
import { codeOf, colourOf, letterOf, moved } from '../piece.js';

/** The result of a move. */
export interface Played {
  /** The boards that the move made; the next board of its own timeline comes first. */
  readonly made: readonly Board[];
  /** Letter of the captured piece. */
  readonly captured: string | undefined;
  /** Number of the timeline that the move made. */
  readonly newLine: number | undefined;
}

/** Copies the squares of a board, to be changed. */
const copyOf = ({ squares }: Board): Uint8Array => squares.slice();

/**
 * Moves any piece from the last board of a timeline and adds the new boards: the next board of that timeline and, if
 * the target is on another board, the next board of the target's timeline, or the first board of a new timeline if the
 * target is in the past. A pawn that arrives on the last rank becomes `promotion`; a queen if absent.
 */
export function play(multiverse: Multiverse, from: Target, to: Target, promotion = 'Q'): Played {
  const { width } = multiverse;
  const code = codeAt(multiverse, from);
  const arrived = arriving(multiverse, code, to, promotion);
  const victim = codeAt(multiverse, to);
  const passed = enPassantVictim(multiverse, from, to);
  const taken = victim !== 0 ? victim : passed === undefined ? 0 : from.board.squares[passed]!;
  const captured = taken === 0 ? undefined : letterOf(taken);
  const left = copyOf(from.board);
  left[from.y * width + from.x] = 0;
  if (to.board === from.board) {
    if (victim === 0 && passed !== undefined) left[passed] = 0;
    left[to.y * width + to.x] = arrived;
    return { made: [append(multiverse, from.board.line, from.board.half, left)], captured, newLine: undefined };
  }
  const entered = copyOf(to.board);
  entered[to.y * width + to.x] = arrived;
  const isPast = multiverse.lastOf(to.board.line) !== to.board;
  const line = isPast ? multiverse.nextLine(colourOf(code)) : to.board.line;
  const made = [
    append(multiverse, from.board.line, from.board.half, left),
    append(multiverse, line, to.board.half, entered),
  ];
  return { made, captured, newLine: isPast ? line : undefined };
}

function arriving({ height }: Multiverse, code: number, { y }: Target, promotion: string): number {
  const colour = colourOf(code);
  const isLastRank = y === (colour === 'white' ? height - 1 : 0);
  return isPawn(letterOf(code)) && isLastRank ? codeOf({ letter: promotion, colour, unmoved: false }) : moved(code);
}

/** Adds the next board of a timeline. */
function append(multiverse: Multiverse, line: number, half: number, squares: Uint8Array): Board {
  const board = { line, half: half + 1, squares };
  multiverse.add(board);
  return board;
}

/** Castles on a board. */
export function playCastling(multiverse: Multiverse, board: Board, castling: Castling): Played {
  const squares = copyOf(board);
  const row = castling.rank * multiverse.width;
  const king = codeAt(multiverse, { board, x: castling.king, y: castling.rank });
  const rook = codeAt(multiverse, { board, x: castling.rook, y: castling.rank });
  squares[row + castling.king] = 0;
  squares[row + castling.rook] = 0;
  squares[row + castling.kingTo] = moved(king);
  squares[row + castling.rookTo] = moved(rook);
  return { made: [append(multiverse, board.line, board.half, squares)], captured: undefined, newLine: undefined };
}

/** Passes on a board: adds an equal board to its timeline. */
export function playPass(multiverse: Multiverse, board: Board): Played {
  const made = [append(multiverse, board.line, board.half, copyOf(board))];
  return { made, captured: undefined, newLine: undefined };
}

/** Returns the castling that a king's move by two files on its board means. */
export function castlingByKing(multiverse: Multiverse, from: Target, to: Target): Castling | undefined {
  if (from.board !== to.board || from.y !== to.y || Math.abs(to.x - from.x) !== 2) return undefined;
  return castlingOf(multiverse, from, to.x > from.x ? 1 : -1);
}
