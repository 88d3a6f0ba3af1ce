import { EMPTY, KING, type Piece, sideOf, type SpaceKind, type Square, typeOf } from '../../../../games/tafl/index.js';
import { type DarkColors, themed } from '../../../../notation/index.js';
import { element, svgDocument, text } from '../../../../notation/view/svg.js';
import { symbolOf } from '../model/model.js';
import { type BoardView, kindOfSquare, type LastMove } from './board.js';

/** The width of a space of the board. */
export const CELL = 40;
/** The width of the edges around the board, with the names of files and ranks. */
export const MARGIN = 30;
const PAPER = '#f4ecdc';
const INK = '#4d4130';
const SPACE_FILL = '#e6d7b8';
const KINGS_SPACE_FILL = '#b9a06a';
const ATTACKER_FORTRESS_FILL = '#d2aca0';
const DEFENDER_FORTRESS_FILL = '#b6c2ac';
const TOUCHED_FILL = '#f0d27a';
const SPACE_EDGE = '#8d7a56';
const LAST_MOVE_STROKE = '#b3392f';
const FONT = { 'font-family': 'Georgia, serif', 'text-anchor': 'middle', fill: INK };
const DISC = { attackers: '#6b2a24', defenders: '#f3e9d2' };
const RIM = { attackers: '#3a1512', defenders: '#6f5d3c' };
const FILL: Record<SpaceKind, string> = {
  corner: KINGS_SPACE_FILL,
  centre: KINGS_SPACE_FILL,
  attackerFortress: ATTACKER_FORTRESS_FILL,
  defenderFortress: DEFENDER_FORTRESS_FILL,
};

/** The colors of the dark theme. */
const DARK: DarkColors = {
  [PAPER]: '#201e1a',
  [INK]: '#ddd3bf',
  [SPACE_FILL]: '#5c523f',
  [KINGS_SPACE_FILL]: '#83703f',
  [ATTACKER_FORTRESS_FILL]: '#7d5a50',
  [DEFENDER_FORTRESS_FILL]: '#5f6d56',
  [TOUCHED_FILL]: '#8f7428',
  [SPACE_EDGE]: '#85775a',
  [LAST_MOVE_STROKE]: '#ff8d7e',
};

/** Draws a board as an SVG document, with rank 1 at the top as in the record. */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, DARK);

function drawSvg(view: BoardView): string {
  const { size, board, last, title } = view;
  const side = size * CELL + MARGIN * 2;
  const squares = Array.from(board, (_, square) => square);
  const marks = last === undefined ? [] : last.captured.map((square) => capturedPicture(square, size));
  return svgDocument(
    side,
    side,
    title,
    element('rect', { width: side, height: side, fill: PAPER }),
    coordinates(size),
    element(
      'g',
      { transform: `translate(${MARGIN} ${MARGIN})` },
      squares.map((square) => spacePicture(view, square)),
      last === undefined ? '' : arrowPicture(last, size),
      squares.map((square) => piecePicture(board[square] ?? EMPTY, square, size)),
      marks,
    ),
  );
}

/** Returns the distance of a space from the left edge of the board. */
export const left = (square: Square, size: number): number => (square % size) * CELL;
/** Returns the distance of a space from the upper edge of the board. */
export const top = (square: Square, size: number): number => Math.floor(square / size) * CELL;
const middle = (square: Square, size: number): [x: number, y: number] => [
  left(square, size) + CELL / 2,
  top(square, size) + CELL / 2,
];

function coordinates(size: number): string[] {
  const style = { ...FONT, 'font-size': 13 };
  const far = MARGIN * 1.5 + size * CELL + 4;
  return Array.from({ length: size }, (_, i) => {
    const at = MARGIN + (i + 0.5) * CELL;
    const file = String.fromCharCode(97 + i);
    const rank = String(i + 1);
    return [
      text(at, MARGIN * 0.6 + 4, file, style),
      text(at, far, file, style),
      text(MARGIN / 2, at + 4, rank, style),
      text(far, at + 4, rank, style),
    ].join('');
  });
}

function spacePicture(view: BoardView, square: Square): string {
  const { size, last } = view;
  const kind = kindOfSquare(view, square);
  const x = left(square, size);
  const y = top(square, size);
  const isTouched = last?.from === square || last?.to === square;
  const fill = isTouched ? TOUCHED_FILL : kind === undefined ? SPACE_FILL : FILL[kind];
  const box = element('rect', { x, y, width: CELL, height: CELL, fill, stroke: SPACE_EDGE });
  if (kind === undefined) return box;
  const d = `M${x + 6} ${y + 6}l${CELL - 12} ${CELL - 12}m0 ${12 - CELL}l${12 - CELL} ${CELL - 12}`;
  return box + element('path', { d, stroke: SPACE_EDGE, fill: 'none' });
}

function piecePicture(piece: Piece, square: Square, size: number): string {
  if (piece === EMPTY) return '';
  const [cx, cy] = middle(square, size);
  const side = sideOf(piece);
  const disc = element('circle', { cx, cy, r: CELL * 0.38, fill: DISC[side], stroke: RIM[side], 'stroke-width': 1.5 });
  if (typeOf(piece) === 'taflman') return disc;
  const fill = side === 'attackers' ? DISC.defenders : DISC.attackers;
  if (piece === KING) {
    const d = `M${cx - 2.5} ${cy - 9}h5v6.5h6.5v5h-6.5v6.5h-5v-6.5h-6.5v-5h6.5z`;
    return disc + element('path', { d, fill, class: 'upright' });
  }
  return disc + text(cx, cy + 5, symbolOf(piece).toUpperCase(), { ...FONT, 'font-size': 15, fill });
}

/** Draws a ring on a square on which a piece was captured. */
function capturedPicture(square: Square, size: number): string {
  const [cx, cy] = middle(square, size);
  return element('circle', {
    cx,
    cy,
    r: CELL * 0.3,
    fill: 'none',
    stroke: LAST_MOVE_STROKE,
    'stroke-width': 2,
    'stroke-dasharray': '4 3',
  });
}

function arrowPicture({ from, to }: LastMove, size: number): string {
  const [x1, y1] = middle(from, size);
  const [x2, y2] = middle(to, size);
  return element('line', { x1, y1, x2, y2, stroke: LAST_MOVE_STROKE, 'stroke-width': 2.5, 'stroke-dasharray': '2 5' });
}
