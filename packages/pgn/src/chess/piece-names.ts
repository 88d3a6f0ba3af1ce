import type { PieceLetter } from './engine.js';

/** The names of the pieces by their letters in a FEN. */
export const PIECE_NAMES = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
} as const satisfies { readonly [letter in PieceLetter]: string };
