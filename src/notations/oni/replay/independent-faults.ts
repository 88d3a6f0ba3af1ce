import { legalMoves, type Move, play, type Position, positionKey, violations } from '../../../games/onitama/index.js';
import { type OniPly, playWith } from './play.js';

/** Number of plies after a fault for which everything that may have been meant is played. */
const PLIES_WITH_ALTERNATIVES = 10;

/** The most positions that are kept after these plies, and after another fault. */
const MAX_POSITIONS = 10;

/** Number of legal plies after a fault from which only one position is kept. */
const SETTLED_PLIES = 40;

/**
 * Number of faults from which only the moves as written are played: a text with more is not a game with a few slips.
 */
const MAX_FAULTS = 100;

/**
 * Returns a function that gets the plies of a game in order, and returns those that are faults of their own: as played
 * in the position that was most likely meant. For other plies it returns `undefined`.
 *
 * An illegal ply may be meant as it is written, be one too many, stand for any legal move, or follow a move that is
 * missing. The plies after it are checked in all these positions: one that is legal in any of them is not a fault, and
 * leaves only the positions in which it is legal.
 *
 * A move after the end is a fault whatever was meant, if all faults before it are cards that a fix replaces.
 */
export function independentFaults(): (ply: OniPly) => OniPly | undefined {
  /** The positions that may have been meant; empty before the first fault. */
  let candidates: readonly Position[] = [];
  /** The number of legal plies since the last fault. */
  let legalCount = 0;
  let faultCount = 0;
  /** Whether a fix replaces the card of each fault so far. */
  let areAllFixable = true;
  return (ply) => {
    if (candidates.length === 0 && ply.violations.length === 0) return undefined;
    if (areAllFixable && ply.violations.includes('game-over')) return ply;
    if (ply.violations.length > 0) areAllFixable &&= ply.alternatives.length > 0;
    const positionsBefore = [...candidates, ply.before];
    const positionsAfter = positionsBefore.flatMap((position) => afterLegal(position, ply));
    if (positionsAfter.length > 0) {
      legalCount++;
      const limit = legalCount < SETTLED_PLIES ? MAX_POSITIONS : 1;
      candidates = legalCount < PLIES_WITH_ALTERNATIVES ? distinct(positionsAfter) : positionsAfter.slice(0, limit);
      return undefined;
    }
    const likeliest = positionsBefore.slice(0, MAX_POSITIONS);
    faultCount++;
    candidates = faultCount < MAX_FAULTS ? distinct(likeliest.flatMap((position) => afterIllegal(position, ply))) : [];
    legalCount = 0;
    return playWith(ply.writtenCard, likeliest[0]!, ply.written);
  };
}

const moveOf = ({ written, writtenCard }: OniPly): Move => ({ card: writtenCard, from: written.from, to: written.to });

/** Returns the position after a ply if it is legal in a position. */
function afterLegal(position: Position, ply: OniPly): Position[] {
  const move = moveOf(ply);
  return violations(position, move).length === 0 ? [play(position, move)] : [];
}

/** Returns the positions that may be meant after a ply that is illegal in a position, the likeliest first. */
function afterIllegal(position: Position, ply: OniPly): Position[] {
  const written = playWith(ply.writtenCard, position, ply.written).after;
  const legal = legalMoves(position);
  const sameSquares = legal.filter(({ from, to }) => from === ply.written.from && to === ply.written.to);
  const afterSameSquares = sameSquares.map((move) => play(position, move));
  const afterOtherMoves = legal.map((move) => play(position, move));
  const afterMissingMove = afterOtherMoves.flatMap((other) => afterLegal(other, ply));
  return [written, ...afterSameSquares, position, ...afterOtherMoves, ...afterMissingMove];
}

/** Returns the positions without those that are equal to an earlier one. */
function distinct(positions: readonly Position[]): Position[] {
  return [...new Map(positions.toReversed().map((position) => [positionKey(position), position])).values()].reverse();
}
