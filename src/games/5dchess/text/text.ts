import { checkText } from '../../../diagnostics/check-text.js';
import { type FromText, textProblem } from '../../../diagnostics/diagnostic.js';
import { plural } from '../../../diagnostics/report/summary.js';
import { type Board, halfTurn, lineOfLayer, type Multiverse, timeOf, toMoveAt } from '../multiverse.js';
import { codeOf, type Colour, letterOf, type PieceCode, pieceOf } from '../piece.js';
import { startMultiverse } from '../start.js';
import type { VariantBoard } from '../variants/variants.js';

/** The largest accepted number of ranks or files of a board. */
const MAX_BOARD_SIZE = 99;

/**
 * Reads a multiverse: one board per line, as its rows, its timeline, its turn and the side to move.
 *
 * Rows are separated by slashes, the last rank first. Capitals are white's pieces, a number is that many empty squares,
 * and `*` follows a piece that has not moved. A timeline is a whole number, or `-0` and `+0` where there are two in the
 * middle. All boards have the same size, and the boards of a timeline follow each other without a gap.
 *
 * ```ts
 * import { legalMoves, multiverseFromText } from 'ludogram/games/5dchess';
 *
 * const read = multiverseFromText('k2/3/K2 0 1 white');
 * if (read.ok) legalMoves(read.multiverse);
 * ```
 */
export function multiverseFromText(text: string): FromText<{ readonly multiverse: Multiverse }> {
  checkText(text);
  const boards: (VariantBoard & { readonly index: number })[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
    if (line.trim() === '') continue;
    const [, rows, layer, time, toMove] =
      /^\s*(\S+)\s+([+-]?\d{1,6})\s+(-?\d{1,6})\s+(white|black)\s*$/.exec(line) ?? [];
    if (rows === undefined) return textProblem(index, 'expected rows, a timeline, a turn, and white or black');
    const at = index + line.indexOf(rows);
    boards.push({ rows, layer: layer!, time: Number(time), toMove: toMove as Colour, index: at });
  }
  return assemble(boards);
}

/**
 * Makes a multiverse from boards in the form that {@link startBoards} returns. Throws a `RangeError` for boards that
 * form no multiverse.
 */
export function multiverseOf(boards: readonly VariantBoard[]): Multiverse {
  const made = assemble(boards.map((board) => ({ ...board, index: 0 })));
  if (!made.ok) throw new RangeError(made.problem.message);
  return made.multiverse;
}

/** Writes the squares of a board as {@link multiverseFromText} reads its rows. */
export function boardText({ squares }: Pick<Board, 'squares'>, width: number): string {
  const ranks: string[] = [];
  for (let end = squares.length; end > 0; end -= width) ranks.push(rankText(squares, end - width, end));
  return ranks.join('/');
}

/** Writes the squares of a rank, from `start` to before `end`. */
function rankText(squares: Uint8Array, start: number, end: number): string {
  let text = '';
  let empty = 0;
  for (let square = start; square < end; square++) {
    const code = squares[square]!;
    if (code === 0) {
      empty++;
      continue;
    }
    text += (empty === 0 ? '' : String(empty)) + pieceText(code);
    empty = 0;
  }
  return empty === 0 ? text : text + String(empty);
}

/** The text of each piece by its code, as far as they have been written. */
const PIECE_TEXTS: string[] = [];

function pieceText(code: number): string {
  const known = PIECE_TEXTS[code];
  if (known !== undefined) return known;
  const { colour, unmoved } = pieceOf(code)!;
  const letter = colour === 'white' ? letterOf(code) : letterOf(code).toLowerCase();
  return (PIECE_TEXTS[code] = unmoved ? `${letter}*` : letter);
}

function assemble(
  boards: readonly (VariantBoard & { readonly index: number })[],
): FromText<{ readonly multiverse: Multiverse }> {
  const [first] = boards;
  if (first === undefined) return textProblem(0, 'expected a board');
  const hasHalves = boards.some(({ layer }) => layer === '-0');
  const height = first.rows.split('/').length;
  let width: number | undefined;
  const made: (Board & { readonly index: number })[] = [];
  for (const { rows, layer, time, toMove, index } of boards) {
    const read = squaresOfRows(rows, width, height);
    if (!read.ok) return textProblem(index + read.problem.index, read.problem.message);
    width = read.width;
    // Without timelines -0 and +0, -0 is 0.
    made.push({
      line: lineOfLayer(Number(layer), hasHalves) + 0,
      half: halfTurn(time, toMove),
      squares: read.squares,
      index,
    });
  }
  const plain = made.map(({ line, half, squares }) => ({ line, half, squares }));
  const multiverse = startMultiverse(width ?? 0, height, plain, hasHalves);
  if (!('problem' in multiverse)) return { ok: true, multiverse };
  const { half, index } = made[multiverse.board]!;
  const turn = `turn ${timeOf(half)}, ${toMoveAt(half)} to move`;
  return textProblem(index, multiverse.problem === 'repeated' ? `two boards at ${turn}` : `no board before ${turn}`);
}

/**
 * Reads the squares of a board from its first rank on.
 *
 * @param expectedWidth the width of the boards before it; `undefined` if this is the first
 */
function squaresOfRows(
  rows: string,
  expectedWidth: number | undefined,
  height: number,
): FromText<{ readonly squares: Uint8Array; readonly width: number }> {
  const squares: number[] = [];
  const ranks = rows.split('/');
  if (ranks.length !== height) {
    return textProblem(0, `the board has ${plural(ranks.length, 'row')}: expected ${height}`);
  }
  let width = expectedWidth;
  for (const rank of ranks.toReversed()) {
    const row = squaresOf(rank);
    const at = rows.indexOf(rank);
    if (typeof row === 'string') return textProblem(at, row);
    width ??= row.length;
    if (row.length !== width) return textProblem(at, `the row is ${row.length} wide: expected ${width}`);
    for (const code of row) squares.push(code);
  }
  return { ok: true, squares: Uint8Array.from(squares), width: width ?? 0 };
}

/** Returns the code of a piece from its letter, with `*` after it if the piece has not moved. */
function codeOfText(text: string): PieceCode {
  const letter = text.charAt(0).toUpperCase();
  const colour = text.startsWith(letter) ? 'white' : 'black';
  return codeOf({ letter, colour, unmoved: text.endsWith('*') });
}

/** Reads the squares of a row from file a on, or returns the problem of the row. */
function squaresOf(row: string): number[] | string {
  const squares: number[] = [];
  for (const [found] of row.matchAll(/\d+|[a-z]\*?|[^]/gi)) {
    if (/^\d/.test(found)) {
      if (Number(found) > MAX_BOARD_SIZE) return `${found} empty squares: expected at most ${MAX_BOARD_SIZE}`;
      for (let n = Number(found); n > 0; n--) squares.push(0);
    } else if (/^[a-z]/i.test(found)) squares.push(codeOfText(found));
    else return `unknown piece "${found}"`;
    if (squares.length > MAX_BOARD_SIZE) return `the row is wider than ${MAX_BOARD_SIZE} squares`;
  }
  return squares;
}
