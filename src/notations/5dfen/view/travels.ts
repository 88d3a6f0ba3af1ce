import { arrowOutline, element } from '../../../notation/view/svg.js';
import type { Board } from '../model/model.js';
import { CELL, GAP, type Layout, type Point } from './layout.js';

/** A square of a board; file and rank count from 0. */
export interface SquareOfBoard {
  readonly board: Board;
  readonly x: number;
  readonly y: number;
}

/** A move from one board to another. */
export interface Travel {
  readonly from: SquareOfBoard;
  readonly to: SquareOfBoard;
  /** The first board of the timeline that the move made; absent if it made none. */
  readonly made?: Board;
}

/** The color of timelines, and of the lines that join them. */
export const TIMELINE = '#8a6fb0';
/** The color of arrows. */
const ARROW = '#b0542b';

/** Draws the line that joins a timeline to the board that it comes from. */
export function originPicture({ to, made }: Travel, layout: Layout): string {
  const start = made === undefined ? undefined : layout.cornerOf(to.board);
  const end = made === undefined ? undefined : layout.cornerOf(made);
  if (start === undefined || end === undefined) return '';
  const { boardWidth, boardHeight } = layout;
  const [x1, y1] = [start[0] + boardWidth, start[1] + boardHeight / 2];
  const [x2, y2] = [end[0], end[1] + boardHeight / 2];
  const bend = x1 + GAP / 2;
  const d = `M${x1} ${y1}C${bend} ${y1} ${bend} ${y1} ${bend} ${(y1 + y2) / 2}S${bend} ${y2} ${x2} ${y2}`;
  return element('path', { d, fill: 'none', stroke: TIMELINE, 'stroke-width': 5, 'stroke-linecap': 'round' });
}

/** Draws the arrow of a move from one board to another. The arrow of the last move is thicker. */
export function travelPicture({ from, to }: Travel, layout: Layout, isLast: boolean): string {
  const start = layout.middleOf(from.board, from.x, from.y);
  const end = layout.middleOf(to.board, to.x, to.y);
  return start === undefined || end === undefined ? '' : arrow(start, end, isLast);
}

function arrow(start: Point, end: Point, isLast: boolean): string {
  const shaft = isLast ? 3.5 : 2;
  const shape = { gaps: [0, CELL * 0.2], headLength: CELL * 0.5, shaft, head: shaft * 3 } as const;
  return element('path', {
    d: arrowOutline(start, end, shape),
    fill: ARROW,
    'fill-opacity': isLast ? 0.85 : 0.35,
  });
}
