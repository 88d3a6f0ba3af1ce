import type { EmptyRowError, Position, PositionRecord, Row } from '../../../../generated/otn/nodes.js';
import {
  isCellError,
  isPosition,
  isRow,
  isTaflman,
  positionRecordPosition,
  positionRows,
  rowCells,
} from '../../../../generated/otn/readers.js';
import { elementsOf, firstUnitOf, type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import { LARGEST_BOARD, type OtnPosition, widthOf } from './model.js';

/** The index of a row of a position, readable or not. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** The position of a record; one without rows where there is none. */
export function lowerPositionRecord(tree: Tree<PositionRecord>): OtnPosition {
  const position = positionRecordPosition(tree, tree.root.index);
  return isPosition(tree, position) ? lowerPosition(tree, position) : { rows: [] };
}

/** The rows of a position (section 1). A row that is missing is empty; the cells of a row are as written, readable or not. */
export const lowerPosition = (tree: Tree, position: NodeIndex<Position>): OtnPosition => ({
  rows: elementsOf(tree, position, positionRows).map((row) => (isRow(tree, row) ? textOf(tree, row) : '')),
});

/** The number of spaces in a row; `undefined` where it can't be read. */
export function rowWidth(tree: Tree, row: RowIndex): number | undefined {
  if (!isRow(tree, row)) return undefined;
  const areReadable = elementsOf(tree, row, rowCells).every((cell) => !isCellError(tree, cell));
  return areReadable ? widthOf(textOf(tree, row)) : undefined;
}

/** The side of a position that is a square; `undefined` where it isn't one, is too large or can't be read. */
export function squareSide(tree: Tree, position: NodeIndex<Position>): number | undefined {
  const rows = elementsOf(tree, position, positionRows);
  const isSquare = rows.length <= LARGEST_BOARD && rows.every((row) => rowWidth(tree, row) === rows.length);
  return isSquare ? rows.length : undefined;
}

const KING = 75;

/** The kings of a position. */
export function kingsIn(tree: Tree, position: NodeIndex<Position>): NodeIndex[] {
  const isKing = (cell: NodeIndex): boolean => isTaflman(tree, cell) && firstUnitOf(tree, cell) === KING;
  return elementsOf(tree, position, positionRows).flatMap((row) =>
    isRow(tree, row) ? elementsOf(tree, row, rowCells).filter(isKing) : [],
  );
}
