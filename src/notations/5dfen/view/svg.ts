import { type DarkColors, themed } from '../../../notation/index.js';
import { element, svgDocument, text } from '../../../notation/view/svg.js';
import { squareName } from '../boards/names.js';
import { type Board, widthOf } from '../model/model.js';
import { CellPictures, DARK_SQUARE, INK, LIGHT_SQUARE, SQUARE_NAME, TOUCHED_SQUARE } from './cells.js';
import { columnName } from './grid.js';
import type { BoardView } from './index.js';
import { CELL, Layout, MARGIN } from './layout.js';
import { originPicture, TIMELINE, travelPicture } from './travels.js';

const PAPER = '#f5f1e8';
const WHITE_FRAME_FILL = '#ffffff';
const BLACK_FRAME_FILL = '#2b2b33';
const LABEL = { 'font-family': 'Georgia, serif', 'font-size': 17, 'text-anchor': 'middle', fill: INK };
const NO_SQUARES: ReadonlySet<string> = new Set();

/** The colors of the dark theme. */
const DARK: DarkColors = {
  [PAPER]: '#201e1a',
  [INK]: '#d8d0c0',
  [WHITE_FRAME_FILL]: '#cfc8dc',
  [BLACK_FRAME_FILL]: '#0f0e14',
  [DARK_SQUARE]: '#6a5a86',
  [LIGHT_SQUARE]: '#988bb0',
  [SQUARE_NAME]: '#2a213a',
  [TOUCHED_SQUARE]: '#b8963a',
  [TIMELINE]: '#7a62a0',
};

/**
 * Draws boards on a grid as an SVG document: one row per timeline, one column per half turn. A line goes through the
 * boards of each timeline and to the board that the timeline comes from; arrows show the moves from board to board.
 */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, DARK);

function drawSvg({ boards, touched, travels, title, latin }: BoardView): string {
  const layout = new Layout(boards);
  const { grid, width, height } = layout;
  const rows = grid.layers.map((layer, row) => {
    const [, y] = layout.corner(row, 0);
    return text(MARGIN / 2, y + layout.boardHeight / 2 + 5, `L${layer.spelling}`, LABEL);
  });
  const columns = grid.columns.map((column, i) => {
    const [x] = layout.corner(0, i);
    return text(x + layout.boardWidth / 2, MARGIN - 20, columnName(column), LABEL);
  });
  const cells = new CellPictures(latin);
  const pictures = boards.map((board) => {
    const corner = grid.at(board.layer, board) === board ? layout.cornerOf(board) : undefined;
    if (corner === undefined) return '';
    const picture = boardPicture(board, touched.get(board) ?? NO_SQUARES, cells);
    return element('g', { transform: `translate(${corner.join(' ')})` }, picture);
  });
  return svgDocument(
    width,
    height,
    title,
    element('rect', { width, height, fill: PAPER }),
    cells.outlines,
    [...rows, ...columns],
    travels.map((travel) => originPicture(travel, layout)),
    grid.layers.map((_, row) => timelinePicture(layout, row)),
    pictures,
    travels.map((travel, i) => travelPicture(travel, layout, travel.isLast && i === travels.length - 1)),
  );
}

function boardPicture(board: Board, touched: ReadonlySet<string>, cells: CellPictures): string {
  const frame = {
    x: -4,
    y: -4,
    width: widthOf(board) * CELL + 8,
    height: board.rows.length * CELL + 8,
    rx: 3,
    fill: board.toMove === 'white' ? WHITE_FRAME_FILL : BLACK_FRAME_FILL,
    stroke: INK,
  };
  const squares = board.rows.flatMap((row, y) =>
    row.map((_, x) => {
      const rank = board.rows.length - y;
      const isTouched = touched.size > 0 && touched.has(squareName({ x, y: rank - 1 }));
      return cells.square(x, y, rank, isTouched ? 'touched' : (x + rank) % 2 === 1 ? 'dark' : 'light');
    }),
  );
  const pieces = board.rows.flatMap((row, y) =>
    row.map((piece, x) => (piece === undefined ? '' : cells.piece(piece, x, y))),
  );
  return element('rect', frame) + squares.join('') + pieces.join('');
}

/** Draws the line that connects the boards of a timeline. */
function timelinePicture(layout: Layout, row: number): string {
  const { grid, boardWidth, boardHeight } = layout;
  const layer = grid.layers[row]!;
  const boardColumns = grid.columns.flatMap((column, i) => (grid.at(layer, column) === undefined ? [] : [i]));
  const [x1, y] = layout.corner(row, boardColumns[0] ?? 0);
  const [x2] = layout.corner(row, boardColumns.at(-1) ?? 0);
  const ends = { x1: x1 + boardWidth / 2, x2: x2 + boardWidth / 2, y1: y + boardHeight / 2, y2: y + boardHeight / 2 };
  return element('line', { ...ends, stroke: TIMELINE, 'stroke-width': 5, 'stroke-linecap': 'round' });
}
