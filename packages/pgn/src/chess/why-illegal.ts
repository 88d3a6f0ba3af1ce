import { isCoordinates } from '../tokens/spelling.js';
import type { ChessPosition, PieceLetter } from './engine.js';
import { PIECE_NAMES } from './piece-names.js';

/** Returns the reason why a move is illegal, in words that follow the side to move. */
export function whyIllegal(position: ChessPosition, san: string): string {
  if (san === '--') return "who is in check and can't pass";
  if (isCoordinates(san)) {
    const piece = position.pieceOn(san.slice(0, 2));
    return piece === undefined ? `and ${san.slice(0, 2)} is empty` : `and the ${PIECE_NAMES[piece]} can't go there`;
  }
  const [, letter = 'P', file, rank, to] = /^([NBRQK])?([a-h])?([1-8])?x?([a-h][1-8])/.exec(san) ?? [];
  if (to === undefined) return san.startsWith('O') ? "who can't castle on that side" : "who can't make this move";
  const piece = letter.toLowerCase() as PieceLetter;
  const name = PIECE_NAMES[piece];
  const from = position.sourcesOf(piece, to).sort();
  const fitting = from.filter(
    (square) => (file === undefined || square[0] === file) && (rank === undefined || square[1] === rank),
  );
  if (fitting.length > 1) return `and the ${name}s on ${fitting.join(' and ')} can go there`;
  if (fitting.length === 1) {
    return piece === 'p' ? 'and a pawn there is promoted: add = and a piece' : "who can't make this move";
  }
  if (from.length > 0) return `but only the ${name} on ${from.join(' or ')} can go there`;
  return `and no ${name} can go to ${to}`;
}

/** Returns the symbol that the last move of a position gets: `#`, `+` or none. */
export function markOf(position: ChessPosition): '' | '+' | '#' {
  if (position.isVariant && position.outcome()?.winner !== undefined) return '#';
  if (!position.isCheck()) return '';
  return !position.isVariant && position.isCheckmate() ? '#' : '+';
}
