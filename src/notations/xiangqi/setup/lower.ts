import type { Annotation, Count, EmptyRowError, Group, Row } from '../../../../generated/xiangqi/nodes.js';
import {
  annotationCode,
  groupAtoms,
  groupClose,
  isAnnotation,
  isCount,
  isGroup,
  isPiece,
  isRow,
  rowItems,
} from '../../../../generated/xiangqi/readers.js';
import { endOf, firstUnitOf, type NodeIndex, type NodeList, startOf, type Tree } from '../../../cst/index.js';
import { annotationIn, markerIn } from './annotations.js';
import { type Atom, COLUMNS, EMPTY, EMPTY_BOARD, EMPTY_ROW, newRow, onePiece, pieceOfUnit, ROWS } from './model.js';
import type { XiangqiSetup } from './model.js';

/** The index of a row, or of the place where one is missing. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** The index of a field that is written as a group or as an annotation alone. */
export type MarkedIndex = NodeIndex<Group> | NodeIndex<Annotation>;

/** A field as it is written, with its pieces and annotations. Rows and columns count from 0, black's side and red's left first. */
interface MarkedField {
  readonly at: MarkedIndex;
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly Atom[];
}

/**
 * The board of an annoFEN text or a plain FEN, and what in it may be wrong. Positions are small and many, and a second walk
 * takes as long as parsing them, so the walk that checks need fills in the board as well.
 */
export interface Placement {
  /** Ten rows of nine fields. What is too much for them is left out; a field that can't be read is empty. */
  readonly fields: XiangqiSetup['fields'];
  /** How many rows there are; those that can't be read count, too. */
  readonly rowCount: number;
  /** The first row and the last one; 0 if there is none. */
  readonly firstRow: RowIndex | 0;
  readonly lastRow: RowIndex | 0;
  /** The rows with other than nine fields, or with numbers side by side. */
  readonly oddRows: readonly NodeIndex<Row>[];
  /** The groups and annotations other than a marker that fits its field, which can't be wrong. */
  readonly oddFields: readonly MarkedField[];
}

/**
 * Reads the board of a record.
 *
 * @param rows the list of the record's rows
 */
export function placementOf<Record extends NodeIndex>(
  tree: Tree,
  record: Record,
  rows: NodeList<Record, RowIndex>,
): Placement {
  const fields = EMPTY_BOARD.slice();
  const oddRows: NodeIndex<Row>[] = [];
  const oddFields: MarkedField[] = [];
  const firstRow = rows.first(tree, record);
  let lastRow = firstRow;
  let rowCount = 0;
  for (let at = firstRow; at !== 0; at = rows.next(tree, record, at)) {
    const row = rowCount++;
    lastRow = at;
    if (!isRow(tree, at)) continue;
    let atoms: (readonly Atom[])[] | undefined;
    let column = 0;
    let followsCount = false;
    let isOdd = false;
    for (let item = rowItems.first(tree, at); item !== 0; item = rowItems.next(tree, at, item)) {
      if (isCount(tree, item)) {
        column += countAt(tree, item);
        isOdd ||= followsCount;
        followsCount = true;
        continue;
      }
      followsCount = false;
      const field = isPiece(tree, item)
        ? onePiece(firstUnitOf(tree, item))
        : fieldAt(tree, item, row, column, oddFields);
      if (column < COLUMNS && field !== EMPTY) (atoms ??= newRow())[column] = field;
      column++;
    }
    if (isOdd || column !== COLUMNS) oddRows.push(at);
    if (row < ROWS) fields[row] = atoms ?? EMPTY_ROW;
  }
  return { fields, rowCount, firstRow, lastRow, oddRows, oddFields };
}

/** The atoms of a field that is neither a count nor a piece alone. Adds the field to `odd` unless it is plain. */
function fieldAt(tree: Tree, at: NodeIndex, row: number, column: number, odd: MarkedField[]): readonly Atom[] {
  if (isAnnotation(tree, at)) {
    const code = annotationCode(tree, at);
    const marker = markerIn(tree.text, startOf(tree, code), endOf(tree, code));
    const atoms = [marker === undefined ? annotationAt(tree, at) : marker.annotation];
    if (marker?.wants !== 'blank') odd.push({ at, row, column, atoms });
    return atoms;
  }
  if (!isGroup(tree, at)) return EMPTY;
  const atoms = readGroup(tree, at);
  if (!isPlain(tree, at, atoms)) odd.push({ at, row, column, atoms });
  return atoms;
}

/** Whether a group is closed and holds a piece and a marker of it. */
function isPlain(tree: Tree, at: NodeIndex<Group>, [first, second, third]: readonly Atom[]): boolean {
  if (second === undefined || third !== undefined || first === undefined || groupClose(tree, at) === 0) return false;
  const annotation = first.type === 'annotation' ? first : second;
  const other = first.type === 'annotation' ? second : first;
  if (annotation.type === 'piece' || other.type === 'annotation') return false;
  return markerIn(annotation.code, 0, annotation.code.length)?.wants === 'piece';
}

function readGroup(tree: Tree, group: NodeIndex<Group>): readonly Atom[] {
  // Lists that grow take memory for more atoms than groups ever hold.
  const atoms = new Array<Atom>(readableAtoms(tree, group));
  let count = 0;
  for (let i = groupAtoms.first(tree, group); i !== 0; i = groupAtoms.next(tree, group, i)) {
    if (isPiece(tree, i)) atoms[count++] = pieceOfUnit(firstUnitOf(tree, i));
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

/** Whether an item of a row is a group or an annotation alone. */
export const isMarked = (tree: Tree, at: NodeIndex): at is MarkedIndex => isGroup(tree, at) || isAnnotation(tree, at);

/** How many empty fields a number in a row is. */
export const countAt = (tree: Tree, at: NodeIndex<Count>): number => firstUnitOf(tree, at) - 48;

/** The comments of a text without their `#`, in its order. */
export const commentsOf = (tree: Tree): readonly string[] => tree.comments().map(({ text }) => text.slice(1));
