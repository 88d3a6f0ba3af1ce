import { legalMoves, play } from './moves.js';
import type { Position } from './position.js';

/**
 * Counts the sequences of `depth` legal moves from a position ("performance test", the usual check of a move generator).
 *
 * A unit of depth is one move of one player. Moves that differ only in the card count separately. A sequence ends where
 * the game is over or the player has no legal move: such a sequence, if shorter than `depth`, is not counted.
 *
 * @param depth at least 0; 0 gives 1
 */
export function perft(position: Position, depth: number): number {
  if (depth <= 0) return 1;
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perft(play(position, move), depth - 1), 0);
}
