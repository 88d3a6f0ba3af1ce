import { type Colour, FEN_LETTERS, type Piece, type PieceKind } from './model.js';

/** The characters on the pieces: the two sides have different ones. */
const CHARACTERS: Readonly<Record<Colour, Readonly<Record<PieceKind, string>>>> = {
  red: { chariot: '俥', horse: '傌', elephant: '相', advisor: '仕', king: '帥', cannon: '炮', pawn: '兵' },
  black: { chariot: '車', horse: '馬', elephant: '象', advisor: '士', king: '將', cannon: '砲', pawn: '卒' },
};

/** What is drawn on a piece: its character, or the letter that stands for its kind. */
export function faceOf({ kind, colour }: Piece, latin: boolean): string {
  return latin ? FEN_LETTERS[kind] : CHARACTERS[colour][kind];
}
