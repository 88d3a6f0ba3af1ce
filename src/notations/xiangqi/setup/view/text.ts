import { arrowOf } from '../annotations.js';
import { type Atom, type Colour, FEN_LETTERS, type Piece, type PieceKind } from '../model/model.js';
import type { BoardView } from './index.js';

/** The width of a field in columns of a terminal. The character of a piece takes two. */
const WIDTH = 4;

/**
 * Draws the board as text: one line per row, the river between the fifth and the sixth, and the arrows in words below.
 * A field shows its piece, or `·` if it is empty, followed by its first marker: `!` bad, `+` good, `*` move.
 */
export function renderText({ fields, latin }: BoardView): string {
  const rows = fields.map((row) =>
    row
      .map((field) => fieldText(field, latin))
      .join('')
      .trimEnd(),
  );
  const arrows = fields.flatMap((row, y) => row.flatMap((field, x) => field.flatMap((atom) => arrowText(atom, x, y))));
  return [...rows.slice(0, 5), '~'.repeat(WIDTH * 9 - 2), ...rows.slice(5), '', ...arrows]
    .map((line) => `${line}\n`)
    .join('');
}

const SIGNS: Readonly<Record<string, string>> = { b: '!', g: '+', m: '*' };

function fieldText(field: readonly Atom[], latin: boolean): string {
  const piece = field.find((atom): atom is Piece => atom.type === 'piece');
  const marker = field.find((atom) => atom.type === 'annotation' && atom.code.length === 2);
  const sign = marker?.type === 'annotation' ? (SIGNS[marker.code.charAt(1)] ?? '') : '';
  if (piece === undefined) return `·${sign}`.padEnd(WIDTH);
  if (!latin) return `${faceOf(piece, false)}${sign}`.padEnd(WIDTH - 1);
  const letter = FEN_LETTERS[piece.kind];
  return `${piece.colour === 'red' ? letter : letter.toLowerCase()}${sign}`.padEnd(WIDTH);
}

/** Describes an arrow. Files are letters from red's left, rows are numbers from red's side. */
function arrowText(atom: Atom, x: number, y: number): string[] {
  const arrow = atom.type === 'annotation' ? arrowOf(atom.code) : undefined;
  if (arrow === undefined) return [];
  const name = (column: number, row: number) => `${String.fromCharCode(97 + column)}${10 - row}`;
  return [`arrow ${name(x, y)} to ${name(x + arrow.dx, y - arrow.dy)}`];
}

/** The characters on the pieces: the two sides have different ones. */
const CHARACTERS: Readonly<Record<Colour, Readonly<Record<PieceKind, string>>>> = {
  red: { chariot: '俥', horse: '傌', elephant: '相', advisor: '仕', king: '帥', cannon: '炮', pawn: '兵' },
  black: { chariot: '車', horse: '馬', elephant: '象', advisor: '士', king: '將', cannon: '砲', pawn: '卒' },
};

/** Returns the text on a piece: its character, or the letter of its kind. */
export const faceOf = ({ kind, colour }: Piece, latin: boolean): string =>
  latin ? FEN_LETTERS[kind] : CHARACTERS[colour][kind];
