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
import { element, svgDocument, text } from '../../../notation/describe/svg.js';
import { playerLetter } from '../model.js';
import type { BoardView } from './index.js';

const CELL = 30;
const GAP = 4;
const STEP = CELL + GAP;
const MARGIN = 28;
const BOARD_WIDTH = STEP * (SIZE * 2 + 1) + 24;
const BOARD_HEIGHT = STEP * (SIZE + 1) + 74;
const DISC = 46;
const INK = '#3a3226';
const FONT = { 'font-family': 'Georgia, serif', fill: INK };
const COLOURS: Readonly<Record<Tile, string>> = {
  l: '#2f63a8',
  o: '#e0a02c',
  r: '#b8352d',
  k: '#2e2b2c',
  u: '#7fc3c8',
};

/** Draws the table as SVG: the factories in a row, the center, and each player's board below. */
export function renderSvg({ table, names }: BoardView): string {
  const columns = 2;
  const rows = Math.ceil(table.players.length / columns);
  const width = Math.max(MARGIN * 3 + BOARD_WIDTH * columns, MARGIN * 2 + table.factories.length * (DISC * 2 + 14));
  const top = MARGIN * 2 + DISC * 2 + STEP * 2 + 20;
  const height = top + rows * (BOARD_HEIGHT + MARGIN);
  const boards = table.players.map((board, i) => {
    const x = MARGIN + (i % columns) * (BOARD_WIDTH + MARGIN);
    const y = top + Math.floor(i / columns) * (BOARD_HEIGHT + MARGIN);
    return element('g', { transform: `translate(${x} ${y})` }, boardPicture(table, board, i, names[i]));
  });
  return svgDocument(
    width,
    height,
    'Azul',
    element('rect', { width, height, fill: '#ece3d0' }),
    table.factories.map((tiles, i) => factoryPicture(tiles, i, width, table.factories.length)),
    centrePicture(table, MARGIN, MARGIN + DISC * 2 + 28),
    boards,
  );
}

function factoryPicture(tiles: readonly number[], index: number, width: number, count: number): string {
  const cx = (width * (index + 0.5)) / count;
  const cy = MARGIN + DISC;
  const pieces = tilesIn(tiles).map((tile, i) =>
    tilePicture(tile, cx - STEP + GAP / 2 + (i % 2) * STEP, cy - STEP + GAP / 2 + Math.floor(i / 2) * STEP),
  );
  const label = text(cx, cy - DISC + 10, String(index + 1), { ...FONT, 'font-size': 11, 'text-anchor': 'middle' });
  return (
    element('circle', { cx, cy, r: DISC, fill: '#d9c7a0', stroke: '#a58d5c', 'stroke-width': 2 }) +
    label +
    pieces.join('')
  );
}

function centrePicture(table: Table, x: number, y: number): string {
  const label = text(x, y + CELL - 9, 'Centre', { ...FONT, 'font-size': 14 });
  const marker = table.hasMarker && isRoundRunning(table) ? [markerPicture(x + 60, y)] : [];
  const pieces = tilesIn(table.centre).map((tile, i) => tilePicture(tile, x + 60 + (i + marker.length) * STEP, y));
  return [label, ...marker, ...pieces].join('');
}

function boardPicture(table: Table, board: PlayerBoard, index: number, name: string | undefined): string {
  const isNext = table.turnOf === index && !table.isOver;
  const frame = {
    width: BOARD_WIDTH,
    height: BOARD_HEIGHT,
    rx: 8,
    fill: '#fbf7ec',
    stroke: isNext ? '#b8352d' : '#a58d5c',
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

const rowY = (row: number): number => 40 + row * STEP;

function linePicture({ tile, count }: PlayerBoard['lines'][number], row: number): string[] {
  return Array.from({ length: row + 1 }, (_, i) => {
    const x = 12 + (SIZE - 1 - i) * STEP;
    return tile !== undefined && i < count ? tilePicture(tile, x, rowY(row)) : spacePicture(x, rowY(row), '#e4d9bf');
  });
}

function wallPicture(isThere: boolean, row: number, column: number): string {
  const x = 12 + (SIZE + 1) * STEP + column * STEP;
  const tile = tileAt(row, column);
  return isThere ? tilePicture(tile, x, rowY(row)) : spacePicture(x, rowY(row), COLOURS[tile], 0.22);
}

function floorPicture(tile: PlayerBoard['floor'][number] | undefined, cost: number, space: number): string {
  const x = 12 + space * STEP;
  const y = rowY(SIZE) + 22;
  const label = text(x + CELL / 2, y - 4, String(cost), { ...FONT, 'font-size': 11, 'text-anchor': 'middle' });
  if (tile === undefined) return label + spacePicture(x, y, '#e4d9bf');
  return label + (tile === 'first' ? markerPicture(x, y) : tilePicture(tile, x, y));
}

function spacePicture(x: number, y: number, fill: string, opacity?: number): string {
  return element('rect', { x, y, width: CELL, height: CELL, rx: 4, fill, 'fill-opacity': opacity, stroke: '#c9b88f' });
}

/** Draws a tile with its letter, for readers who can't distinguish the colors. */
function tilePicture(tile: Tile, x: number, y: number): string {
  const square = { x, y, width: CELL, height: CELL, rx: 4, fill: COLOURS[tile], stroke: '#1d1a17', 'stroke-width': 1 };
  const letter = { 'font-family': 'Georgia, serif', 'font-size': 13, 'text-anchor': 'middle', fill: '#ffffff' };
  return element('rect', square) + text(x + CELL / 2, y + CELL / 2 + 5, tile, letter);
}

function markerPicture(x: number, y: number): string {
  const square = { x, y, width: CELL, height: CELL, rx: 4, fill: '#ffffff', stroke: INK, 'stroke-width': 1.5 };
  return (
    element('rect', square) +
    text(x + CELL / 2, y + CELL / 2 + 6, '1', { ...FONT, 'font-size': 17, 'text-anchor': 'middle' })
  );
}
