import { opponent, type Square } from './board.js';
import { type Card, reach, reaches } from './cards.js';
import { isOver, type Position, withCardExchanged, withPieceMoved } from './position.js';

/** A move: the card played, and where a piece goes from and to. */
export interface Move {
  readonly card: Card;
  readonly from: Square;
  readonly to: Square;
}

/** The reason why a move is illegal. */
export type Violation =
  'game-over' | 'card-not-in-hand' | 'no-piece' | 'not-own-piece' | 'not-on-card' | 'own-piece-on-target';

/**
 * Returns the violations of the rules by a move, the most important first; empty for a legal move. If the card is not
 * in hand, its steps are not checked.
 */
export function violations(position: Position, { card, from, to }: Move): Violation[] {
  const { board, hands, toMove } = position;
  if (isOver(board)) return ['game-over'];
  const found: Violation[] = [];
  const inHand = hands[toMove].some((held) => held.letter === card.letter);
  if (!inHand) found.push('card-not-in-hand');
  const piece = board[from];
  if (piece === undefined) return [...found, 'no-piece'];
  if (piece.side !== toMove) return [...found, 'not-own-piece'];
  if (inHand && !reaches(card, toMove, from, to)) return [...found, 'not-on-card'];
  if (board[to]?.side === toMove) found.push('own-piece-on-target');
  return found;
}

/** Returns every legal move, by card in hand, then by squares. Returns none if the player must pass. */
export function legalMoves(position: Position): Move[] {
  if (isOver(position.board)) return [];
  const { board, hands, toMove } = position;
  const own = board.flatMap((piece, square) => (piece?.side === toMove ? [square] : []));
  return hands[toMove].flatMap((card) =>
    own.flatMap((from) =>
      reach(card, toMove, from)
        .filter((to) => board[to]?.side !== toMove)
        .map((to) => ({ card, from, to })),
    ),
  );
}

/**
 * Returns the position after a move, legal or not: the piece moves, the card is exchanged if it is in hand, and the
 * turn passes.
 */
export function play(position: Position, { card, from, to }: Move): Position {
  const { board, hands, toMove } = position;
  return {
    board: withPieceMoved(board, from, to),
    hands: withCardExchanged(hands, toMove, card),
    toMove: opponent(toMove),
  };
}
