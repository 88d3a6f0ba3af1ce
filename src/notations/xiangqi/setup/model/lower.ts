import type {
  AnnoFen,
  Annotation,
  Count,
  EmptyRowError,
  Fen,
  Group,
  Piece,
  Row,
} from '../../../../../generated/xiangqi/nodes.js';
import { parse } from '../../../../../generated/xiangqi/parser.js';
import {
  annoFenRows,
  annotationCode,
  fenRows,
  groupAtoms,
  groupClose,
  isAnnotation,
  isCount,
  isGroup,
  isPiece,
  isRow,
  rowItems,
} from '../../../../../generated/xiangqi/readers.js';
import {
  elementsOf,
  endOf,
  firstUnitOf,
  type NodeIndex,
  type NodeList,
  startOf,
  type Tree,
} from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { annotationIn, markerIn } from '../annotations.js';
import { findSplit } from '../faults/split-position.js';
import {
  type Atom,
  COLUMNS,
  EMPTY,
  EMPTY_ROW,
  type Fields,
  newBoard,
  newRow,
  onePiece,
  pieceOfUnit,
  ROWS,
} from './model.js';

/** The index of a row, or of the position of a missing one. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** The index of an annoFEN text or a plain FEN, which have a board. */
export type BoardIndex = NodeIndex<AnnoFen> | NodeIndex<Fen>;

/** The index of a field that is written as a group or as a single annotation. */
export type MarkedIndex = NodeIndex<Group> | NodeIndex<Annotation>;

/**
 * A field as written, with its pieces and annotations. Rows are counted from 0 at black's side, columns from 0 at red's
 * left.
 */
interface MarkedField {
  readonly node: MarkedIndex;
  readonly row: number;
  readonly column: number;
  readonly atoms: readonly Atom[];
}

/**
 * The board of an annoFEN text or a plain FEN, and the parts that may be faulty. The walk that collects these parts for
 * the checks also builds the board, because a second walk would take as long as parsing.
 */
export interface Placement {
  /** Ten rows of nine fields. Extra rows and fields are left out; an unreadable field is empty. */
  readonly fields: Fields;
  /** The number of rows, including unreadable ones. */
  readonly rowCount: number;
  /** The last row; 0 if there is none. */
  readonly lastRow: RowIndex | 0;
  /** The rows that do not have nine fields, or have numbers side by side. */
  readonly oddRows: readonly NodeIndex<Row>[];
  /** The indices of the rows that do not have nine fields. */
  readonly wrongWidths: readonly number[];
  /** The groups and annotations that may be faulty: all except markers that fit their fields. */
  readonly oddFields: readonly MarkedField[];
  /** The white space that splits the position: it is not complete before it, and continues after it. */
  readonly split: Span | undefined;
}

/**
 * Reads the board of a record.
 *
 * @param rows the list of the record's rows
 */
function placementOf<Record extends NodeIndex>(
  tree: Tree,
  record: Record,
  rows: NodeList<Record, RowIndex>,
): Placement {
  const fields = newBoard();
  const oddRows: NodeIndex<Row>[] = [];
  const wrongWidths: number[] = [];
  const oddFields: MarkedField[] = [];
  let lastRow: RowIndex | 0 = 0;
  let rowCount = 0;
  for (let node = rows.first(tree, record); node !== 0; node = rows.next(tree, record, node)) {
    const row = rowCount++;
    lastRow = node;
    if (!isRow(tree, node)) continue;
    const { atoms, width, hasAdjacentCounts } = readRow(tree, node, row, oddFields);
    if (hasAdjacentCounts || width !== COLUMNS) oddRows.push(node);
    if (width !== COLUMNS) wrongWidths.push(row);
    if (row < ROWS) fields[row] = atoms;
  }
  const split = findSplit(tree, { rowCount, lastRow, oddRows });
  return { fields, rowCount, lastRow, oddRows, wrongWidths, oddFields, split };
}

/** A row as written. */
interface ReadRow {
  /** The atoms of nine fields, without extra ones. */
  readonly atoms: readonly (readonly Atom[])[];
  readonly width: number;
  readonly hasAdjacentCounts: boolean;
}

