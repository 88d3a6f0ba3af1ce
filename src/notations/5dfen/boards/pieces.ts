import { PIECE_NAMES } from '../../../games/5dchess/index.js';
import { SharedValues } from '../../../notation/read/shared-values.js';
import type { Piece } from '../model/leaves.js';

/** The squares of a row of a board. */
type Row = readonly (Piece | undefined)[];

/** The names of two letters that moves may use, with the letters of their kinds. */
const TWO_LETTERS: Readonly<Record<string, string>> = { RQ: 'Y', PR: 'S', BR: 'W' };

/** Returns the letter of a kind of piece from its name in a move: `RQ` is `Y`, an absent name is `P`. */
export function letterOfName(name: string | undefined): string {
  return name === undefined ? 'P' : (TWO_LETTERS[name] ?? name);
}

/** Returns the name of a kind of piece in a move from its letter, the inverse of {@link letterOfName}. */
export function nameOfLetter(letter: string): string | undefined {
  if (letter === 'P') return undefined;
  return Object.keys(TWO_LETTERS).find((name) => TWO_LETTERS[name] === letter) ?? letter;
}

/** Returns the name of a kind of piece from its letter, such as `knight`. */
export const pieceName = (letter: string): string => PIECE_NAMES[letter] ?? `piece ${letter}`;

const piecesByText = new SharedValues<string, Piece>();

/**
 * Returns the piece of a letter, which has `*` after it if the piece has not moved. Upper case is white. Equal texts
 * share one object.
 */
export function pieceOf(text: string): Piece {
  const piece = piecesByText.get(text);
  if (piece !== undefined) return piece;
  const letter = text.charAt(0).toUpperCase();
  const colour = text.startsWith(letter) ? 'white' : 'black';
  return piecesByText.add(text, { letter, colour, unmoved: text.endsWith('*') });
}

/** Writes a piece, the inverse of {@link pieceOf}. */
export function pieceText({ letter, colour, unmoved }: Piece): string {
  return (colour === 'white' ? letter : letter.toLowerCase()) + (unmoved ? '*' : '');
}

/** Reads a row from well-formed text: pieces and numbers of blank squares. */
export function rowOf(text: string): Row {
  return partsOf(text).flatMap((part) => (isNumber(part) ? blanks(Number(part)) : [pieceOf(part)]));
}

/** Returns the number of squares in the text of a row. */
export function widthOfRow(text: string): number {
  return partsOf(text).reduce((width, part) => width + (isNumber(part) ? Number(part) : 1), 0);
}

/** Writes a row of a board: pieces and numbers of blank squares. */
export function rowText(row: Row): string {
  let out = '';
  let count = 0;
  for (const piece of row) {
    if (piece === undefined) count++;
    else {
      out += (count > 0 ? String(count) : '') + pieceText(piece);
      count = 0;
    }
  }
  return count > 0 ? out + String(count) : out;
}

const partsOf = (text: string): readonly string[] => text.match(/[A-Za-z]\*?|\d+/g) ?? [];
const isNumber = (part: string): boolean => /^\d/.test(part);

/** Returns a number of empty squares. */
const blanks = (count: number): undefined[] => new Array<undefined>(count).fill(undefined);
