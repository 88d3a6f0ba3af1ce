import { defineRules, type Rules } from 'ludogram';
import type { ChessMove, ChessPosition, ChessSide } from './engine.js';

/**
 * The rules of chess, and of the variants that the engine knows. Positions are never changed: each move is played in a
 * copy. Draws that a player has to claim, such as by repetition, don't end a game.
 */
export const chessRules: Rules<ChessPosition, ChessMove, ChessPosition, ChessSide> = defineRules({
  start: (position) => position,
  toMove: ({ turn }) => turn,
  legalMoves: (position) => position.legalMoves(),
  whyIllegal(position, move) {
    if (position.outcome() !== undefined) return 'game-over';
    return position.sanOf(textOf(move)) === undefined ? 'not-legal' : undefined;
  },
  play(position, move) {
    const next = position.clone();
    next.play(textOf(move));
    return next;
  },
  result(position) {
    const outcome = position.outcome();
    return outcome && { winners: outcome.winner === undefined ? [] : [outcome.winner], reason: outcome.reason };
  },
  // Without the numbers of moves.
  key: (position) => position.fen().split(' ').slice(0, 4).join(' '),
  moveToText: (position, move) => position.sanOf(textOf(move)) ?? textOf(move),
  moveFromText(position, text) {
    const written = text.trim().replace(/(?<![+#!?])[+#!?]+$/, '');
    const move = written === '--' ? undefined : position.clone().play(written);
    return move !== undefined
      ? { ok: true, move }
      : { ok: false, problem: { index: 0, message: `"${text}" is not a legal move` } };
  },
});

/**
 * Returns a move as a position reads it: in Chess960, the two squares of a king's move can also be those of castling.
 */
const textOf = ({ uci960 }: ChessMove): string => uci960 ?? '--';
