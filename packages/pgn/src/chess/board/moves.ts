import type { ChessMove, PieceLetter } from '../engine.js';
import { BOARD_LENGTH, KIND_LETTERS, nameOf } from './board.js';
import type { Castling } from './castling.js';

const LETTERS = Array.from(KIND_LETTERS, (letter) =>
  letter === ' ' ? undefined : (letter.toLowerCase() as PieceLetter),
);

/** Returns the letter of a kind; `undefined` for an empty square. */
export const letterOf = (kind: number): PieceLetter | undefined => LETTERS[kind];

const MOVES = BOARD_LENGTH * BOARD_LENGTH;
const known: (ChessMove | undefined)[] = Array.from({ length: MOVES * LETTERS.length }, () => undefined);

/**
 * Returns the move between two squares that captures a piece of a kind. Each is made once, because archives consist of
 * a few thousand moves.
 */
export const moveBetween = (from: number, to: number, captured: number): ChessMove =>
  // Most moves capture nothing: these are together in memory.
  (known[captured * MOVES + from * BOARD_LENGTH + to] ??= moveOf(nameOf(from) + nameOf(to), captured));

/** Returns the move of a pawn to the last rank, where it becomes a piece of a kind, and captures one of another. */
export const promotionTo = (from: number, to: number, promotion: number, captured: number): ChessMove =>
  moveOf(nameOf(from) + nameOf(to) + LETTERS[promotion]!, captured);

/** Returns a move that has the same name in Chess960. */
const moveOf = (uci: string, captured: number): ChessMove => ({ uci, uci960: uci, captured: letterOf(captured) });

/** Returns castling as a move: of the king in chess, to its rook in Chess960. */
export const castlingMove = ({ king, kingTo, rook }: Castling): ChessMove => ({
  uci: nameOf(king) + nameOf(kingTo),
  uci960: nameOf(king) + nameOf(rook),
  captured: undefined,
});
