import { BoardPosition } from './board/board-position.js';
import { fieldsOf } from './board/fields.js';
import { zobristOf } from './board/zobrist.js';
import type { ReplayPosition } from './engine.js';

/** A FEN without what variants add: pieces in hand, promoted pieces, checks, and castling with other rooks. */
const OF_CHESS = /^[^[~ ]+ [wb] \S+ \S+ \d+ \d+$/;

/**
 * Returns everything about a position that the rest of its game depends on, except draws that count moves: its Zobrist
 * hash, or if its FEN has more than those of chess, the FEN without its two counters.
 */
export function positionKey(position: ReplayPosition): string | bigint {
  if (position instanceof BoardPosition) return position.hash();
  const fen = position.fen();
  const fields = OF_CHESS.test(fen) ? fieldsOf(fen) : undefined;
  return fields === undefined ? withoutCounters(fen) : zobristOf(fields);
}

const withoutCounters = (fen: string): string => fen.slice(0, fen.lastIndexOf(' ', fen.lastIndexOf(' ') - 1));
