import type { Piece } from './model.js';

/** Letters of the kinds of pieces, and their names. */
export const PIECE_NAMES: Readonly<Record<string, string>> = {
  P: 'pawn',
  B: 'bishop',
  R: 'rook',
  N: 'knight',
  K: 'king',
  Q: 'queen',
  U: 'unicorn',
  D: 'dragon',
  S: 'princess',
  W: 'brawn',
  C: 'common king',
  Y: 'royal queen',
};

/** Names of two letters that moves may use. */
const TWO_LETTERS: Readonly<Record<string, string>> = { RQ: 'Y', PR: 'S', BR: 'W' };

/** Letter of a piece's kind, from its name in a move: `RQ` is `Y`, no name at all is `P`. */
export function letterOfName(name: string | undefined): string {
  return name === undefined ? 'P' : (TWO_LETTERS[name] ?? name);
}

/** Kinds for which it matters whether they have moved: those that can castle, or begin with a double step. */
export const WITH_UNMOVED: ReadonlySet<string> = new Set(['P', 'R', 'K', 'W']);

const known = new Map<string, Piece>();

/** The piece that a letter stands for, with `*` behind it if it has not moved: upper case is white. Equal texts give one object. */
export function pieceOf(text: string): Piece {
  let piece = known.get(text);
  if (piece === undefined) {
    const letter = text[0]!.toUpperCase();
    piece = { letter, colour: text[0] === letter ? 'white' : 'black', unmoved: text.endsWith('*') };
    known.set(text, piece);
  }
  return piece;
}

/** The inverse of {@link pieceOf}. */
export function pieceText({ letter, colour, unmoved }: Piece): string {
  return (colour === 'white' ? letter : letter.toLowerCase()) + (unmoved ? '*' : '');
}
