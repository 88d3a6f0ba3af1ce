import type { AzulLine } from './shape.js';
import type { AzulFault } from './play.js';

type Problem = AzulFault['violation']['problem'];

/** Violations that the draw of a round and the moves since then decide, whatever happened in earlier rounds. */
const DECIDED_IN_ROUND: ReadonlySet<Problem> = new Set<Problem>(['out-of-turn', 'tiles-not-there', 'not-all-tiles']);

/** Violations after which the factories are as written, because only the moves before the draw are wrong. */
const ONLY_TOO_EARLY: ReadonlySet<Problem> = new Set<Problem>(['round-not-over']);

/**
 * Returns the violations that don't follow from an earlier one, at most one for each line.
 *
 * After a wrong draw or move, the tiles on the table are unknown up to the next draw, and the boards of the players and
 * the bag up to the end. So nothing else is a violation in that round, and in later rounds only what the round itself
 * decides; see {@link DECIDED_IN_ROUND}.
 */
export function independentFaults(faults: readonly AzulFault[], lines: readonly AzulLine[]): readonly AzulFault[] {
  const found: AzulFault[] = [];
  /** The line from which the tiles on the table are known. */
  let known = 0;
  for (const fault of faults) {
    const { line, violation } = fault;
    if (line < known || (found.length > 0 && !isDecidedInRound(fault, lines))) continue;
    found.push(fault);
    known = ONLY_TOO_EARLY.has(violation.problem) ? line + 1 : nextDraw(lines, line + 1);
  }
  return found;
}

/** Tells whether a violation is one, whatever happened in earlier rounds. Any player may have begun the round. */
const isDecidedInRound = ({ line, violation: { problem } }: AzulFault, lines: readonly AzulLine[]): boolean =>
  DECIDED_IN_ROUND.has(problem) && (problem !== 'out-of-turn' || !isFirstOfRound(lines, line));

function isFirstOfRound(lines: readonly AzulLine[], move: number): boolean {
  for (let i = move - 1; i >= 0; i--) {
    if (lines[i]!.type === 'draw') return true;
    if (lines[i]!.type === 'move') return false;
  }
  return true;
}

/** Returns the index of the next draw at or after a line; the number of lines if there is none. */
function nextDraw(lines: readonly AzulLine[], from: number): number {
  for (let i = from; i < lines.length; i++) if (lines[i]!.type === 'draw') return i;
  return lines.length;
}
