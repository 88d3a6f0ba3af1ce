/** A part of a picture that can be clicked to enter a move: a square of a board, a tile, a row of tiles. */
export interface ViewSquare {
  /** The name, as a move has it: `b4`. Several squares with one name are one place, such as the tiles of a kind. */
  readonly name: string;
  /** The rectangle, in the units of the `viewBox` of the picture. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The piece on the square, for people who can't see the picture: `red sensei`. Absent if it is empty. */
  readonly piece?: string | undefined;
}

/** How moves are entered on the pictures of a view: a click on each square of the move, one after another. */
export interface ViewSquares<BoardView, Move = unknown> {
  /** Returns the squares of a picture, in reading order. */
  of(view: BoardView): readonly ViewSquare[];
  /**
   * Returns the names of the squares that enter a legal move, in order: usually where a piece is, and where it goes. If
   * several moves have the same squares, the player is asked which one is meant. A move without squares is offered in a
   * list.
   */
  ofMove(move: Move, view: BoardView): readonly string[];
  /**
   * Whether the board can be shown from the other side, turned by half a turn. Text and elements of the class `upright`
   * stay upright.
   */
  readonly canTurn?: true;
}
