import type { Result } from 'ludogram';

// The functions that this package needs from a program that knows how pieces move.

/** A side of chess. */
export type ChessSide = 'white' | 'black';

/** The kinds of pieces, by their letters in a FEN. */
export type PieceLetter = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

/** A move: its names in the universal chess interface, and what it captures. */
export interface ChessMove {
  /**
   * Two squares and the letter of a promotion, such as `e7e8q`; castling is the king's move; a drop is `N@f3`;
   * `undefined` for a null move.
   */
  readonly uci: string | undefined;
  /** The same move in Chess960, where castling is the king to its rook. */
  readonly uci960: string | undefined;
  /** The kind of the captured piece, even if it is captured en passant; `undefined` for none. */
  readonly captured: PieceLetter | undefined;
}

/** A null move. */
export const NULL_MOVE: ChessMove = { uci: undefined, uci960: undefined, captured: undefined };

/** How a position ends the game. */
export interface ChessOutcome {
  /** The side that has won; `undefined` for a draw. */
  readonly winner: ChessSide | undefined;
  readonly reason: 'checkmate' | 'stalemate' | 'insufficient-material' | 'rules-of-the-variant';
}

/** A position, which `play` changes, as far as games that were played need it. */
export interface ReplayPosition {
  readonly turn: ChessSide;
  /** The number of the next move, counted as in a FEN. */
  readonly moveNumber: number;
  clone(): ReplayPosition;
  /**
   * Plays a move: short algebraic notation, the universal chess interface, or `--` for a null move. Returns
   * `undefined`, and changes nothing, if it is illegal or several pieces can make it.
   */
  play(text: string): ChessMove | undefined;
  /** Returns how the game ended by its rules; `undefined` while it continues. */
  outcome(): ChessOutcome | undefined;
  /** Returns the letter of the piece on a square, whichever side it belongs to; `undefined` if the square is empty. */
  pieceOn(square: string): PieceLetter | undefined;
  /** Returns the position as FEN, with all half moves since the last capture or pawn move. */
  fen(): string;
}

/** A position of an engine, which `play` changes. */
export interface ChessPosition extends ReplayPosition {
  /** Whether the game is one of a variant with other rules, in which a win needs no checkmate. */
  readonly isVariant: boolean;
  clone(): ChessPosition;
  /** Returns the standard spelling of a move in a form that `play` reads; `undefined` if it is illegal. */
  sanOf(text: string): string | undefined;
  /** Returns all legal moves; none once the game is over. */
  legalMoves(): ChessMove[];
  isCheck(): boolean;
  isCheckmate(): boolean;
  /** Returns the squares of the moving side's pieces of a kind that can legally go to a square. */
  sourcesOf(piece: PieceLetter, to: string): string[];
}

/** A program that knows the rules of chess. */
export interface ChessEngine {
  /** The name of the package: `chess.js`. */
  readonly name: string;
  /** Whether the rules of the variant that a tag names are known; `undefined` is chess. */
  knows(variant: string | undefined): boolean;
  /**
   * Returns the position of a FEN under the rules of a variant that is known, or the reason why it isn't a position.
   * Without a FEN, the usual first position.
   */
  start(variant: string | undefined, fen: string | undefined): Result<{ readonly position: ChessPosition }>;
}
