import type { Position } from 'chessops/chess';
import { makeFen } from 'chessops/fen';
import { makeSan, parseSan } from 'chessops/san';
import type { Color, Move, Role } from 'chessops/types';
import { parseUci, squareRank } from 'chessops/util';
import { defineRules, type Rules } from 'ludogram';

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight'];

/**
 * The rules of chess and its variants, by chessops. Positions are never changed: each move is played in a copy. Draws
 * that a player has to claim, such as by repetition, don't end a game.
 */
export const chessRules: Rules<Position, Move, Position, Color> = defineRules({
  start: (position) => position,
  toMove: ({ turn }) => turn,
  legalMoves: (position) => (position.isEnd() ? [] : movesOf(position)),
  whyIllegal(position, move) {
    if (position.isEnd()) return 'game-over';
    return position.isLegal(move) ? undefined : 'not-legal';
  },
  play(position, move) {
    const next = position.clone();
    next.play(move);
    return next;
  },
  result(position) {
    const outcome = position.outcome();
    if (outcome === undefined) return undefined;
    const reason = position.isCheckmate() ? 'checkmate' : position.isStalemate() ? 'stalemate' : 'rules-of-the-variant';
    return { winners: outcome.winner === undefined ? [] : [outcome.winner], reason };
  },
  key: (position) => makeFen(position.toSetup(), { epd: true }),
  moveToText: (position, move) => makeSan(position, move),
  moveFromText(position, text) {
    const written = text.trim().replace(/(?<![+#!?])[+#!?]+$/, '');
    const move = parseSan(position, written) ?? parseUci(written);
    return move !== undefined && position.isLegal(move)
      ? { ok: true, move }
      : { ok: false, problem: { index: 0, message: `"${text}" is not a legal move` } };
  },
});

function movesOf(position: Position): Move[] {
  const moves: Move[] = [];
  const promotions: readonly Role[] = position.rules === 'antichess' ? [...PROMOTIONS, 'king'] : PROMOTIONS;
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const isPromotion = position.board.pawn.has(from) && (squareRank(to) === 0 || squareRank(to) === 7);
      if (isPromotion) for (const promotion of promotions) moves.push({ from, to, promotion });
      else moves.push({ from, to });
    }
  }
  return moves;
}
