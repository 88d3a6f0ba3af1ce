import type { Annotation, Count, EmptyRowError, Group, Piece, Row } from '../../../../generated/xiangqi/nodes.js';
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
import {
  elementsOf,
  endOf,
  firstUnitOf,
  type NodeIndex,
  type NodeList,
  startOf,
  type Tree,
} from '../../../cst/index.js';
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
  /** Ten rows of nine fields. Surplus rows and fields are left out; a field that can't be read is empty. */
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
  const marked = markedPiece(tree, at);
  if (marked !== undefined) return marked;
  const atoms = readableAtoms(tree, at).map((atom) => atomAt(tree, atom));
  odd.push({ at, row, column, atoms });
  return atoms;
}

/** The atoms of a closed group of one piece and one marker of pieces, in their order; `undefined` for any other group. */
function markedPiece(tree: Tree, group: NodeIndex<Group>): readonly Atom[] | undefined {
  const first = groupAtoms.first(tree, group);
  const second = first === 0 ? 0 : groupAtoms.next(tree, group, first);
  if (first === 0 || second === 0 || groupAtoms.next(tree, group, second) !== 0) return undefined;
  if (groupClose(tree, group) === 0) return undefined;
  const marker = pieceMarkerAt(tree, first) ?? pieceMarkerAt(tree, second);
  if (marker === undefined) return undefined;
  if (isPiece(tree, second)) return [marker, pieceOfUnit(firstUnitOf(tree, second))];
  return isPiece(tree, first) ? [pieceOfUnit(firstUnitOf(tree, first)), marker] : undefined;
}

/** The annotation at an index if it is a marker of pieces. */
function pieceMarkerAt(tree: Tree, at: NodeIndex): Atom | undefined {
  if (!isAnnotation(tree, at)) return undefined;
  const code = annotationCode(tree, at);
  const marker = markerIn(tree.text, startOf(tree, code), endOf(tree, code));
  return marker?.wants === 'piece' ? marker.annotation : undefined;
}

/** The pieces and annotations of a group that could be read. */
export function readableAtoms(
  tree: Tree,
  group: NodeIndex<Group>,
): readonly (NodeIndex<Piece> | NodeIndex<Annotation>)[] {
  return elementsOf(tree, group, groupAtoms).filter((atom) => isPiece(tree, atom) || isAnnotation(tree, atom));
}

const atomAt = (tree: Tree, at: NodeIndex<Piece> | NodeIndex<Annotation>): Atom =>
  isPiece(tree, at) ? pieceOfUnit(firstUnitOf(tree, at)) : annotationAt(tree, at);

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
