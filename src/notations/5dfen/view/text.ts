import type { TextPictureOptions } from '../../../notation/index.js';
import { squareName } from '../boards/names.js';
import { pieceText } from '../boards/pieces.js';
import { type Board, type Layer, widthOf } from '../model/model.js';
import { type BoardGrid, type Column, columnName, gridOf } from './grid.js';
import type { BoardView } from './index.js';

/** The width of a picture if that of the terminal is unknown. A single board may be wider. */
const LINE_WIDTH = 100;
const GAP = '   ';

/**
 * Draws boards on a grid as text: one row per layer, one column per half turn. Columns that exceed the line width
 * continue below.
 */
export function renderText(
  { boards, touched }: BoardView,
  { columns: lineWidth = LINE_WIDTH }: TextPictureOptions = {},
): string {
  const grid = gridOf(boards);
  const boardWidth = boards.reduce((max, board) => Math.max(max, widthOf(board) * 2 - 1), 6);
  const labelWidth = grid.layers.reduce((max, { spelling }) => Math.max(max, spelling.length), 0) + 3;
  const perLine = Math.max(1, Math.floor((lineWidth - labelWidth + GAP.length) / (boardWidth + GAP.length)));
  const out: string[] = [];
  for (let from = 0; from < grid.columns.length; from += perLine) {
    const columns = grid.columns.slice(from, from + perLine);
    out.push(' '.repeat(labelWidth) + columns.map((column) => columnName(column).padEnd(boardWidth)).join(GAP));
    for (const layer of grid.layers) {
      for (const line of layerLines(grid, layer, columns, { boardWidth, labelWidth, touched })) out.push(line);
    }
    out.push('');
  }
  return out.map((line) => `${line.trimEnd()}\n`).join('');
}

interface Measures extends Pick<BoardView, 'touched'> {
  readonly boardWidth: number;
  readonly labelWidth: number;
}

/** Draws the boards of a layer side by side; empty if the layer has none in these columns. */
function layerLines(grid: BoardGrid, layer: Layer, columns: readonly Column[], measures: Measures): string[] {
  const { boardWidth, labelWidth, touched } = measures;
  const pictures = columns.map((column) => {
    const board = grid.at(layer, column);
    return board === undefined ? [] : boardLines(board, touched.get(board));
  });
  const height = pictures.reduce((max, lines) => Math.max(max, lines.length), 0);
  const lines = Array.from({ length: height }, (_, y) => {
    const label = y === 0 ? `L${layer.spelling}` : '';
    return label.padEnd(labelWidth) + pictures.map((picture) => (picture[y] ?? '').padEnd(boardWidth)).join(GAP);
  });
  return height === 0 ? [] : [...lines, ''];
}

/** Returns the lines of a board, one per rank. An empty square that the last move touched is a `+`. */
function boardLines(board: Board, touched: ReadonlySet<string> | undefined): string[] {
  return board.rows.map((row, y) =>
    row
      .map((piece, x) => {
        if (piece !== undefined) return pieceText({ ...piece, unmoved: false });
        return touched?.has(squareName({ x, y: board.rows.length - 1 - y })) === true ? '+' : '.';
      })
      .join(' '),
  );
}
