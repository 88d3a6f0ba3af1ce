/** The color of a piece or of the side to move. */
export type Colour = 'white' | 'black';

/** Returns the opponent of a side. */
export const opponentOf = (colour: Colour): Colour => (colour === 'white' ? 'black' : 'white');

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

/** Kinds for which it matters whether they have moved: those that can castle or begin with a double step. */
export const KINDS_WITH_UNMOVED: ReadonlySet<string> = new Set(['P', 'R', 'K', 'W']);

/** A piece on a square. */
export interface Piece {
  /** Upper-case letter of the kind: P B R N K Q U D S W C Y, or a letter without rules. */
  readonly letter: string;
  readonly colour: Colour;
  /** Whether it has not moved yet. */
  readonly unmoved: boolean;
}

/** A piece as a small number; 0 is an empty square. */
export type PieceCode = number;

const A = 64;

/** Packs a piece: its letter, its color, and whether it has moved. */
export function codeOf({ letter, colour, unmoved }: Piece): PieceCode {
  return ((letter.charCodeAt(0) - A) << 2) | (colour === 'black' ? 2 : 0) | (unmoved ? 1 : 0);
}

/** Unpacks a piece code, the inverse of {@link codeOf}; nothing for an empty square. */
export function pieceOf(code: PieceCode): Piece | undefined {
  if (code === 0) return undefined;
  return { letter: letterOf(code), colour: colourOf(code), unmoved: (code & 1) === 1 };
}

/** Returns the letter of a piece code. */
export const letterOf = (code: PieceCode): string => String.fromCharCode((code >> 2) + A);

/** Returns the color of a piece code. */
export const colourOf = (code: PieceCode): Colour => ((code & 2) === 0 ? 'white' : 'black');

/** Returns the code of a piece after it has moved. */
export const moved = (code: PieceCode): PieceCode => code & ~1;
