import { type Board, SPACE_KINDS, type SpaceKind, type Square, type TaflRules } from '../../../../games/tafl/index.js';

/** A board to draw, with its special spaces and the last move. */
export interface BoardView {
  /** The title of the SVG document. */
  readonly title: string;
  /** The number of rows. */
  readonly size: number;
  readonly board: Board;
  /** The special spaces of the rules; absent if the rules are unknown. */
  readonly spaces?: TaflRules['spaces'];
  /** The last move, with the squares on which it captured; absent at the start. */
  readonly last?: LastMove | undefined;
}

/** A move, with the squares of the captured pieces. */
export interface LastMove {
  readonly from: Square;
  readonly to: Square;
  readonly captured: readonly Square[];
}

/** Returns the kind of a special space; `undefined` for an ordinary one. */
export const kindOfSquare = ({ spaces }: BoardView, square: Square): SpaceKind | undefined =>
  spaces && SPACE_KINDS.find((kind) => spaces[kind].squares.includes(square));
