import type { Outcome } from '../rules.js';
import {
  type Board,
  countPieces,
  opponent,
  type Piece,
  PIECES,
  type Side,
  type Square,
  START_BOARD,
  TEMPLE,
} from './board.js';
import type { Card } from './cards.js';

/** The cards of each player, and the transfer card. */
export interface Hands {
  readonly red: readonly Card[];
  readonly blue: readonly Card[];
  /** The card beside the board. The player who moves takes it in exchange for the card played. */
  readonly transfer: Card;
}

/** A position of a game: an immutable value. A move makes a new one. */
export interface Position {
  readonly board: Board;
  readonly hands: Hands;
  readonly toMove: Side;
}

/** Five cards in the order of a setup: two of red, two of blue, the transfer card. */
export type Deal = readonly [Card, Card, Card, Card, Card];

/** Returns the position before the first move. Red moves first. */
export function startPosition(deal: Deal, board: Board = START_BOARD): Position {
  const [red1, red2, blue1, blue2, transfer] = deal;
  return { board, hands: { red: [red1, red2], blue: [blue1, blue2], transfer }, toMove: 'red' };
}

/**
 * Returns the winner: the side whose sensei is on the other's temple, or whose opponent has no sensei. If both sides
 * meet this condition, or neither, nobody has won.
 */
export function winner(board: Board): Side | undefined {
  const red = hasWon(board, 'red');
  const blue = hasWon(board, 'blue');
  return red === blue ? undefined : red ? 'red' : 'blue';
}

/** How a game ended: a sensei was captured, or reached the other's temple. */
export type Reason = 'sensei-captured' | 'temple-reached';

/** The end of a game: without a winner if both sides would have won. */
export interface Result extends Outcome<Side> {
  readonly reason: Reason;
}

/**
 * Returns how the game ended in a position; `undefined` until it is over. If a sensei was captured, that is the reason,
 * even if a temple was reached.
 */
export function resultOf({ board }: Position): Result | undefined {
  if (!isOver(board)) return undefined;
  const side = winner(board);
  const isCaptured = [PIECES.redSensei, PIECES.blueSensei].some((sensei) => countPieces(board, sensei) === 0);
  return { winners: side === undefined ? [] : [side], reason: isCaptured ? 'sensei-captured' : 'temple-reached' };
}

/** Whether the game is over: a side meets the condition of {@link winner}, or both do. */
export function isOver(board: Board): boolean {
  return hasWon(board, 'red') || hasWon(board, 'blue');
}

function hasWon(board: Board, side: Side): boolean {
  const other = opponent(side);
  return isSensei(board[TEMPLE[other]], side) || !hasSensei(board, other);
}

const isSensei = (piece: Piece | undefined, side: Side): boolean => piece?.role === 'sensei' && piece.side === side;

/** The square where each sensei was found last. Most moves leave it there, so the search begins there. */
const lastSeen = { ...TEMPLE };

function hasSensei(board: Board, side: Side): boolean {
  if (!isSensei(board[lastSeen[side]], side)) lastSeen[side] = board.findIndex((piece) => isSensei(piece, side));
  return lastSeen[side] >= 0;
}

/**
 * Returns the board after a piece has moved from one square to another and captured any piece there; the same board if
 * nothing moves.
 */
export function withPieceMoved(board: Board, from: Square, to: Square): Board {
  if (board[from] === undefined || from === to) return board;
  const moved = board.slice();
  if (to in moved) moved[to] = board[from];
  moved[from] = undefined;
  return moved;
}

/** Returns the hands after `side` has played a card of its hand and taken the transfer card in exchange. */
export function withCardExchanged(hands: Hands, side: Side, played: Card): Hands {
  const { red, blue } = hands;
  const hand = hands[side].slice();
  const at = hand.findIndex((card) => card.letter === played.letter);
  if (at < 0) return hands;
  const transfer = hand[at]!;
  hand[at] = hands.transfer;
  return side === 'red' ? { red: hand, blue, transfer } : { red, blue: hand, transfer };
}
