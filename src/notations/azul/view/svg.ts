import {
  FLOOR_COSTS,
  isRoundRunning,
  type PlayerBoard,
  scoresOf,
  SIZE,
  type Table,
  type Tile,
  tileAt,
  tilesIn,
} from '../../../games/azul/index.js';
import { type DarkColors, themed } from '../../../notation/index.js';
import { element, svgDocument, text } from '../../../notation/view/svg.js';
import { playerLetter } from '../model/model.js';
import type { BoardView } from './index.js';

/** The width and height of a tile. */
export const CELL = 30;
const GAP = 4;
/** The distance between the left edges of two tiles side by side. */
export const STEP = CELL + GAP;
const MARGIN = 28;
const BOARD_WIDTH = STEP * (SIZE * 2 + 1) + 24;
const BOARD_HEIGHT = STEP * (SIZE + 1) + 74;
/** The distance of lines and floor from the left edge of a board. */
const LEFT = 12;
const DISC = 46;
const COLUMNS = 2;
const TOP = MARGIN * 2 + DISC * 2 + STEP * 2 + 20;
const FACTORY_Y = MARGIN + DISC;
const CENTER_X = MARGIN + 60;
const CENTER_Y = MARGIN + DISC * 2 + 28;
const PAPER = '#ece3d0';
const FACTORY_FILL = '#d9c7a0';
const EDGE = '#a58d5c';
const BOARD_FILL = '#fbf7ec';
const SPACE_FILL = '#e4d9bf';
const SPACE_EDGE = '#c9b88f';
const MARKER_FILL = '#fffffe';
const INK = '#3a3226';
const FONT = { 'font-family': 'Georgia, serif', fill: INK };
const COLORS: Readonly<Record<Tile, string>> = {
  l: '#2f63a8',
  o: '#e0a02c',
  r: '#b8352d',
  k: '#2e2b2c',
  u: '#7fc3c8',
};

/** The colors of the dark theme. Tiles keep theirs. */
const DARK: DarkColors = {
  [PAPER]: '#201e1a',
  [INK]: '#e4dccb',
  [FACTORY_FILL]: '#4a4232',
  [EDGE]: '#7d6b46',
  [BOARD_FILL]: '#2e2a24',
  [SPACE_FILL]: '#423c30',
  [SPACE_EDGE]: '#5f5641',
  [MARKER_FILL]: '#4d4636',
};

/** A point of the picture, or of a player's board. */
export type Point = readonly [x: number, y: number];

/** Draws the table as SVG: the factories in a row, the center, and each player's board below. */
export const renderSvg = /* @__PURE__ */ themed(drawSvg, DARK);

function drawSvg({ table, names }: BoardView): string {
  const rows = Math.ceil(table.players.length / COLUMNS);
  const width = widthOf(table);
  const height = TOP + rows * (BOARD_HEIGHT + MARGIN);
  const boards = table.players.map((board, i) => {
    const [x, y] = boardOrigin(i);
    return element('g', { transform: `translate(${x} ${y})` }, boardPicture(table, board, i, names[i]));
  });
  return svgDocument(
    width,
    height,
    'Azul',
    element('rect', { width, height, fill: PAPER }),
    table.factories.map((_, i) => factoryPicture(table, i + 1)),
    centerPicture(table),
    boards,
  );
}

/** Returns the width of the picture. */
const widthOf = ({ factories }: Table): number =>
  Math.max(MARGIN * 3 + BOARD_WIDTH * COLUMNS, MARGIN * 2 + factories.length * (DISC * 2 + 14));

/** Returns the upper left corner of the board of a player. */
export const boardOrigin = (player: number): Point => [
  MARGIN + (player % COLUMNS) * (BOARD_WIDTH + MARGIN),
  TOP + Math.floor(player / COLUMNS) * (BOARD_HEIGHT + MARGIN),
];

/** Returns the upper left corner of a tile in a factory or, if the number of the factory is 0, in the center. */
export function tileOrigin(table: Table, factory: number, index: number): Point {
  if (factory === 0) return [CENTER_X + (index + (isMarkerShown(table) ? 1 : 0)) * STEP, CENTER_Y];
  const cx = factoryX(table, factory);
  const left = GAP / 2 - STEP;
  return [cx + left + (index % 2) * STEP, FACTORY_Y + left + Math.floor(index / 2) * STEP];
}

const factoryX = (table: Table, factory: number): number => (widthOf(table) * (factory - 0.5)) / table.factories.length;
const isMarkerShown = (table: Table): boolean => table.hasMarker && isRoundRunning(table);

