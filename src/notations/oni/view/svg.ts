import { BOARD_SIZE, type Card, patternOf, type Position, type Side, TEMPLE } from '../../../games/onitama/index.js';
import { type DarkColors, themed } from '../../../notation/index.js';
import { element, svgDocument, text } from '../../../notation/view/svg.js';
import { squareLetter } from '../model/leaves.js';
import type { OniPly } from '../replay/play.js';
import type { BoardView } from './index.js';

/** The width of a square of the board. */
export const CELL = 64;
const BOARD = CELL * BOARD_SIZE;
const DOT = 15;
const CARD_WIDTH = 108;
const CARD_HEIGHT = DOT * 5 + 34;
/** The space between the board, the cards and the edges. */
export const MARGIN = 24;
/** The upper edge of the board. */
export const TOP = MARGIN * 2 + CARD_HEIGHT;
const PAPER = '#f4ecdc';
const CARD_FILL = '#fffaf0';
const INK = '#3a3226';
const DOT_EDGE = '#c9b88f';
const SQUARE_FILL = '#e6d7b8';
const MARKED_FILL = '#f0d27a';
const SQUARE_EDGE = '#8d7a56';
const COLORS: Record<Side, string> = { red: '#b3392f', blue: '#2c5c94' };
const FONT = { 'font-family': 'Georgia, serif', 'text-anchor': 'middle', fill: INK };

/** The colors of the dark theme. */
const DARK: DarkColors = {
  [PAPER]: '#201e1a',
  [CARD_FILL]: '#302c26',
  [INK]: '#e4dccb',
  [DOT_EDGE]: '#5a5243',
  [SQUARE_FILL]: '#5c523f',
  [MARKED_FILL]: '#8f7428',
  [SQUARE_EDGE]: '#a3956f',
  [COLORS.red]: '#d4645a',
  [COLORS.blue]: '#6a9bd6',
};

/**
 * Draws a ply as SVG: the board, blue's cards above it, red's below, and the transfer card on the side of the player to
 * move.
 */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, DARK);

function drawSvg({ position, last, ply }: BoardView): string {
  const width = MARGIN * 3 + BOARD + CARD_WIDTH;
  const height = MARGIN * 4 + BOARD + CARD_HEIGHT * 2;
  const { red, blue, transfer } = position.hands;
  const right = MARGIN * 2 + BOARD;
  const transferY = position.toMove === 'red' ? TOP + BOARD - CARD_HEIGHT : TOP;
  return svgDocument(
    width,
    height,
    `Onitama after ply ${ply}`,
    element('rect', { width, height, fill: PAPER }),
    blue.map((card, i) => cardPicture(card, 'blue', cardX(i, blue.length), MARGIN)),
    boardPicture(position, last, MARGIN, TOP),
    red.map((card, i) => cardPicture(card, 'red', cardX(i, red.length), TOP + BOARD + MARGIN)),
    cardPicture(transfer, position.toMove, right, transferY),
  );
}

const cardX = (index: number, count: number): number => MARGIN + ((index + 0.5) * BOARD) / count - CARD_WIDTH / 2;

function boardPicture({ board }: Position, last: OniPly | undefined, x: number, y: number): string {
  const marked = last === undefined ? [] : [last.move.from, last.move.to];
  const squares = board.map((_, square) => squarePicture(square, marked.includes(square)));
  const arrow = last === undefined ? '' : arrowPicture(last);
  const pieces = board.map((piece, square) => {
    return piece === undefined ? '' : piecePicture(center(square), piece.side, piece.role === 'sensei');
  });
  return element('g', { transform: `translate(${x} ${y})` }, squares, arrow, pieces);
}

function squarePicture(square: number, isMarked: boolean): string {
  const left = (square % BOARD_SIZE) * CELL;
  const upper = Math.floor(square / BOARD_SIZE) * CELL;
  const temple = square === TEMPLE.red ? 'red' : square === TEMPLE.blue ? 'blue' : undefined;
  const fill = isMarked ? MARKED_FILL : SQUARE_FILL;
  return [
    element('rect', { x: left, y: upper, width: CELL, height: CELL, fill, stroke: SQUARE_EDGE }),
    temple === undefined ? '' : templePicture(left, upper, temple),
    text(left + 8, upper + 13, squareLetter(square), { ...FONT, 'font-size': 11, fill: SQUARE_EDGE }),
  ].join('');
}

function templePicture(x: number, y: number, side: Side): string {
  const d = `M${x + 14} ${y + CELL - 8}h${CELL - 28}M${x + 10} ${y + CELL - 4}h${CELL - 20}`;
  return element('path', { d, stroke: COLORS[side], 'stroke-width': 2 });
}

function piecePicture([cx, cy]: readonly [x: number, y: number], side: Side, isSensei: boolean): string {
  const disc = element('circle', {
    cx,
    cy,
    r: isSensei ? 22 : 16,
    fill: COLORS[side],
    stroke: '#2b241a',
    'stroke-width': 1.5,
  });
  if (!isSensei) return disc;
  const crown = `M${cx - 10} ${cy + 7}l-2 -14 6 5 6 -8 6 8 6 -5 -2 14z`;
  return disc + element('path', { d: crown, fill: '#fff8ea', class: 'upright' });
}

function arrowPicture({ move, mover }: OniPly): string {
  const [x1, y1] = center(move.from);
  const [x2, y2] = center(move.to);
  return element('line', {
    x1,
    y1,
    x2,
    y2,
    stroke: COLORS[mover],
    'stroke-width': 3,
    'stroke-dasharray': '2 6',
    'stroke-linecap': 'round',
  });
}

const center = (square: number): [number, number] => [
  ((square % BOARD_SIZE) + 0.5) * CELL,
  (Math.floor(square / BOARD_SIZE) + 0.5) * CELL,
];

function cardPicture(card: Card, side: Side, x: number, y: number): string {
  const left = (CARD_WIDTH - DOT * BOARD_SIZE) / 2;
  const fills = { piece: INK, target: COLORS[side], other: CARD_FILL };
  const dots = patternOf(card, side).map((square, i) =>
    element('rect', {
      x: left + (i % BOARD_SIZE) * DOT,
      y: 26 + Math.floor(i / BOARD_SIZE) * DOT,
      width: DOT,
      height: DOT,
      fill: fills[square],
      stroke: DOT_EDGE,
    }),
  );
  return element(
    'g',
    { transform: `translate(${x} ${y})` },
    element('rect', {
      width: CARD_WIDTH,
      height: CARD_HEIGHT,
      rx: 6,
      fill: CARD_FILL,
      stroke: COLORS[side],
      'stroke-width': 1.5,
    }),
    text(CARD_WIDTH / 2, 18, `${card.name} · ${card.letter}`, { ...FONT, 'font-size': 13 }),
    dots,
  );
}
