import { frozen } from '../../../../notation/read/shared-values.js';

/** The color of a side. Red moves first and is at the bottom. */
export type Colour = 'red' | 'black';

/** The kind of a piece, by its usual English name. */
export type PieceKind = 'chariot' | 'horse' | 'elephant' | 'advisor' | 'king' | 'cannon' | 'pawn';

/** A piece on a field. */
export interface Piece {
  readonly type: 'piece';
  readonly kind: PieceKind;
  readonly colour: Colour;
  /** The letter as written. A piece may have several letters. */
  readonly letter: string;
}

/** An annotation of a field. */
export interface Annotation {
  readonly type: 'annotation';
  /** The code, for example `pm`, or `a+1-2` for an arrow. */
  readonly code: string;
}

/** A part of a field: a piece or an annotation. */
export type Atom = Piece | Annotation;

/** The number of rows of a board. */
export const ROWS = 10;
/** The number of fields of a row. */
export const COLUMNS = 9;

/** The fields of a board: ten rows of nine, each with its atoms in order. */
export type Fields = readonly (readonly (readonly Atom[])[])[];

const KINDS: Readonly<Record<string, PieceKind>> = {
  R: 'chariot',
  H: 'horse',
  N: 'horse',
  E: 'elephant',
  B: 'elephant',
  M: 'elephant',
  A: 'advisor',
  G: 'advisor',
  K: 'king',
  C: 'cannon',
  P: 'pawn',
};

/** The letters that plain FEN uses for each kind. */
export const FEN_LETTERS: Readonly<Record<PieceKind, string>> = {
  chariot: 'R',
  horse: 'N',
  elephant: 'B',
  advisor: 'A',
  king: 'K',
  cannon: 'C',
  pawn: 'P',
};

const PIECES: ReadonlyMap<string, Piece> = new Map(
  Object.entries(KINDS).flatMap(([letter, kind]) => [
    pieceByLetter({ type: 'piece', kind, colour: 'red', letter }),
    pieceByLetter({ type: 'piece', kind, colour: 'black', letter: letter.toLowerCase() }),
  ]),
);

function pieceByLetter(piece: Piece): [letter: string, piece: Piece] {
  return [piece.letter, frozen(piece)];
}

/** Returns the piece of a letter; upper case is red. Equal letters share one object. */
export const pieceOf = (letter: string): Piece => PIECES.get(letter)!;

/** Returns the letter of a piece in plain FEN. */
export const fenLetter = ({ kind, colour }: Piece): string =>
  colour === 'red' ? FEN_LETTERS[kind] : FEN_LETTERS[kind].toLowerCase();

const BY_UNIT: Piece[] = [];
const ALONE_BY_UNIT: (readonly Atom[])[] = [];
for (const [letter, piece] of PIECES) {
  const unit = letter.charCodeAt(0);
  BY_UNIT[unit] = piece;
  ALONE_BY_UNIT[unit] = frozen([piece]);
}

/** Returns the piece of a letter, by the UTF-16 unit of the letter. Equal letters share one object. */
export const pieceOfUnit = (unit: number): Piece => BY_UNIT[unit]!;

/**
 * Returns a field with only the piece of a letter, by the UTF-16 unit of the letter. Equal letters share one object.
 */
export const onePiece = (unit: number): readonly Atom[] => ALONE_BY_UNIT[unit]!;

/** An empty field. */
export const EMPTY: readonly Atom[] = frozen([]);

/** Makes an empty row to be filled. The list is written out, because engines allocate a literal in one step. */
export const newRow = (): (readonly Atom[])[] => [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];

/** An empty row. */
export const EMPTY_ROW: Fields[number] = frozen(newRow());

/** Makes an empty board to be filled. The list is written out, because engines allocate a literal in one step. */
export const newBoard = (): Fields[number][] => [
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
  EMPTY_ROW,
];

/** Makes a board of ten rows of nine fields. Missing rows and fields are empty; extra ones are left out. */
export function wholeBoard(rows: readonly (readonly (readonly Atom[])[])[]): Fields {
  return Array.from({ length: ROWS }, (_, y) => Array.from({ length: COLUMNS }, (__, x) => rows[y]?.[x] ?? EMPTY));
}
