import { type DarkColors, themed } from '../../../../notation/index.js';
import { arrowOutline, type Attributes, element, svgDocument, text } from '../../../../notation/view/svg.js';
import { type Arrow, arrowOf } from '../annotations.js';
import { type Atom, COLUMNS, type Piece, ROWS } from '../model/model.js';
import type { BoardView } from './index.js';
import { OUTLINES } from './outlines.js';
import { faceOf } from './text.js';

const CELL = 60;
const MARGIN = 50;
const WIDTH = MARGIN * 2 + CELL * (COLUMNS - 1);
const HEIGHT = MARGIN * 2 + CELL * (ROWS - 1);
const INK = '#4a3218';
const PIECE_INK = '#4a3219';
const LINE = { stroke: INK, 'stroke-width': 1.5, fill: 'none' };
const PAPER = '#f3dfb3';

/** The colors of the dark theme. Pieces keep theirs. */
const DARK: DarkColors = { [PAPER]: '#3a3020', [INK]: '#c8b48c' };

/** The colors for bad, good, and part of a move. */
const COLORS = { b: '#c0282d', g: '#2e8b3d', m: '#2f6fb5' };

/** Returns the color of a marker from the second letter of its code. */
const colorOf = (code: string): string => COLORS[code.charAt(1) as keyof typeof COLORS];

const x = (column: number): number => MARGIN + column * CELL;
const y = (row: number): number => MARGIN + row * CELL;

/** Draws the board with river and palaces, markers below the pieces and arrows above them. */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, DARK);

function drawSvg({ fields, latin }: BoardView): string {
  const inFields = (draw: (field: readonly Atom[], column: number, row: number) => string[]): string[] =>
    fields.flatMap((cells, row) => cells.flatMap((field, column) => draw(field, column, row)));
  const each = (draw: (atom: Atom, column: number, row: number) => string): string[] =>
    inFields((field, column, row) => field.map((atom) => draw(atom, column, row)));
  return svgDocument(
    WIDTH,
    HEIGHT,
    'Xiangqi',
    element('rect', { width: WIDTH, height: HEIGHT, fill: PAPER }),
    boardPicture(latin),
    each((atom, column, row) => (atom.type === 'annotation' ? blankMarker(atom.code, column, row) : '')),
    inFields((field, column, row) => {
      // Several pieces on one field are shown side by side.
      const pieces = field.filter((atom) => atom.type === 'piece');
      const left = x(column) - ((pieces.length - 1) / 2) * 14;
      return pieces.map((piece, i) => piecePicture(piece, left + i * 14, y(row), latin));
    }),
    each((atom, column, row) => (atom.type === 'annotation' ? pieceMarker(atom.code, column, row) : '')),
    each((atom, column, row) => {
      const arrow = atom.type === 'annotation' ? arrowOf(atom.code) : undefined;
      return arrow === undefined ? '' : arrowPicture(arrow, column, row);
    }),
  );
}

function boardPicture(latin: boolean): string {
  const ranks = Array.from({ length: ROWS }, (_, row) => `M${x(0)} ${y(row)}H${x(COLUMNS - 1)}`);
  const files = Array.from({ length: COLUMNS }, (_, column) => {
    const isEdge = column === 0 || column === COLUMNS - 1;
    return isEdge ? `M${x(column)} ${y(0)}V${y(9)}` : `M${x(column)} ${y(0)}V${y(4)}M${x(column)} ${y(5)}V${y(9)}`;
  });
  const palaces = [0, 7].map(
    (row) => `M${x(3)} ${y(row)}L${x(5)} ${y(row + 2)}M${x(5)} ${y(row)}L${x(3)} ${y(row + 2)}`,
  );
  const frame = { x: x(0) - 6, y: y(0) - 6, width: CELL * 8 + 12, height: CELL * 9 + 12, ...LINE, 'stroke-width': 3 };
  return [
    element('rect', frame),
    element('path', { d: [...ranks, ...files, ...palaces].join(''), ...LINE }),
    ...STARS.map(([column, row]) => starPicture(column, row)),
    ...(latin ? ['Chu river', 'Han border'] : ['楚河', '漢界']).map((name, i) =>
      riverPicture(name, x(2 + i * 4), latin),
    ),
  ].join('');
}

