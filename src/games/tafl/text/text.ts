import { checkText } from '../../../diagnostics/check-text.js';
import { type FromText, textProblem } from '../../../diagnostics/diagnostic.js';
import { type Board, boardOf, type Square } from '../board/board.js';
import { EMPTY, type Piece, PIECES } from '../board/pieces.js';
import type { Position } from '../position.js';

/** Letters of the pieces, in the order of {@link PIECES}: the defenders' are capitals. */
const LETTERS = 'tcnkmgTCNKMG';

/** Returns the letter of a piece: upper case for defenders. */
export const symbolOf = (piece: Piece): string => LETTERS.charAt(PIECES.indexOf(piece));

/** Returns the piece of a letter; `undefined` for any other text. */
export const pieceOfSymbol = (symbol: string): Piece | undefined =>
  symbol.length === 1 ? PIECES[LETTERS.indexOf(symbol)] : undefined;

/**
 * Returns the name of a square of a board with `size` rows: the letter of its file and the number of its rank, such as
 * `a1`.
 */
export const squareName = (square: Square, size: number): string =>
  `${String.fromCharCode(97 + (square % size))}${Math.floor(square / size) + 1}`;

/** Returns the square with a name, in lower case or not; `undefined` if a board with `size` rows has none. */
export function squareNamed(name: string, size: number): Square | undefined {
  if (!/^[a-z][1-9]\d?$/i.test(name)) return undefined;
  const column = name.toLowerCase().charCodeAt(0) - 97;
  const row = Number(name.slice(1)) - 1;
  return column < size && row < size ? row * size + column : undefined;
}

/**
 * Returns a text that two positions share if they count as repeated: the board, the side to move, and the piece that
 * must go on capturing.
 *
 * @param written the board as text, if it is already written
 */
export const positionKey = (
  { rules: { size }, board, toMove, berserker }: Position,
  written = boardText(board),
): string => `${written} ${toMove}${berserker === undefined ? '' : ` ${squareName(berserker, size)}`}`;

/** The largest accepted number of rows of a board. */
const MAX_BOARD_SIZE = 99;

/**
 * Reads a board: rows from rank 1 on, separated by slashes, with or without a slash at each end.
 *
 * Letters are pieces: `t` taflman, `c` commander, `n` knight, `k` king, `m` mercenary, `g` guard; the defenders' are
 * capitals. A number is that many empty spaces. The board has as many rows as columns.
 *
 * ```ts
 * import { boardFromText, completeRules, taflRules } from 'ludogram/games/tafl';
 *
 * const read = boardFromText('/3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3/');
 * if (read.ok) taflRules.start({ rules: completeRules({ size: read.size, start: read.board }) });
 * ```
 */
export function boardFromText(text: string): FromText<{ readonly board: Board; readonly size: number }> {
  checkText(text);
  const lead = text.startsWith('/') ? 1 : 0;
  const rows = text.slice(lead, text.endsWith('/') ? -1 : undefined).split('/');
  const size = rows.length;
  if (size > MAX_BOARD_SIZE) return textProblem(0, `${size} rows: expected at most ${MAX_BOARD_SIZE}`);
  const pieces: Piece[] = [];
  let index = lead;
  for (const [i, row] of rows.entries()) {
    const read = rowFromText(row, size);
    if (!read.ok) return textProblem(index + read.problem.index, read.problem.message);
    const width = read.pieces.length;
    if (width !== size) return textProblem(index, `row ${i + 1} is ${width} wide; the board is ${size}`);
    for (const piece of read.pieces) pieces.push(piece);
    index += row.length + 1;
  }
  return { ok: true, board: boardOf(pieces), size };
}

/** Reads a row of a board of a size, without the slashes around it. */
function rowFromText(row: string, size: number): FromText<{ readonly pieces: readonly Piece[] }> {
  const pieces: Piece[] = [];
  for (const { 0: found, index } of row.matchAll(/\d+|\D/g)) {
    const count = /^\d/.test(found) ? Number(found) : 1;
    if (count > MAX_BOARD_SIZE) return textProblem(index, `${found} empty spaces: the board is ${size} wide`);
    const piece = /^\d/.test(found) ? EMPTY : pieceOfSymbol(found);
    if (piece === undefined) return textProblem(index, `unknown piece "${found}"`);
    for (let n = 0; n < count; n++) pieces.push(piece);
  }
  return { ok: true, pieces };
}

const ZERO = 48;
const SLASH = 47;

/** The character codes of the board that is written. Reused: a new list for each board takes longer than writing it. */
const codes: number[] = [];

/** Writes a square board as {@link boardFromText} reads it, with a slash at each end. */
export function boardText(board: Board): string {
  const size = Math.sqrt(board.length);
  codes[0] = SLASH;
  let end = 1;
  for (let start = 0; start < board.length; start += size) end = writeRow(board, start, start + size, end);
  codes.length = end;
  // Made at once: text that grows by pieces takes several times its size until it is used.
  return String.fromCharCode.apply(null, codes);
}

/**
 * Writes the spaces of a row from `start` to before `end`, and a slash, to {@link codes} at `at`. Returns the index
 * after it.
 */
function writeRow(board: Board, start: number, end: number, at: number): number {
  let empty = 0;
  for (let square = start; square < end; square++) {
    const letter = LETTER_CODE_OF[board[square]!];
    if (letter === undefined) {
      empty++;
      continue;
    }
    if (empty > 0) at = writeCount(empty, at);
    codes[at++] = letter;
    empty = 0;
  }
  if (empty > 0) at = writeCount(empty, at);
  codes[at++] = SLASH;
  return at;
}

/** Writes the digits of a number to {@link codes} at `at`. Returns the index after them. */
function writeCount(count: number, at: number): number {
  if (count > 9) at = writeCount(Math.floor(count / 10), at);
  codes[at] = ZERO + (count % 10);
  return at + 1;
}

/** The character code of the letter of each piece, by its number; `undefined` for an empty square. */
const LETTER_CODE_OF: readonly (number | undefined)[] = /* @__PURE__ */ letterCodesByPiece();

function letterCodesByPiece(): number[] {
  const byPiece: number[] = [];
  for (const [i, piece] of PIECES.entries()) byPiece[piece] = LETTERS.charCodeAt(i);
  return byPiece;
}
