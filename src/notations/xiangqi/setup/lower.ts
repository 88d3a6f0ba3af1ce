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
import {
  type Atom,
  COLUMNS,
  EMPTY,
  EMPTY_BOARD,
  EMPTY_ROW,
  newRow,
  onePiece,
  pieceOf,
  ROWS,
  type XiangqiSetup,
} from './model.js';
import { WrittenField } from './written-field.js';

/** The index of a row. */
export type RowIndex = NodeIndex<Row> | NodeIndex<EmptyRowError>;

/** A board as annoFEN and plain FEN write it. */
export interface Placement {
  /** How many rows there are, faulty ones, too. */
  readonly rowCount: number;
  /** The first row and the last; 0 if there is none. */
  readonly firstRow: RowIndex | 0;
  readonly lastRow: RowIndex | 0;
  /** The rows whose shape is to be looked at: nine fields and no counts side by side can't be wrong. */
  readonly odd: readonly OddRow[];
  /** The board. What is too much for it is left out; what can't be read is an empty field. */
  readonly fields: XiangqiSetup['fields'];
  /** The fields that are groups or hold annotations. A piece alone can't be wrong. */
  readonly marked: readonly WrittenField[];
}

/** A row and its number from 0. */
interface OddRow {
  readonly row: number;
  readonly at: RowIndex;
}

/**
 * Reads the board of a record. Positions are small and many, so no views are made of them.
 *
 * @param record the record; nothing where the text is none
 * @param rows the list of its rows
 */
export function placementOf<Record extends NodeIndex>(
  tree: Tree,
  record: Record | undefined,
  rows: NodeList<Record, RowIndex>,
): Placement {
  const reader = new PlacementReader(tree);
  if (record !== undefined) {
    for (let row = rows.first(tree, record); row !== 0; row = rows.next(tree, record, row)) reader.read(row);
  }
  return reader;
}

type Fields = XiangqiSetup['fields'][number];

class PlacementReader implements Placement {
  rowCount = 0;
  firstRow: RowIndex | 0 = 0;
  lastRow: RowIndex | 0 = 0;
  readonly odd: OddRow[] = [];
  readonly fields: Fields[] = EMPTY_BOARD.slice();
  readonly marked: WrittenField[] = [];
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Reads the next row. */
  read(at: RowIndex): void {
    const tree = this.#tree;
    const row = this.rowCount++;
    let fields = EMPTY_ROW;
    let column = 0;
    let isOdd = false;
    let followsCount = false;
    let item = isRow(tree, at) ? rowItems.first(tree, at) : 0;
    for (; item !== 0; item = rowItems.next(tree, at as NodeIndex<Row>, item)) {
      if (isCount(tree, item)) {
        column += countAt(tree, item);
        isOdd ||= followsCount;
        followsCount = true;
        continue;
      }
      followsCount = false;
      const atoms = isPiece(tree, item) ? onePiece(firstUnitOf(tree, item)) : this.#mark(item, row, column);
      if (column < COLUMNS && atoms !== EMPTY) {
        if (fields === EMPTY_ROW) fields = newRow();
        (fields as (readonly Atom[])[])[column] = atoms;
      }
      column++;
    }
    if (isOdd || column !== COLUMNS) this.odd.push({ row, at });
    if (row === 0) this.firstRow = at;
    this.lastRow = at;
    if (row < ROWS) this.fields[row] = fields;
  }

  /** What an item of a row that is neither count nor piece puts on its field. */
  #mark(at: NodeIndex, row: number, column: number): readonly Atom[] {
    const tree = this.#tree;
    if (!isAnnotation(tree, at) && !isGroup(tree, at)) return EMPTY;
    const atoms = isGroup(tree, at) ? readGroup(tree, at) : [annotationAt(tree, at)];
    this.marked.push(new WrittenField(tree, at, row, column, atoms));
    return atoms;
  }
}

function readGroup(tree: Tree, group: NodeIndex<Group>): readonly Atom[] {
  // Lists that grow take memory for more atoms than groups ever hold.
  const atoms = new Array<Atom>(atomsOfGroup(tree, group));
  let count = 0;
  for (let i = groupAtoms.first(tree, group); i !== 0; i = groupAtoms.next(tree, group, i)) {
    if (isPiece(tree, i)) atoms[count++] = pieceOf(textOf(tree, i));
    else if (isAnnotation(tree, i)) atoms[count++] = annotationAt(tree, i);
  }
  return atoms;
}

/** How many atoms of a group could be read. */
function atomsOfGroup(tree: Tree, group: NodeIndex<Group>): number {
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

/** How many empty fields a number stands for. */
export const countAt = (tree: Tree, at: NodeIndex<Count>): number => firstUnitOf(tree, at) - 48;
