import { svgDocument, svgElement, svgText, themed } from 'ludogram';
import type { PgnPly } from '../replay/play.js';
import { valuesOf } from '../tokens/commands.js';
import { isWhite, piecesOf, squareName } from './board.js';
import type { PgnBoardView } from './index.js';

/** The width of a square. */
export const CELL = 48;
const MARGIN = 24;
const SIZE = CELL * 8 + MARGIN * 2;
const GLYPHS: { readonly [letter: string]: string } = { k: '♚', q: '♛', r: '♜', b: '♝', n: '♞', p: '♟' };
const COLORS: { readonly [letter: string]: string } = {
  G: '#15781b',
  R: '#882020',
  Y: '#c9a000',
  B: '#003088',
  O: '#d06000',
  C: '#008080',
};
/** The colors of light and dark squares, and of those that the last move marks. */
const SQUARE_COLORS = ['#f0d9b5', '#b58863'] as const;
const MARKED_COLORS = ['#f0e68c', '#c9b84a'] as const;

const LABEL = '#555555';

/** Draws a board with the squares and arrows that the comments of the last move draw. */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, { [LABEL]: '#a9a292' });

function drawSvg({ title, fen, last }: PgnBoardView): string {
  const pieces = piecesOf(fen);
  const marked = last?.uci === undefined ? [] : [...last.uci.matchAll(/[a-h][1-8]/g)].map(([name]) => name);
  const squares = Array.from({ length: 64 }, (_, i) => {
    const name = squareName(i);
    const { x, y } = cornerOf(name);
    const isLight = (i + (i >> 3)) % 2 === 1;
    const [light, dark] = marked.includes(name) ? MARKED_COLORS : SQUARE_COLORS;
    const piece = pieces.get(i);
    const rect = svgElement('rect', { x, y, width: CELL, height: CELL, fill: isLight ? light : dark });
    if (piece === undefined) return rect;
    const paint = isWhite(piece) ? { fill: '#fff', stroke: '#000' } : { fill: '#000', stroke: '#000' };
    const textStyle = { 'font-size': 38, 'text-anchor': 'middle', 'font-family': 'serif', ...paint };
    return rect + svgText(x + CELL / 2, y + 37, GLYPHS[piece.toLowerCase()]!, textStyle);
  });
  const labels = Array.from({ length: 8 }, (_, i) => {
    const style = { 'font-size': 12, 'text-anchor': 'middle', 'font-family': 'sans-serif', fill: LABEL };
    return [
      svgText(MARGIN + CELL * (i + 0.5), SIZE - 7, 'abcdefgh'[i]!, style),
      svgText(MARGIN / 2, MARGIN + CELL * (i + 0.5) + 4, String(8 - i), style),
    ].join('');
  });
  return svgDocument(SIZE, SIZE, title, squares, labels, shapesOf(last));
}

/** Returns the upper left corner of a square. */
export function cornerOf(name: string): { readonly x: number; readonly y: number } {
  return { x: MARGIN + 'abcdefgh'.indexOf(name[0]!) * CELL, y: MARGIN + (8 - Number(name[1])) * CELL };
}

/** Returns the squares and arrows of the commands `csl` and `cal`. */
function shapesOf(last: PgnPly | undefined): string[] {
  const marks = (name: string) =>
    valuesOf(last?.move.comments, name)
      .flatMap((value) => value.split(','))
      .map((mark) => mark.trim());
  const half = CELL / 2;
  const circles = marks('csl').flatMap((mark) => {
    if (!/^[A-Z][a-h][1-8]$/.test(mark)) return [];
    const { x, y } = cornerOf(mark.slice(1));
    return [
      svgElement('circle', {
        cx: x + half,
        cy: y + half,
        r: half - 3,
        fill: 'none',
        stroke: COLORS[mark[0]!],
        'stroke-width': 3,
      }),
    ];
  });
  const arrows = marks('cal').flatMap((mark) => {
    if (!/^[A-Z](?:[a-h][1-8]){2}$/.test(mark)) return [];
    const [from, to] = [cornerOf(mark.slice(1, 3)), cornerOf(mark.slice(3))];
    const ends = { x1: from.x + half, y1: from.y + half, x2: to.x + half, y2: to.y + half };
    const tip = svgElement('circle', { cx: to.x + half, cy: to.y + half, r: 7, fill: COLORS[mark[0]!] });
    return [svgElement('line', { ...ends, stroke: COLORS[mark[0]!], 'stroke-width': 4, opacity: 0.7 }) + tip];
  });
  return [...circles, ...arrows];
}
