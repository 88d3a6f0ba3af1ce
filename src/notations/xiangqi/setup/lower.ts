import type { Annotation, Count, EmptyRowError, Group, Row } from '../../../../generated/xiangqi/nodes.js';
import {
  annotationCode,
  groupAtoms,
  isAnnotation,
  isCount,
  isGroup,
  isPiece,
  isRow,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import { endOf, firstUnitOf, type NodeIndex, type NodeList, startOf, textOf, type Tree } from '../../../cst/index.js';
import { annotationIn } from './annotations.js';
import { type Atom, COLUMNS, EMPTY_BOARD, EMPTY_ROW, newRow, onePiece, pieceOf, ROWS } from './model.js';
import type { XiangqiSetup } from './model.js';

/** The index of a row, or of the place where one is missing. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** The index of a field that is written as a group or as an annotation alone. */
export type MarkedIndex = NodeIndex<Group> | NodeIndex<Annotation>;

/**
 * The board of a record of annoFEN or plain FEN. Rows and fields that are too many for the board are left out; a field that
 * can't be read is empty.
 *
 * @param rows the list of the record's rows
 */
export function lowerPlacement<Record extends NodeIndex>(
  tree: Tree,
  record: Record,
  rows: NodeList<Record, RowIndex>,
): XiangqiSetup['fields'] {
  const fields = EMPTY_BOARD.slice();
  let row = 0;
  for (let at = rows.first(tree, record); at !== 0 && row < ROWS; at = rows.next(tree, record, at)) {
    if (isRow(tree, at)) fields[row] = lowerRow(tree, at);
    row++;
  }
  return fields;
}

function lowerRow(tree: Tree, row: NodeIndex<Row>): readonly (readonly Atom[])[] {
  let fields: (readonly Atom[])[] | undefined;
  let column = 0;
  for (let item = rowItems.first(tree, row); item !== 0; item = rowItems.next(tree, row, item)) {
    if (column >= COLUMNS) break;
    if (isCount(tree, item)) {
      column += countAt(tree, item);
      continue;
    }
    if (isPiece(tree, item)) (fields ??= newRow())[column] = onePiece(firstUnitOf(tree, item));
    else if (isMarked(tree, item)) (fields ??= newRow())[column] = atomsOf(tree, item);
    column++;
  }
  return fields ?? EMPTY_ROW;
}

/** Whether an item of a row is a group or an annotation alone. */
export const isMarked = (tree: Tree, at: NodeIndex): at is MarkedIndex => isGroup(tree, at) || isAnnotation(tree, at);

/** The pieces and annotations of a field that could be read, in the order of the text. */
export function atomsOf(tree: Tree, at: MarkedIndex): readonly Atom[] {
  if (!isGroup(tree, at)) return [annotationAt(tree, at)];
  // Lists that grow take memory for more atoms than groups ever hold.
  const atoms = new Array<Atom>(readableAtoms(tree, at));
  let count = 0;
  for (let i = groupAtoms.first(tree, at); i !== 0; i = groupAtoms.next(tree, at, i)) {
    if (isPiece(tree, i)) atoms[count++] = pieceOf(textOf(tree, i));
    else if (isAnnotation(tree, i)) atoms[count++] = annotationAt(tree, i);
  }
  return atoms;
}

function readableAtoms(tree: Tree, group: NodeIndex<Group>): number {
  let count = 0;
  for (let i = groupAtoms.first(tree, group); i !== 0; i = groupAtoms.next(tree, group, i)) {
    if (isPiece(tree, i) || isAnnotation(tree, i)) count++;
  }
  return count;
}

function annotationAt(tree: Tree, at: NodeIndex<Annotation>): Atom {
  const code = annotationCode(tree, at);
  return annotationIn(tree.text, startOf(tree, code), endOf(tree, code));
}

/** How many empty fields a number in a row is. */
export const countAt = (tree: Tree, at: NodeIndex<Count>): number => firstUnitOf(tree, at) - 48;

/** The comments of a text without their `#`, in its order. */
export const commentsOf = (tree: Tree): readonly string[] => tree.comments().map(({ text }) => text.slice(1));
