import type { ChessMove } from '../engine.js';
import { nameOf } from './board.js';
import type { Castling } from './castling.js';

/** Returns a move that has the same name in Chess960. */
const same = (uci: string): ChessMove => ({ uci, uci960: uci });

const SQUARES = 120;
const known: (ChessMove | undefined)[] = Array.from({ length: SQUARES * SQUARES }, () => undefined);

/** Returns the move between two squares. Each is made once, because archives consist of a few thousand moves. */
export const moveBetween = (from: number, to: number): ChessMove =>
  (known[from * SQUARES + to] ??= same(nameOf(from) + nameOf(to)));

/** Returns the move of a pawn to the last rank, where it becomes a piece with this letter. */
export const promotionTo = (from: number, to: number, letter: string): ChessMove =>
  same(nameOf(from) + nameOf(to) + letter);

/** Returns castling as a move: of the king in chess, to its rook in Chess960. */
export const castlingMove = ({ king, kingTo, rook }: Castling): ChessMove => ({
  uci: nameOf(king) + nameOf(kingTo),
  uci960: nameOf(king) + nameOf(rook),
});
