import { type DrawnPosition, svgDocument, svgElement } from 'ludogram';
import { type Position, SQUARES } from './rules.js';

const SIDE = 3;
const SIZE = 40;
const MARKS = { first: 'x', second: 'o' } as const;

const markAt = ({ taken }: Position, square: string): string => {
  const side = taken.get(square);
  return side === undefined ? '.' : MARKS[side];
};

/** How a position is drawn. */
export const drawing: DrawnPosition<Position> = {
  text: (position) =>
    [0, 1, 2]
      .map((row) => SQUARES.slice(row * SIDE, (row + 1) * SIDE).map((square) => markAt(position, square)))
      .map((marks) => `${marks.join(' ')}\n`)
      .join(''),
  svg(position) {
    const squares = SQUARES.map((square, i) => {
      const [x, y] = [(i % SIDE) * SIZE, Math.floor(i / SIDE) * SIZE];
      const mark = markAt(position, square);
      const box = svgElement('rect', { x, y, width: SIZE, height: SIZE, fill: 'white', stroke: 'black' });
      const text = { x: x + SIZE / 2, y: y + SIZE * 0.7, 'font-size': SIZE / 2, 'text-anchor': 'middle' };
      return box + (mark === '.' ? '' : svgElement('text', text, mark));
    });
    return svgDocument(SIDE * SIZE, SIDE * SIZE, 'A position', squares.join(''));
  },
};
