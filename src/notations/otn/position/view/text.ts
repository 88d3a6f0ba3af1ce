import { EMPTY, SPACE_KINDS, type SpaceKind, type Square } from '../../../../games/tafl/index.js';
import { KIND_NAMES, symbolOf } from '../model/model.js';
import { type BoardView, kindOfSquare } from './board.js';

/** The characters for empty special spaces. */
const MARKS: Record<SpaceKind, string> = {
  corner: '×',
  centre: '+',
  attackerFortress: '□',
  defenderFortress: '■',
};

/**
 * Draws a board as text, with rank 1 at the top as in the record. Pieces are their symbols. The spaces of the last move
 * are in brackets, those on which it captured in parentheses.
 */
export function renderText(view: BoardView): string {
  const { size } = view;
  const files = Array.from({ length: size }, (_, file) => ` ${String.fromCharCode(97 + file)} `).join('');
  const rows = Array.from({ length: size }, (_, row) => {
    const spaces = Array.from({ length: size }, (_, column) => spaceText(view, row * size + column)).join('');
    const rank = String(row + 1);
    return `${rank.padStart(2)} ${spaces} ${rank}`;
  });
  const kinds = SPACE_KINDS.filter((kind) => view.board.some((_, square) => kindOfSquare(view, square) === kind));
  const legend = kinds.map((kind) => `${MARKS[kind]} ${KIND_NAMES[kind]}`).join('   ');
  const lines = [`   ${files}`, ...rows, `   ${files}`, ...(legend === '' ? [] : ['', `   ${legend}`]), ''];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function spaceText(view: BoardView, square: Square): string {
  const { board, last } = view;
  const piece = board[square] ?? EMPTY;
  const kind = kindOfSquare(view, square);
  const shown = piece !== EMPTY ? symbolOf(piece) : kind === undefined ? '·' : MARKS[kind];
  if (last?.captured.includes(square)) return `(${shown})`;
  return last?.from === square || last?.to === square ? `[${shown}]` : ` ${shown} `;
}
