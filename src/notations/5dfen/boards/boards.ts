import type { Board as BoardNode } from '../../../../generated/5dfen/nodes.js';
import {
  boardColour,
  boardLayer,
  boardRows,
  boardTime,
  isBlanks,
  isLayer,
  isPiece,
  isRow,
  isTime,
  rowSquares,
} from '../../../../generated/5dfen/readers.js';
import { type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import type { Board, Colour, Coordinates, Piece } from '../model/model.js';
import { lowerLayer, lowerTime } from './coordinates.js';
import { pieceOf } from './pieces.js';

/**
 * The largest number of columns of a row. A row is expanded square by square, so a larger count of blank squares is an
 * error.
 */
export const MAX_COLUMNS = 100;

/** The facts about a readable board that checks need: everything except its pieces. */
export interface BoardShape extends Coordinates {
  readonly at: NodeIndex<BoardNode>;
  readonly toMove: Colour;
  /** The number of squares of each row. */
  readonly widths: readonly number[];
}

/** Returns the shape of a board; `undefined` if a part of it is unreadable. */
export function boardShape(tree: Tree, node: NodeIndex<BoardNode>): BoardShape | undefined {
  const layerAt = boardLayer(tree, node);
  const timeAt = boardTime(tree, node);
  const colourAt = boardColour(tree, node);
  if (layerAt === 0 || timeAt === 0 || colourAt === 0) return undefined;
  if (!isLayer(tree, layerAt) || !isTime(tree, timeAt)) return undefined;
  const layer = lowerLayer(tree, layerAt);
  const time = lowerTime(tree, timeAt);
  const toMove = colourIn(textOf(tree, colourAt));
  if (layer === undefined || time === undefined || toMove === undefined) return undefined;
  const widths: number[] = [];
  for (let row = boardRows.first(tree, node); row !== 0; row = boardRows.next(tree, node, row)) {
    const width = rowWidth(tree, row);
    if (width === undefined) return undefined;
    widths.push(width);
  }
  return { at: node, layer, time, toMove: toMove === 'w' ? 'white' : 'black', widths };
}

/** Whether all rows of a board have the same width. */
export const hasEqualRows = ({ widths }: BoardShape): boolean => widths.every((width) => width === widths[0]);

/** Writes the size of a board as in the header `Size`: columns, x, rows; for example `8x8`. */
export const shapeSize = ({ widths }: BoardShape): string => `${widths[0] ?? 0}x${widths.length}`;

/** Returns the model of a board; `undefined` if a part of it is unreadable. */
export function lowerBoard(tree: Tree, node: NodeIndex<BoardNode>): Board | undefined {
  const shape = boardShape(tree, node);
  if (shape === undefined) return undefined;
  const { layer, time, toMove } = shape;
  const rows: (Piece | undefined)[][] = [];
  for (let row = boardRows.first(tree, node); row !== 0; row = boardRows.next(tree, node, row)) {
    if (isRow(tree, row)) rows.push(rowPieces(tree, row));
  }
  return { rows, layer, time, toMove };
}

type RowIndex = Exclude<ReturnType<typeof boardRows.first>, 0>;

function rowWidth(tree: Tree, row: RowIndex): number | undefined {
  if (!isRow(tree, row)) return undefined;
  let width = 0;
  for (let square = rowSquares.first(tree, row); square !== 0; square = rowSquares.next(tree, row, square)) {
    if (isPiece(tree, square)) width++;
    else {
      const count = blankCount(tree, square);
      if (count === undefined || width + count > MAX_COLUMNS) return undefined;
      width += count;
    }
  }
  return width;
}

function rowPieces(tree: Tree, row: Parameters<typeof rowSquares.first>[1]): (Piece | undefined)[] {
  const pieces: (Piece | undefined)[] = [];
  for (let square = rowSquares.first(tree, row); square !== 0; square = rowSquares.next(tree, row, square)) {
    if (isPiece(tree, square)) pieces.push(pieceOf(textOf(tree, square)));
    else for (let i = blankCount(tree, square) ?? 0; i > 0; i--) pieces.push(undefined);
  }
  return pieces;
}

/** Returns the number of blank squares at a node; `undefined` if it isn't at least 1. */
export function blankCount(tree: Tree, node: NodeIndex): number | undefined {
  const count = isBlanks(tree, node) ? Number(textOf(tree, node)) : 0;
  return count > 0 ? count : undefined;
}

/** The accepted spellings of the last field of a board. */
const COLOURS: ReadonlyMap<string, 'w' | 'b'> = new Map([
  ['w', 'w'],
  ['b', 'b'],
  ['white', 'w'],
  ['black', 'b'],
]);

/** Returns the color to move that a field names, in any case and also in full; `undefined` if it names none. */
export const colourIn = (field: string): 'w' | 'b' | undefined => COLOURS.get(field.trim().toLowerCase());
