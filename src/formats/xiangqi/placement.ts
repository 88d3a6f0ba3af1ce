import { Field, Kind } from '../../../generated/xiangqi/nodes.js';
import type { Tree } from '../../cst/index.js';
import { END, fieldAt, kindAt, NEXT, START, WORDS } from '../../cst/layout.js';
import { annotationOf } from './annotations.js';
import { type Atom, COLUMNS, EMPTY, EMPTY_ROW, onePiece, pieceOf, ROWS, type XiangqiSetup } from './model.js';
import { WrittenField } from './written-field.js';

/** A board as annoFEN and plain FEN write it. */
export interface Placement {
  readonly fields: XiangqiSetup['fields'];
  /** The fields that are groups or hold annotations. A piece alone can't be wrong. */
  readonly marked: readonly WrittenField[];
}

/** Word indices of the rows of a tree, faulty ones, too. */
export function rowsOf({ root, words }: Tree): number[] {
  const rows: number[] = [];
  if (root === undefined) return rows;
  const end = words[root.index + NEXT]!;
  for (let i = root.index + WORDS; i < end; i = words[i + NEXT]!) if (fieldAt(words, i) === Field.rows) rows.push(i);
  return rows;
}

/** The board of rows. What is too much for it is left out; what can't be read is an empty field. */
export function placementOf(tree: Tree, rows: readonly number[]): Placement {
  const fields: (readonly (readonly Atom[])[])[] = [];
  const marked: WrittenField[] = [];
  for (let row = 0; row < rows.length; row++) {
    const read = readRow(tree, rows[row]!, row, marked);
    if (row < ROWS) fields.push(read);
  }
  while (fields.length < ROWS) fields.push(EMPTY_ROW);
  return { fields, marked };
}

/** Positions are small and many, so they are read off the words of the tree, without views. */
function readRow(tree: Tree, at: number, row: number, marked: WrittenField[]): readonly (readonly Atom[])[] {
  const { text, words } = tree;
  const fields = EMPTY_ROW.slice();
  let column = 0;
  const end = words[at + NEXT]!;
  for (let i = at + WORDS; i < end; i = words[i + NEXT]!) {
    const kind = kindAt(words, i);
    if (kind === Kind.Count) {
      column += countAt(tree, i);
      continue;
    }
    let atoms = EMPTY;
    if (kind === Kind.Piece) atoms = onePiece(text.charCodeAt(words[i + START]!));
    else if (kind === Kind.Annotation || kind === Kind.Group) {
      atoms = kind === Kind.Group ? readGroup(tree, i) : [annotationAt(tree, i)];
      marked.push(new WrittenField(tree, i, row, column, atoms));
    }
    if (column < COLUMNS) fields[column] = atoms;
    column++;
  }
  return fields;
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
  return annotationOf(text.slice(words[code + START], words[code + END]));
}

/** How many empty fields a number stands for. */
export const countAt = ({ text, words }: Tree, at: number): number => text.charCodeAt(words[at + START]!) - 48;
