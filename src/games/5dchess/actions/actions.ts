import { givesCheck, legalMoves, type Move, playMove, sideToMove } from '../moves/moves.js';
import { playPass } from '../moves/play.js';
import type { Board, Multiverse } from '../multiverse.js';
import { type Colour, opponentOf } from '../piece.js';
import { hasLegalActionWithin } from './has-legal-action.js';

/** All moves that a player makes before the turn passes to the other, in the order in which they are made. */
export type Action = readonly Move[];

/** The end of a game: a checkmate with its winner, or a stalemate. */
export type Result =
  { readonly winner: Colour; readonly reason: 'checkmate' } | { readonly winner: 'draw'; readonly reason: 'stalemate' };

/**
 * Returns every legal action of the side to move. An action is legal if it moves the present to the other side's turn
 * and leaves no royal piece of the mover where the other side could capture it with its next move.
 *
 * Actions that make the same boards on the same timelines are one action, whatever the order of their moves; the first
 * order found is listed. The number of actions grows fast with the number of boards.
 */
export function legalActions(multiverse: Multiverse): Action[] {
  const actions: Action[] = [];
  forEachAction(multiverse, (action) => {
    actions.push(action);
  });
  return actions;
}

/**
 * Returns how the game ended; `undefined` while the side to move has a legal action. The search for one can take
 * minutes if there are many boards: {@link findResult} gives it up.
 */
export function resultOf(multiverse: Multiverse): Result | undefined {
  const found = findResult(multiverse, Number.POSITIVE_INFINITY);
  return found === 'unknown' ? undefined : found;
}

/**
 * Returns how the game ended; `undefined` if the side to move has a legal action, `unknown` if this isn't known after
 * some steps.
 *
 * @param maxSteps the number of steps of the search: each tries the moves on one board
 */
export function findResult(multiverse: Multiverse, maxSteps: number): Result | 'unknown' | undefined {
  const found = hasLegalActionWithin(multiverse, undefined, maxSteps);
  if (found !== false) return found === undefined ? 'unknown' : undefined;
  const mover = sideToMove(multiverse);
  const opponent = opponentOf(mover);
  return isInCheck(multiverse, mover)
    ? { winner: opponent, reason: 'checkmate' }
    : { winner: 'draw', reason: 'stalemate' };
}

/**
 * Whether a side is in check: the other side could capture one of its royal pieces if it passed on all boards where it
 * is to move.
 */
export function isInCheck(multiverse: Multiverse, side: Colour): boolean {
  const before = multiverse.snapshot();
  for (const board of [...multiverse.playable(side)]) playPass(multiverse, board);
  const inCheck = givesCheck(multiverse, opponentOf(side));
  multiverse.rewind(before);
  return inCheck;
}

/**
 * Counts the sequences of `depth` legal actions ("performance test", the usual check of a move generator). The
 * multiverse is unchanged afterwards.
 *
 * A unit of depth is one action: all moves of a player until the turn passes, see {@link legalActions}. So from the
 * usual start, depths 1 and 2 count what they count in chess, 20 and 400.
 *
 * @param depth at least 0; 0 gives 1
 */
export function perft(multiverse: Multiverse, depth: number): number {
  if (depth <= 0) return 1;
  let count = 0;
  forEachAction(multiverse, () => {
    count += perft(multiverse, depth - 1);
  });
  return count;
}

/** Visits every legal action. Its boards are in the multiverse during the visit, and are removed afterwards. */
function forEachAction(multiverse: Multiverse, visit: (action: Action) => void): void {
  const mover = sideToMove(multiverse);
  const seen = new Set<string>();
  const search = (action: Action, made: readonly Board[]): void => {
    const key = boardsKey(made);
    if (seen.has(key)) return;
    seen.add(key);
    // The boards of this action never change again, and no piece of the mover can come between: a check stays.
    if (givesCheck(multiverse, opponentOf(mover))) return;
    if (multiverse.isActionComplete(mover)) visit(action);
    for (const move of legalMoves(multiverse, mover)) {
      const before = multiverse.snapshot();
      const played = playMove(multiverse, move);
      search([...action, move], [...made, ...played.made]);
      multiverse.rewind(before);
    }
  };
  search([], []);
}

/** Returns a text that two lists of boards share if they have the same boards, in any order. */
const boardsKey = (boards: readonly Board[]): string =>
  boards
    .map(({ line, half, squares }) => `${line} ${half} ${squares.join()}`)
    .sort()
    .join(';');
