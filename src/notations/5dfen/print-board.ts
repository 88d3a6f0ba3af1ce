import { type Board, colourLetter } from './model.js';
import { pieceText } from './pieces.js';

/** Spellings of boards: `:` or, in the first version of the specification, `;` between fields. */
export type Dialect = 'current' | 'draft';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', 'draft'];

const SEPARATORS: Readonly<Record<Dialect, string>> = { current: ':', draft: ';' };

/** A board as canonical text, in its brackets; whether it says the same or not. */
export function writeBoard(board: Board, dialect: Dialect = 'current'): string {
  const fields = [board.rows.map(printRow).join('/'), board.layer.spelling, board.time, colourLetter(board.toMove)];
  return `[${fields.join(SEPARATORS[dialect])}]`;
}

/** A row of a board: pieces and counts of blanks. */
export function printRow(row: Board['rows'][number]): string {
  let out = '';
  let blanks = 0;
  for (const piece of row) {
    if (piece === undefined) blanks++;
    else {
      out += (blanks > 0 ? String(blanks) : '') + pieceText(piece);
      blanks = 0;
    }
  }
  return blanks > 0 ? out + String(blanks) : out;
}
