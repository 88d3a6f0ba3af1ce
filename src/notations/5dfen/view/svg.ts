import { element, svgDocument, text } from '../../../notation/describe/svg.js';
import { CELL, CellPictures, INK } from './cells.js';
import { type BoardGrid, columnName, gridOf } from './grid.js';
import { type Board, type Layer, widthOf } from '../model.js';
import type { BoardView } from './index.js';

const GAP = 30;
const MARGIN = 56;
const PAPER = '#f5f1e8';
const LABEL = { 'font-family': 'Georgia, serif', 'font-size': 15, 'text-anchor': 'middle', fill: INK };

const NO_SQUARES: ReadonlySet<string> = new Set();

/**
 * Draws boards on a grid as an SVG document: one row per layer, one column per half turn, with a line through each
 * timeline.
 */
export function renderSvg({ boards, touched, title, latin }: BoardView): string {
  const grid = gridOf(boards);
  const columns = boards.reduce((most, board) => Math.max(most, widthOf(board)), 0);
  const rows = boards.reduce((most, board) => Math.max(most, board.rows.length), 0);
  const stepX = columns * CELL + GAP;
  const stepY = rows * CELL + GAP;
  const width = MARGIN + grid.columns.length * stepX;
  const height = MARGIN + grid.layers.length * stepY;
  const cells = new CellPictures(latin);
  const parts = grid.layers.flatMap((layer, y) => [
    text(MARGIN / 2, MARGIN + y * stepY + (rows * CELL) / 2 + 5, `L${layer.spelling}`, LABEL),
    timeline(grid, layer, MARGIN + y * stepY + (rows * CELL) / 2, stepX, columns * CELL),
    ...grid.columns.map((column, x) => {
      const board = grid.at(layer, column);
      if (board === undefined) return '';
      const place = { transform: `translate(${MARGIN + x * stepX} ${MARGIN + y * stepY})` };
      return element('g', place, boardPicture(board, touched.get(board) ?? NO_SQUARES, cells));
    }),
  ]);
  const heads = grid.columns.map((column, x) =>
    text(MARGIN + x * stepX + (columns * CELL) / 2, MARGIN - 18, columnName(column), LABEL),
  );
  return svgDocument(width, height, title, element('rect', { width, height, fill: PAPER }), heads, parts);
}

/** Draws the line that connects the boards of a layer. */
function timeline(grid: BoardGrid, layer: Layer, y: number, stepX: number, boardWidth: number): string {
  const there = grid.columns.flatMap((column, x) => (grid.at(layer, column) === undefined ? [] : [x]));
  const x1 = MARGIN + (there[0] ?? 0) * stepX + boardWidth / 2;
  const x2 = MARGIN + (there.at(-1) ?? 0) * stepX + boardWidth / 2;
  return element('line', { x1, y1: y, x2, y2: y, stroke: '#8a6fb0', 'stroke-width': 5, 'stroke-linecap': 'round' });
}

function boardPicture(board: Board, touched: ReadonlySet<string>, cells: CellPictures): string {
  const width = widthOf(board) * CELL;
  const height = board.rows.length * CELL;
  const frame = {
    x: -4,
    y: -4,
    width: width + 8,
    height: height + 8,
    rx: 3,
    fill: board.toMove === 'white' ? '#ffffff' : '#2b2b33',
    stroke: INK,
  };
  const squares = board.rows.flatMap((row, y) =>
    row.map((_, x) => {
      const rank = board.rows.length - y;
      const isTouched = touched.size > 0 && touched.has(`${String.fromCharCode(97 + x)}${rank}`);
      return cells.square(x, y, isTouched ? 'touched' : (x + rank) % 2 === 1 ? 'dark' : 'light');
    }),
  );
  const pieces = board.rows.flatMap((row, y) =>
    row.map((piece, x) => (piece === undefined ? '' : cells.piece(piece, x, y))),
  );
  return element('rect', frame) + squares.join('') + pieces.join('');
}
