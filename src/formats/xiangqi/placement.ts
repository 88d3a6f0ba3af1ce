import { Field, Kind } from '../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
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

/** A board as annoFEN and plain FEN write it. */
export interface Placement {
  /** How many rows there are, faulty ones, too. */
  readonly rowCount: number;
  /** Word indices of the first row and the last; -1 if there is none. */
  readonly firstRow: number;
  readonly lastRow: number;
  /** The rows whose shape is to be looked at: nine fields and no counts side by side can't be wrong. */
  readonly odd: readonly OddRow[];
  /** The board. What is too much for it is left out; what can't be read is an empty field. */
  readonly fields: XiangqiSetup['fields'];
  /** The fields that are groups or hold annotations. A piece alone can't be wrong. */
  readonly marked: readonly WrittenField[];
}

/** A row, its number from 0, and its word index. */
interface OddRow {
  readonly row: number;
  readonly at: number;
}

/** Reads the board of a tree. Positions are small and many, so they are read off its words, without views. */
export function placementOf(tree: Tree): Placement {
  const { root, words } = tree;
  const reader = new PlacementReader(tree);
  if (root !== undefined) {
    const end = words[root.index + NEXT]!;
    for (let i = root.index + WORDS; i < end; i = words[i + NEXT]!) {
      if (fieldAt(words, i) === Field.rows) reader.read(i);
    }
  }
  return reader;
}

type Fields = XiangqiSetup['fields'][number];

class PlacementReader implements Placement {
  rowCount = 0;
  firstRow = -1;
  lastRow = -1;
  readonly odd: OddRow[] = [];
  readonly fields: Fields[] = EMPTY_BOARD.slice();
  readonly marked: WrittenField[] = [];
  readonly #tree: Tree;

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  /** Reads the row at word `at`. */
  read(at: number): void {
    const tree = this.#tree;
    const { text, words } = tree;
    const row = this.rowCount++;
    let fields = EMPTY_ROW;
    let column = 0;
    let isCount = false;
    let isOdd = false;
    const end = words[at + NEXT]!;
    let i = at + WORDS;
    while (i < end) {
      const kind = kindAt(words, i);
      if (kind === Kind.Count) {
        column += countAt(tree, i);
        isOdd ||= isCount;
        isCount = true;
        i += WORDS;
        continue;
      }
      isCount = false;
      const isPiece = kind === Kind.Piece;
      const atoms = isPiece ? onePiece(text.charCodeAt(words[i + START]!)) : this.#mark(i, kind, row, column);
      if (column < COLUMNS && atoms !== EMPTY) {
        if (fields === EMPTY_ROW) fields = newRow();
        (fields as (readonly Atom[])[])[column] = atoms;
      }
      column++;
      i = isPiece ? i + WORDS : words[i + NEXT]!;
    }
    if (isOdd || column !== COLUMNS) this.odd.push({ row, at });
    if (row === 0) this.firstRow = at;
    this.lastRow = at;
    if (row < ROWS) this.fields[row] = fields;
  }

  /** What an item of a row that is neither count nor piece puts on its field. */
  #mark(at: number, kind: number, row: number, column: number): readonly Atom[] {
    if (kind !== Kind.Annotation && kind !== Kind.Group) return EMPTY;
    const atoms = kind === Kind.Group ? readGroup(this.#tree, at) : [annotationAt(this.#tree, at)];
    this.marked.push(new WrittenField(this.#tree, at, row, column, atoms));
    return atoms;
  }
}

function readGroup(tree: Tree, at: number): readonly Atom[] {
  const { text, words } = tree;
  // Lists that grow take room for more than groups ever hold.
  const atoms = new Array<Atom>(atomsOfGroup(tree, at));
  let count = 0;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const kind = kindAt(words, i);
    if (kind === Kind.Piece) atoms[count++] = pieceOf(text[words[i + START]!]!);
    else if (kind === Kind.Annotation) atoms[count++] = annotationAt(tree, i);
  }
  return atoms;
}

/** How many atoms of a group could be read. */
function atomsOfGroup({ words }: Tree, at: number): number {
  let count = 0;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const kind = kindAt(words, i);
    if (kind === Kind.Piece || kind === Kind.Annotation) count++;
  }
  return count;
}

/** The annotation at word `at` of a tree: its only part is its code. */
function annotationAt({ text, words }: Tree, at: number): Atom {
  const code = at + WORDS;
  return annotationIn(text, words[code + START]!, words[code + END]!);
}

/** How many empty fields a number stands for. */
export const countAt = ({ text, words }: Tree, at: number): number => text.charCodeAt(words[at + START]!) - 48;
