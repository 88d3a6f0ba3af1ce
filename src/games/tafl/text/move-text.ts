import { checkText } from '../../../diagnostics/check-text.js';
import { type FromText, textProblem } from '../../../diagnostics/diagnostic.js';
import type { Board, Square } from '../board/board.js';
import { EMPTY, type Piece, typeOf } from '../board/pieces.js';
import type { Move } from '../movement.js';
import { type Ply, plyOf } from '../ply.js';
import type { Position } from '../position.js';
import { squareName, squareNamed, symbolOf } from './text.js';

/** Writes a move as records of OpenTafl notation do, with what it does by the rules: `Ke5-e7`, `c3^c5xc4`. */
export const moveText = (position: Position, move: Move): string => plyText(position, plyOf(position, move));

/** Writes a move that was made in a position. */
export function plyText(
  { rules: { size }, board, berserker }: Position,
  { move, piece, captures, jumped }: Omit<Ply, 'after'>,
): string {
  const type = `${jumped >= 0 ? '^' : ''}${berserker === undefined ? '' : '='}` || '-';
  const moved = `${symbolFor(piece)}${squareName(move.from, size)}${type}${squareName(move.to, size)}`;
  return moved + capturesText(captures, board, size);
}

/** Writes captured pieces as in a move, such as `xc2/Kd4`; empty if there are none. */
export function capturesText(captures: readonly Square[], board: Board, size: number): string {
  if (captures.length === 0) return '';
  return `x${captures.map((square) => symbolFor(board[square] ?? EMPTY) + squareName(square, size)).join('/')}`;
}

/** Returns the symbol of a special piece; empty for a plain taflman or an empty space. */
const symbolFor = (piece: Piece): string => (piece === EMPTY || typeOf(piece) === 'taflman' ? '' : symbolOf(piece));

const MOVE = /^(\s*[tcnkmg]?)([a-z]\d{1,2})(\s*[-^=]{1,2}\s*)([a-z]\d{1,2})(?:x[\w/]+)?(?:\+\+?|--?)?\s*$/i;

/**
 * Reads a move, legal or not: two spaces with `-`, `^`, `=` or `^=` between them. A symbol, captures and info symbols
 * may be written; they follow from the rules and are not compared.
 */
export function moveFromText({ rules: { size } }: Position, text: string): FromText<{ readonly move: Move }> {
  checkText(text);
  const [, lead = '', start = '', type = '', target = ''] = MOVE.exec(text) ?? [];
  if (start === '') return textProblem(0, 'expected a move, such as a4-c4');
  const [from, to] = [squareNamed(start, size), squareNamed(target, size)];
  const offBoard = (name: string, index: number) => textProblem(index, `space "${name}" isn't on the board`);
  if (from === undefined) return offBoard(start, lead.length);
  if (to === undefined) return offBoard(target, lead.length + start.length + type.length);
  return { ok: true, move: { from, to } };
}
