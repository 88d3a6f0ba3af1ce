import { arrowOf } from '../annotations.js';
import { type Atom, FEN_LETTERS, type Piece, type XiangqiSetup } from '../model.js';
import { faceOf } from '../characters.js';

/** Columns of a field: a character of a piece is two wide on a terminal. */
const WIDTH = 4;

/**
 * One line a row, with the river between the fifth and the sixth; below, the arrows in words. A field shows its piece, `·`
 * where it is empty, and behind it the first of its markers' letters: `!` bad, `+` good, `*` move.
 */
export function renderText({ fields }: XiangqiSetup, latin: boolean): string {
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
  const sign = marker?.type === 'annotation' ? (SIGNS[marker.code[1]!] ?? '') : '';
  if (piece === undefined) return `·${sign}`.padEnd(WIDTH);
  if (!latin) return `${faceOf(piece, false)}${sign}`.padEnd(WIDTH - 1);
  const letter = FEN_LETTERS[piece.kind];
  return `${piece.colour === 'red' ? letter : letter.toLowerCase()}${sign}`.padEnd(WIDTH);
}

/** Files are letters from red's left, rows numbers from red's side. */
function arrowText(atom: Atom, x: number, y: number): string[] {
  const arrow = atom.type === 'annotation' ? arrowOf(atom.code) : undefined;
  if (arrow === undefined) return [];
  const name = (column: number, row: number) => `${String.fromCharCode(97 + column)}${10 - row}`;
  return [`arrow ${name(x, y)} to ${name(x + arrow.dx, y - arrow.dy)}`];
}
