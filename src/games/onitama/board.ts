/** A player, by the color of the pieces. Red is at the bottom of the board and moves first. */
export type Side = 'red' | 'blue';

/** Returns the side that plays against `side`. */
export const opponent = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** A sensei (master) or one of its disciples (students). */
export interface Piece {
  readonly side: Side;
  readonly role: 'sensei' | 'disciple';
}

/** Number of squares on each side of the board. */
export const BOARD_SIZE = 5;
/** Number of squares of the board. */
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;

/** A square: 0 to 24, row by row from the far left corner as red sees it, so 24 is red's right corner. */
export type Square = number;

/** The piece on each square, if any. */
export type Board = readonly (Piece | undefined)[];

/** The four kinds of piece. Every board uses these objects. */
export const PIECES = {
  redSensei: { side: 'red', role: 'sensei' },
  redDisciple: { side: 'red', role: 'disciple' },
  blueSensei: { side: 'blue', role: 'sensei' },
  blueDisciple: { side: 'blue', role: 'disciple' },
} as const satisfies Record<string, Piece>;

/** The square from which a side's sensei starts; the other sensei wins by reaching it. */
export const TEMPLE: Record<Side, Square> = { blue: 2, red: 22 };

/** The board at the start: each side's sensei is on its temple, between its disciples. */
export const START_BOARD: Board = Array.from({ length: SQUARE_COUNT }, (_, square) => {
  if (square === TEMPLE.blue) return PIECES.blueSensei;
  if (square === TEMPLE.red) return PIECES.redSensei;
  if (square < BOARD_SIZE) return PIECES.blueDisciple;
  return square >= SQUARE_COUNT - BOARD_SIZE ? PIECES.redDisciple : undefined;
});

/** Counts the pieces of one kind on a board. */
export function countPieces(board: Board, kind: Piece): number {
  return board.filter((piece) => piece?.side === kind.side && piece.role === kind.role).length;
}
