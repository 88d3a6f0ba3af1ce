import { type Board, SPACE_KINDS, type SpaceKind, type Square, type TaflRules } from '../../../../games/tafl/index.js';
import { failure, type Result } from '../../../../notation/result.js';
import { boardOfPosition, type OtnPosition } from '../model.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

/** The content of a picture: a board, its special spaces, and the last move. */
export interface BoardView {
  /** The title of the SVG document. */
  readonly title: string;
  /** Number of rows. */
  readonly size: number;
  readonly board: Board;
  /** The special spaces of the rules; absent where the rules are not known. */
  readonly spaces?: TaflRules['spaces'];
  /** The last move, and the squares where it took a piece; absent at the start. */
  readonly last?: LastMove | undefined;
}

/** A move, and the squares of the pieces that it took. */
export interface LastMove {
  readonly from: Square;
  readonly to: Square;
  readonly captured: readonly Square[];
}

/** The kind of special space that a square is; `undefined` for an ordinary one. */
export const kindOfSquare = ({ spaces }: BoardView, square: Square): SpaceKind | undefined =>
  spaces && SPACE_KINDS.find((kind) => spaces[kind].squares.includes(square));

/** Pictures of a positional record. */
export const otnPositionView = {
  /** The board of a position, without special spaces: a position doesn't give the rules. A problem if it isn't a square. */
  at(position: OtnPosition): Result<{ readonly view: BoardView }> {
    const board = boardOfPosition(position);
    if (board === undefined) return failure([], "the rows aren't a square board");
    return { ok: true, view: { title: 'Tafl', size: position.rows.length, board } };
  },
  /** The picture as an SVG document, rank 1 on top. */
  svg: renderSvg,
  /** The picture as text for a terminal, rank 1 on top. */
  text: renderText,
};