function factoryPicture(table: Table, factory: number): string {
  const cx = factoryX(table, factory);
  const pieces = tilesIn(table.factories[factory - 1]!).map((tile, i) =>
    tileAtPoint(tile, tileOrigin(table, factory, i)),
  );
  const style = { ...FONT, 'font-size': 11, 'text-anchor': 'middle' };
  const label = text(cx, FACTORY_Y - DISC + 10, String(factory), style);
  return (
    element('circle', { cx, cy: FACTORY_Y, r: DISC, fill: FACTORY_FILL, stroke: EDGE, 'stroke-width': 2 }) +
    label +
    pieces.join('')
  );
}

function centerPicture(table: Table): string {
  const label = text(MARGIN, CENTER_Y + CELL - 9, 'Center', { ...FONT, 'font-size': 14 });
  const marker = isMarkerShown(table) ? [markerPicture(CENTER_X, CENTER_Y)] : [];
  const pieces = tilesIn(table.centre).map((tile, i) => tileAtPoint(tile, tileOrigin(table, 0, i)));
  return [label, ...marker, ...pieces].join('');
}

function boardPicture(table: Table, board: PlayerBoard, index: number, name: string | undefined): string {
  const isNext = table.turnOf === index && !table.isOver;
  const frame = {
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
    rx: 8,
    fill: BOARD_FILL,
    stroke: isNext ? '#b8352d' : EDGE,
    'stroke-width': isNext ? 3 : 1.5,
  };
  const title = `${playerLetter(index)}${name === undefined ? '' : ` · ${name}`}`;
  return [
    element('rect', frame),
    text(14, 26, title, { ...FONT, 'font-size': 17 }),
    text(BOARD_WIDTH - 14, 26, String(scoresOf(table)[index]), { ...FONT, 'font-size': 20, 'text-anchor': 'end' }),
    ...board.lines.flatMap((line, row) => linePicture(line, row)),
    ...board.wall.flatMap((spaces, row) => spaces.map((isThere, column) => wallPicture(isThere, row, column))),
    ...FLOOR_COSTS.map((cost, space) => floorPicture(board.floor[space], cost, space)),
  ].join('');
}

/** Returns the upper left corner of a line of a board, or of its floor, from the corner of the board. */
export const lineOrigin = (line: number | 'floor'): Point =>
  line === 'floor' ? [LEFT, rowY(SIZE) + 22] : [LEFT + (SIZE - line) * STEP, rowY(line - 1)];

const rowY = (row: number): number => 40 + row * STEP;

function linePicture({ tile, count }: PlayerBoard['lines'][number], row: number): string[] {
  return Array.from({ length: row + 1 }, (_, i) => {
    const x = LEFT + (SIZE - 1 - i) * STEP;
    return tile !== undefined && i < count ? tilePicture(tile, x, rowY(row)) : spacePicture(x, rowY(row), SPACE_FILL);
  });
}

function wallPicture(isThere: boolean, row: number, column: number): string {
  const x = LEFT + (SIZE + 1) * STEP + column * STEP;
  const tile = tileAt(row, column);
  return isThere ? tilePicture(tile, x, rowY(row)) : spacePicture(x, rowY(row), COLORS[tile], 0.22);
}

function floorPicture(tile: PlayerBoard['floor'][number] | undefined, cost: number, space: number): string {
  const [left, y] = lineOrigin('floor');
  const x = left + space * STEP;
  const label = text(x + CELL / 2, y - 4, String(cost), { ...FONT, 'font-size': 11, 'text-anchor': 'middle' });
  if (tile === undefined) return label + spacePicture(x, y, SPACE_FILL);
  return label + (tile === 'first' ? markerPicture(x, y) : tilePicture(tile, x, y));
}

function spacePicture(x: number, y: number, fill: string, opacity?: number): string {
  return element('rect', { x, y, width: CELL, height: CELL, rx: 4, fill, 'fill-opacity': opacity, stroke: SPACE_EDGE });
}

const tileAtPoint = (tile: Tile, [x, y]: Point): string => tilePicture(tile, x, y);

/** Draws a tile with its letter, for readers who can't distinguish the colors. */
function tilePicture(tile: Tile, x: number, y: number): string {
  const square = { x, y, width: CELL, height: CELL, rx: 4, fill: COLORS[tile], stroke: '#1d1a17', 'stroke-width': 1 };
  const letter = { 'font-family': 'Georgia, serif', 'font-size': 13, 'text-anchor': 'middle', fill: '#ffffff' };
  return element('rect', square) + text(x + CELL / 2, y + CELL / 2 + 5, tile, letter);
}

function markerPicture(x: number, y: number): string {
  const square = { x, y, width: CELL, height: CELL, rx: 4, fill: MARKER_FILL, stroke: INK, 'stroke-width': 1.5 };
  return (
    element('rect', square) +
    text(x + CELL / 2, y + CELL / 2 + 6, '1', { ...FONT, 'font-size': 17, 'text-anchor': 'middle' })
  );
}
