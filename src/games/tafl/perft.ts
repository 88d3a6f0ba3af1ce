import type { TaflGame } from './game.js';

/**
 * Counts the sequences of `depth` legal moves from where a game is ("performance test", the usual check of a move
 * generator). The game itself is not changed.
 *
 * A unit of depth is one move of one piece. Where the rules let a piece move on after a capture, each of its moves is a
 * unit, and the turn passes when it stops. A sequence ends where the game is over, by repetition too, or the side to move
 * has no legal move: such a sequence, if shorter than `depth`, is not counted.
 *
 * @param depth at least 0; 0 gives 1
 */
export function perft(game: TaflGame, depth: number): number {
  if (depth <= 0) return 1;
  const moves = game.legalMoves();
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const next = game.fork();
    next.play(move);
    count += perft(next, depth - 1);
  }
  return count;
}
