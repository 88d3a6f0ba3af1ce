import { isBoard, oniFileBoard } from '../../../../generated/oni/readers.js';
import { STANDARD_CARDS } from '../../../games/onitama/index.js';
import type { HidingErrors } from '../../../notation/index.js';
import type { OniGame } from '../model/shape.js';
import type { OniContext } from '../options.js';
import { independentFaults } from './independent-faults.js';
import { type OniPly, playMoves } from './play.js';
import { reliableCount } from './reliable-plies.js';
import { violationError } from './violations.js';

/** Finds the plies to report among those that break the rules. */
export interface FaultFinder {
  /**
   * Begins a game. The returned function gets its plies in order, and returns those that are faults of their own; see
   * {@link independentFaults}.
   */
  start(): (ply: OniPly) => OniPly | undefined;
  /** Returns how many plies can be trusted: those before the first that only looks illegal. */
  reliableCount(context: OniContext, count: number, illegal: readonly IllegalPly[]): number;
}

/** Finds every ply that breaks the rules in the position after the moves before it, taken literally. */
export const literalFaults: FaultFinder = {
  start: () => (ply) => (ply.violations.length > 0 ? ply : undefined),
  reliableCount: (_, count) => count,
};

/**
 * Level `rules`: plays the readable moves and reports those that break the rules. If the board or the cards are
 * unreadable, or a card is dealt twice, no move is checked. Moves that only look wrong because a character is missing
 * before them are not checked either.
 */
export function checkLegality(game: OniGame, hiding: HidingErrors, context: OniContext): void {
  checkLegalityWith({ start: independentFaults, reliableCount }, game, hiding, context);
}

/** Plays the moves as {@link checkLegality} does, and reports those that a finder chooses. */
export function checkLegalityWith(finder: FaultFinder, game: OniGame, hiding: HidingErrors, context: OniContext): void {
  const { tree } = context;
  const board = oniFileBoard(tree, tree.root.index);
  if (board !== 0 && !isBoard(tree, board)) return;
  // The model has no cards if one of the five is unreadable.
  if (game.cards.length === 0) return;
  const { count, illegal, winner } = playedMoves(finder, game, context);
  context.options.listener?.onEnd(winner);
  // Without an error among the moves, none of them is out of step.
  const reliable = hiding.spans.length === 0 ? count : finder.reliableCount(context, count, illegal);
  for (const { index, fault } of illegal) {
    if (index >= reliable) return;
    const [violation] = fault?.violations ?? [];
    if (fault === undefined || violation === undefined) continue;
    context.report(violationError(fault, violation, (...part) => context.spanOf(['moves', index, ...part])!));
  }
}

/** Plays the moves of a game. Returns their number, those that break the rules, and who has won. */
function playedMoves(finder: FaultFinder, game: OniGame, { options, faultyPlies }: OniContext) {
  const { cards = STANDARD_CARDS, listener } = options;
  let count = 0;
  const independentFault = finder.start();
  const illegal: IllegalPly[] = [];
  const onPly = (ply: OniPly): void => {
    listener?.onPly(ply, ply.after, '');
    const fault = independentFault(ply);
    if (ply.violations.length > 0) {
      // A ply that follows from an earlier fault is kept only to find moves that are out of step.
      const isKept = fault === undefined || faultyPlies.add();
      if (isKept) illegal.push({ index: count, fault });
    }
    count++;
  };
  const { winner } = playMoves(game, cards, onPly, faultyPlies.mayEnd);
  return { count, illegal, winner };
}

/** A ply that breaks the rules: its index among the plies, and the fault if it is one of its own. */
export interface IllegalPly {
  readonly index: number;
  readonly fault: OniPly | undefined;
}
