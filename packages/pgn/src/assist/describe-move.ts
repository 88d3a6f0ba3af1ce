import type { ChessMove, ChessPosition, PieceLetter } from '../chess/engine.js';
import { PIECE_NAMES } from '../chess/piece-names.js';

/** Describes a legal move of a position: the piece, its squares, and what it captures. */
export function describeMove(position: ChessPosition, { uci, uci960, captured }: ChessMove): string {
  if (uci === undefined) return 'no move';
  if (uci.includes('@')) return `${nameOf(uci[0])} dropped on ${uci.slice(2)}`;
  const [from, to, promotion] = [uci.slice(0, 2), uci.slice(2, 4), uci.slice(4)];
  if (uci !== uci960) return `castling: the king goes to ${to}`;
  const parts = [
    `${nameOf(position.pieceOn(from))} from ${from} to ${to}`,
    ...(captured === undefined ? [] : [`captures a ${nameOf(captured)}`]),
    ...(promotion === '' ? [] : [`becomes a ${nameOf(promotion)}`]),
  ];
  return parts.join(', ');
}

const nameOf = (letter = 'p'): string => PIECE_NAMES[letter.toLowerCase() as PieceLetter];
