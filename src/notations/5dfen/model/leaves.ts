/** The color of a piece or of the side to move. */
export type Colour = 'white' | 'black';

/**
 * A timeline with its spelling, such as `0`, `-0` or `+1`. -0 and +0 are different timelines; `0` and `+0` are the
 * same, as are `1` and `+1`.
 */
export interface Layer {
  readonly spelling: string;
  /** The number of the timeline. Negative zero (`Object.is(value, -0)`) is the timeline right below +0. */
  readonly value: number;
}

/** A piece on a board. */
export interface Piece {
  /** The upper-case letter of its kind, for example `N`. */
  readonly letter: string;
  readonly colour: Colour;
  /** Whether the piece is marked as unmoved (`*`). */
  readonly unmoved: boolean;
}

/** A square of a board. */
export interface Square {
  /** The file, a letter. */
  readonly file: string;
  /** The rank, from 1. */
  readonly rank: number;
}

/** The origin of a piece as written: empty, its file, its rank, or both. */
export type Origin = Partial<Square>;

/**
 * The kind of a move to another board: `jump` (`>`), or `branch` (`>>`) to a board in the past, which creates a
 * timeline.
 */
export type JumpKind = 'jump' | 'branch';

/** Returns a layer from its spelling: an optional sign, then digits. */
export function layerOf(spelling: string): Layer {
  return { spelling, value: Number(spelling) };
}