/** Reads a row. Adds the groups and annotations that may be faulty to `odd`. */
function readRow(tree: Tree, node: NodeIndex<Row>, row: number, odd: MarkedField[]): ReadRow {
  const { text } = tree;
  let atoms: (readonly Atom[])[] | undefined;
  let column = 0;
  let followsCount = false;
  let hasAdjacentCounts = false;
  for (let item = rowItems.first(tree, node); item !== 0; item = rowItems.next(tree, node, item)) {
    if (isCount(tree, item)) {
      column += countOfUnit(text.charCodeAt(startOf(tree, item)));
      hasAdjacentCounts ||= followsCount;
      followsCount = true;
      continue;
    }
    followsCount = false;
    const field = isPiece(tree, item)
      ? onePiece(text.charCodeAt(startOf(tree, item)))
      : fieldAt(tree, item, row, column, odd);
    if (column < COLUMNS && field !== EMPTY) (atoms ??= newRow())[column] = field;
    column++;
  }
  return { atoms: atoms ?? EMPTY_ROW, width: column, hasAdjacentCounts };
}

/**
 * Returns the atoms of a field that is neither a count nor a single piece. Adds the field to `odd` unless it is plain.
 */
function fieldAt(tree: Tree, node: NodeIndex, row: number, column: number, odd: MarkedField[]): readonly Atom[] {
  if (isAnnotation(tree, node)) {
    const code = annotationCode(tree, node);
    const marker = markerIn(tree.text, startOf(tree, code), endOf(tree, code));
    const atoms = [marker === undefined ? annotationAt(tree, node) : marker.annotation];
    if (marker?.wants !== 'blank') odd.push({ node, row, column, atoms });
    return atoms;
  }
  if (!isGroup(tree, node)) return EMPTY;
  const marked = markedPiece(tree, node);
  if (marked !== undefined) return marked;
  const atoms = readableAtoms(tree, node).map((atom) => atomAt(tree, atom));
  odd.push({ node, row, column, atoms });
  return atoms;
}

/**
 * Returns the atoms of a closed group with one piece and one marker of pieces, in order; `undefined` for any other
 * group.
 */
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

/** Returns the annotation at an index if it is a marker of pieces. */
function pieceMarkerAt(tree: Tree, node: NodeIndex): Atom | undefined {
  if (!isAnnotation(tree, node)) return undefined;
  const code = annotationCode(tree, node);
  const marker = markerIn(tree.text, startOf(tree, code), endOf(tree, code));
  return marker?.wants === 'piece' ? marker.annotation : undefined;
}

/** Returns the readable pieces and annotations of a group. */
export function readableAtoms(
  tree: Tree,
  group: NodeIndex<Group>,
): readonly (NodeIndex<Piece> | NodeIndex<Annotation>)[] {
  return elementsOf(tree, group, groupAtoms).filter((atom) => isPiece(tree, atom) || isAnnotation(tree, atom));
}

const atomAt = (tree: Tree, node: NodeIndex<Piece> | NodeIndex<Annotation>): Atom =>
  isPiece(tree, node) ? pieceOfUnit(firstUnitOf(tree, node)) : annotationAt(tree, node);

function annotationAt(tree: Tree, node: NodeIndex<Annotation>): Atom {
  const code = annotationCode(tree, node);
  return annotationIn(tree.text, startOf(tree, code), endOf(tree, code));
}

/** Returns the number of empty fields that a number in a row counts. */
export const countAt = (tree: Tree, node: NodeIndex<Count>): number => countOfUnit(firstUnitOf(tree, node));

/** Returns the number of empty fields that a digit counts, given its UTF-16 unit. */
const countOfUnit = (unit: number): number => unit - 48;

/** Parses an annoFEN text into a tree. */
export function parseAnnoFenTree(text: string): Tree<AnnoFen> {
  // The rule matches any text: its version and its rows can be error nodes of no length.
  return parse(text, { start: 'AnnoFen' }) as Tree<AnnoFen>;
}

/** Reads the board of an annoFEN text, and lists the parts that may be faulty. */
export const annoFenPlacement = (tree: Tree<AnnoFen>): Placement => placementOf(tree, tree.root.index, annoFenRows);

/** Parses a plain FEN into a tree. */
export function parseFenTree(text: string): Tree<Fen> {
  // The rule matches any text: its rows can be error nodes of no length.
  return parse(text, { start: 'Fen' }) as Tree<Fen>;
}

/** Reads the board of a plain FEN, and lists the parts that may be faulty. */
export const fenPlacement = (tree: Tree<Fen>): Placement => placementOf(tree, tree.root.index, fenRows);
