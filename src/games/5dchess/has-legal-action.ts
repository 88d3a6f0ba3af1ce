import { givesCheck, legalMoves, type Move, playMove, sideToMove, targetAt } from './moves.js';
import type { Board, Multiverse } from './multiverse.js';
import { opponentOf } from './piece.js';

/**
 * Whether the side to move has a legal action. Exact, but does not list all actions: it follows from three facts.
 *
 * - The moves of an action never use a board that the action makes: those are the other side's. So a check that the other
 *   side gives stays, whatever is moved afterwards.
 * - While the present is the mover's, some board there has to be left, unless a new timeline moves the present back.
 *   So each way to complete the action has a move from or to any one of these boards, or one that makes a timeline.
 * - Moves of different boards can be made in any order, unless one goes to the last board of a timeline where another one
 *   starts or arrives: the later one then makes a timeline. Moves that concern such boards are never left for later.
 *
 * Therefore it is enough to try the moves that concern one board, the one with the fewest, before all others.
 */
export function hasLegalAction(multiverse: Multiverse): boolean {
  const mover = sideToMove(multiverse);
  const opponent = opponentOf(mover);
  const seen = new Set<string>();
  const search = (made: readonly Board[]): boolean => {
    const key = boardsKey(made);
    if (seen.has(key) || givesCheck(multiverse, opponent)) return false;
    seen.add(key);
    if (multiverse.isActionComplete(mover)) return true;
    return movesToTry(multiverse, legalMoves(multiverse, mover)).some((move) => {
      const before = multiverse.snapshot();
      const isFound = search([...made, ...playMove(multiverse, move).made]);
      multiverse.rewind(before);
      return isFound;
    });
  };
  return search([]);
}

/** Returns a text that two lists of boards share if they have the same boards, in any order. */
export const boardsKey = (boards: readonly Board[]): string =>
  boards
    .map(({ line, half, squares }) => `${line} ${half} ${squares.join()}`)
    .sort()
    .join(';');

/** Returns the moves of which each way to complete an action has one that can be made first. */
function movesToTry(multiverse: Multiverse, moves: readonly Move[]): readonly Move[] {
  const present = multiverse.present();
  const effects = moves.map((move) => ({ move, ...effectOf(multiverse, move) }));
  const crossroads = new Set(effects.flatMap(({ arrivesOn }) => arrivesOn ?? []));
  let fewest: readonly Move[] | undefined;
  for (const { line, half } of multiverse.lastBoards()) {
    if (half !== present || !multiverse.isActive(line)) continue;
    const concerning = effects.filter(({ move, arrivesOn, makesLine }) => {
      const lines = [move.from.line, ...(arrivesOn === undefined ? [] : [arrivesOn])];
      return makesLine || lines.some((one) => one === line || crossroads.has(one));
    });
    if (fewest === undefined || concerning.length < fewest.length) fewest = concerning.map(({ move }) => move);
  }
  return fewest ?? [];
}

/** Returns the timeline on whose last board a move from another one arrives, and whether it makes a timeline. */
function effectOf(
  multiverse: Multiverse,
  { from, to }: Move,
): { readonly arrivesOn?: number; readonly makesLine: boolean } {
  if (from.line === to.line && from.half === to.half) return { makesLine: false };
  const target = targetAt(multiverse, to);
  return target !== undefined && multiverse.isLast(target.board)
    ? { arrivesOn: to.line, makesLine: false }
    : { makesLine: true };
}
