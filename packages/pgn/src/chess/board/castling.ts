import { BLACK, type Board, BOARD_LENGTH, EMPTY, KING, opponentOf, ROOK, type Side, squareOf, WHITE } from './board.js';
import { isAttacked } from './reach.js';

/** One of the four ways to castle in chess. */
export interface Castling {
  /** Its letter in a FEN. */
  readonly letter: string;
  readonly side: Side;
  readonly isKingside: boolean;
  readonly king: number;
  readonly kingTo: number;
  readonly rook: number;
  readonly rookTo: number;
  /** The bit that it has in a number of castling rights. */
  readonly right: number;
}

/** Returns a way to castle, given the names of four squares: from and to that of the king, then of the rook. */
function castlingOn(letter: string, side: Side, names: string, right: number): Castling {
  const [king, kingTo, rook, rookTo] = names.split(' ').map(squareOf) as [number, number, number, number];
  return { letter, side, isKingside: kingTo > king, king, kingTo, rook, rookTo, right };
}

/** All ways to castle, in the order of a FEN. */
export const CASTLINGS: readonly Castling[] = [
  castlingOn('K', WHITE, 'e1 g1 h1 f1', 1),
  castlingOn('Q', WHITE, 'e1 c1 a1 d1', 2),
  castlingOn('k', BLACK, 'e8 g8 h8 f8', 4),
  castlingOn('q', BLACK, 'e8 c8 a8 d8', 8),
];

/** The rights that are lost when a piece leaves or reaches a square, at the numbers of the squares. */
const LOST: readonly number[] = Array.from({ length: BOARD_LENGTH }, (_, square) =>
  CASTLINGS.filter(({ king, rook }) => king === square || rook === square).reduce((all, { right }) => all | right, 0),
);

/** Returns the rights after a move between two squares. */
export const rightsAfter = (rights: number, from: number, to: number): number => rights & ~(LOST[from]! | LOST[to]!);

/** The texts of all rights in a FEN, at their numbers. */
export const RIGHTS: readonly string[] = Array.from(
  { length: 16 },
  (_, rights) =>
    CASTLINGS.filter(({ right }) => (rights & right) !== 0)
      .map(({ letter }) => letter)
      .join('') || '-',
);

/** Whether the king and the rook of castling are on their squares. */
export const isInPlace = (board: Board, { side, king, rook }: Castling): boolean =>
  board[king] === side + KING && board[rook] === side + ROOK;

/** Whether a side that has the right to castle can do it now. */
export function canCastle(board: Board, { side, king, kingTo, rook, rookTo }: Castling): boolean {
  const step = Math.sign(kingTo - king);
  for (let square = king + step; square !== rook; square += step) if (board[square] !== EMPTY) return false;
  return [king, rookTo, kingTo].every((square) => !isAttacked(board, square, opponentOf(side)));
}