function riverPicture(name: string, cx: number, latin: boolean): string {
  const ink = { fill: INK, 'fill-opacity': 0.55 };
  if (!latin) {
    return [...name].map((character, i) => characterPicture(character, cx - 26 + i * 52, y(4.5), 26, ink)).join('');
  }
  return text(cx, y(4.5) + 9, name, { 'font-family': 'serif', 'font-size': 26, 'text-anchor': 'middle', ...ink });
}

/** Draws a Chinese character with its middle at a point. */
function characterPicture(character: string, cx: number, cy: number, size: number, ink: Attributes): string {
  const transform = `translate(${cx} ${cy}) scale(${size / 128})`;
  return element('path', { d: OUTLINES[character], class: 'upright', transform, ...ink });
}

/** The points on which cannons and pawns start. */
const STARS: readonly (readonly [column: number, row: number])[] = [
  ...[2, 7].flatMap((row) => [1, 7].map((column) => [column, row] as const)),
  ...[3, 6].flatMap((row) => [0, 2, 4, 6, 8].map((column) => [column, row] as const)),
];

function starPicture(column: number, row: number): string {
  const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx, dy] as const));
  const inside = corners.filter(([dx]) => column + dx >= 0 && column + dx < COLUMNS);
  const d = inside.map(
    ([dx, dy]) => `M${x(column) + dx * 5} ${y(row) + dy * 14}V${y(row) + dy * 5}H${x(column) + dx * 14}`,
  );
  return element('path', { d: d.join(''), ...LINE, 'stroke-width': 1 });
}

function piecePicture(piece: Piece, cx: number, cy: number, latin: boolean): string {
  const ink = piece.colour === 'red' ? '#b3201f' : '#1d1a17';
  const letter = { 'font-family': 'Georgia, serif', 'font-size': 30, 'font-weight': 'bold', 'text-anchor': 'middle' };
  const face = faceOf(piece, latin);
  return [
    element('circle', { cx, cy, r: 26, fill: '#fbf0d4', stroke: PIECE_INK, 'stroke-width': 1.5 }),
    element('circle', { cx, cy, r: 22, fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    latin ? text(cx, cy + 11, face, { ...letter, fill: ink }) : characterPicture(face, cx, cy, 32, { fill: ink }),
  ].join('');
}

/** Draws the marker of a blank field: `bb` is a cross, `bg` a dot, `bm` a ring. */
function blankMarker(code: string, column: number, row: number): string {
  if (!/^b[bgm]$/.test(code)) return '';
  const color = colorOf(code);
  const [cx, cy] = [x(column), y(row)];
  if (code === 'bg') return element('circle', { cx, cy, r: 10, fill: color, 'fill-opacity': 0.85 });
  if (code === 'bm') {
    return element('circle', {
      cx,
      cy,
      r: 11,
      fill: '#ffffff',
      'fill-opacity': 0.5,
      stroke: color,
      'stroke-width': 4,
    });
  }
  const d = `M${cx - 9} ${cy - 9}l18 18m0 -18l-18 18`;
  return element('path', { d, stroke: color, 'stroke-width': 5, 'stroke-linecap': 'round' });
}

/** Draws a ring around a piece: broken for `pb`, closed for `pg`, four corners for `pm`. */
function pieceMarker(code: string, column: number, row: number): string {
  if (!/^p[bgm]$/.test(code)) return '';
  const color = colorOf(code);
  const ring = { cx: x(column), cy: y(row), r: 28, fill: 'none', stroke: color, 'stroke-width': 4 };
  if (code === 'pg') return element('circle', ring);
  if (code === 'pb') return element('circle', { ...ring, 'stroke-dasharray': '9 6' });
  const d = [-1, 1].flatMap((dx) =>
    [-1, 1].map((dy) => `M${x(column) + dx * 29} ${y(row) + dy * 16}v${dy * 13}h${-dx * 13}`),
  );
  return element('path', { d: d.join(''), fill: 'none', stroke: color, 'stroke-width': 4 });
}

const ARROW = { gaps: [8, 2], headLength: 20, shaft: 4, head: 13 } as const;

/** Draws an arrow from the middle of a field to the middle of another. */
function arrowPicture({ dx, dy }: Arrow, column: number, row: number): string {
  const start = [x(column), y(row)] as const;
  const end = [x(column + dx), y(row - dy)] as const;
  return element('path', {
    d: arrowOutline(start, end, ARROW),
    fill: COLORS.m,
    'fill-opacity': 0.75,
    stroke: '#ffffff',
    'stroke-width': 1,
  });
}
