import { type Board, SPACE_KINDS, type SpaceKind, type Square, type TaflRules } from '../../../../games/tafl/index.js';
import { failure, type Result } from '../../../../notation/result.js';
import { boardOfPosition, type OtnPosition } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

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

/** Draws a positional record. */
export const otnPositionView = {
  /**
   * Returns the board of a position, without special spaces because a position has no rules; a problem if the board
   * isn't a square.
   */
  at(position: OtnPosition): Result<{ readonly view: BoardView }> {
    const board = boardOfPosition(position);
    if (board === undefined) return failure([], "the rows aren't a square board");
    return { ok: true, view: { title: 'Tafl', size: position.rows.length, board } };
  },
  /** Draws the board as an SVG document, with rank 1 at the top. */
  svg: renderSvg,
  /** Draws the board as text for a terminal, with rank 1 at the top. */
  text: renderText,
};
