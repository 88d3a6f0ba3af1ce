import { svgDocument, svgElement, svgText } from 'ludogram';
import { COLUMN_LETTERS } from '../go/rules.js';
import { coordinatesOf } from '../model/model.js';
import type { SgfPly } from '../replay/play.js';
import type { SgfBoardView } from './index.js';

/** The distance between two lines. */
export const CELL = 24;

/** Returns the points that are marked on usual boards. */
function starsOf(lines: number): readonly number[] {
  if (lines < 9) return [];
  return lines < 13 ? [2, lines - 3] : lines % 2 === 0 ? [3, lines - 4] : [3, (lines - 1) / 2, lines - 4];
}

/** Draws a board with a mark on the last move. */
export function renderSvg({ title, board, last }: SgfBoardView): string {
  const [rows, columns] = [board.length, board[0]?.length ?? 0];
  const [width, height] = [(columns + 1) * CELL, (rows + 1) * CELL];
  const at = (i: number) => (i + 1) * CELL;
  const line = { stroke: '#000', 'stroke-width': 1 };
  const grid = [
    ...Array.from({ length: columns }, (_, x) =>
      svgElement('line', { x1: at(x), y1: at(0), x2: at(x), y2: at(rows - 1), ...line }),
    ),
    ...Array.from({ length: rows }, (_, y) =>
      svgElement('line', { x1: at(0), y1: at(y), x2: at(columns - 1), y2: at(y), ...line }),
    ),
  ];
  const stars = starsOf(columns).flatMap((x) =>
    starsOf(rows).map((y) => svgElement('circle', { cx: at(x), cy: at(y), r: 3 })),
  );
  const stones = board.flatMap((row, y) =>
    [...row].flatMap((stone, x) =>
      stone === '.'
        ? []
        : [
            svgElement('circle', {
              cx: at(x),
              cy: at(y),
              r: CELL / 2 - 1,
              fill: stone === 'X' ? '#000' : '#fff',
              stroke: '#000',
            }),
          ],
    ),
  );
  const mark = last?.point === undefined ? [] : markAt(last);
  const style = { 'font-size': 9, 'text-anchor': 'middle', 'font-family': 'sans-serif' };
  const labels = [
    ...Array.from({ length: columns }, (_, x) => svgText(at(x), CELL / 2, COLUMN_LETTERS[x] ?? '', style)),
    ...Array.from({ length: rows }, (_, y) => svgText(CELL / 4, at(y) + 3, String(rows - y), style)),
  ];
  return svgDocument(
    width,
    height,
    title,
    svgElement('rect', { width, height, fill: '#e0b060' }),
    grid,
    stars,
    stones,
    mark,
    labels,
  );
}

function markAt({ point, mover }: SgfPly): string[] {
  const [x, y] = coordinatesOf(point!);
  return [
    svgElement('circle', {
      cx: (x + 1) * CELL,
      cy: (y + 1) * CELL,
      r: CELL / 5,
      fill: mover === 'black' ? '#fff' : '#000',
    }),
  ];
}
