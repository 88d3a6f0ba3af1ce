import { failure, type Result, withCheckedModels } from '../../../../notation/index.js';
import { boardOfPosition } from '../model/model.js';
import { type OtnPosition, positionCodec } from '../model/shape.js';
import type { BoardView } from './board.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

export type { BoardView, LastMove } from './board.js';

/** Draws a positional record. A value that isn't a model has no picture. */
export const otnPositionView = /* @__PURE__ */ withCheckedModels(positionCodec, {
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
});
