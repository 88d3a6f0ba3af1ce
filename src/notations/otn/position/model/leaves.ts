import type { EmptyRowError, Position, Row } from '../../../../../generated/otn/nodes.js';
import { isCellError, isRow, isTaflman, positionRows, rowCells } from '../../../../../generated/otn/readers.js';
import {
  countElements,
  elementsOf,
  findElement,
  firstUnitOf,
  type NodeIndex,
  textOf,
  type Tree,
} from '../../../../cst/index.js';
import { MAX_BOARD_SIZE, widthOf } from './model.js';

/** The index of a row of a position, readable or not. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** Returns the number of spaces in a row; `undefined` for an unreadable row. */
export function rowWidth(tree: Tree, row: RowIndex): number | undefined {
  if (!isRow(tree, row)) return undefined;
  const error = findElement(tree, row, rowCells, (cell) => isCellError(tree, cell));
  return error === 0 ? widthOf(textOf(tree, row)) : undefined;
}

/**
 * Returns the number of spaces on a side of a square position; `undefined` if it isn't a square, is too large or is
 * unreadable.
 */
export function squareSide(tree: Tree, position: NodeIndex<Position>): number | undefined {
  const side = countElements(tree, position, positionRows);
  if (side > MAX_BOARD_SIZE) return undefined;
  const odd = findElement(tree, position, positionRows, (row) => rowWidth(tree, row) !== side);
  return odd === 0 ? side : undefined;
}

const KING = 75;

/** Returns the kings of a position. */
export function kingsIn(tree: Tree, position: NodeIndex<Position>): NodeIndex[] {
  const isKing = (cell: NodeIndex): boolean => isTaflman(tree, cell) && firstUnitOf(tree, cell) === KING;
  return elementsOf(tree, position, positionRows).flatMap((row) =>
    isRow(tree, row) ? elementsOf(tree, row, rowCells).filter(isKing) : [],
  );
}
