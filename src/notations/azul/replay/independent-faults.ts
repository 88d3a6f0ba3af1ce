import type { AzulLine } from '../model/shape.js';
import type { AzulFault } from './play.js';

type Reason = AzulFault['violation']['why'];

/** Violations that the draw of a round and the moves since then decide, whatever happened in earlier rounds. */
const DECIDED_IN_ROUND: ReadonlySet<Reason> = new Set<Reason>(['out-of-turn', 'tiles-not-there', 'not-all-tiles']);

/** Violations after which the factories are as written, because only the moves before the draw are wrong. */
const ONLY_TOO_EARLY: ReadonlySet<Reason> = new Set<Reason>(['round-not-over']);

/**
 * Returns a function that takes the violations in order and returns for each whether it is independent of the earlier
 * ones. At most one of each line is.
 *
 * After a wrong draw or move, the tiles on the table are unknown up to the next draw, and the players' boards and the
 * bag up to the end. So nothing else is a violation in that round; in later rounds, only what the round itself decides
 * is one, see {@link DECIDED_IN_ROUND}. Each line after the end is one, if the end is known.
 */
export function independenceIn(lines: readonly AzulLine[]): (fault: AzulFault) => boolean {
  /** The line from which the tiles on the table are known. */
  let known = 0;
  /** The index of the last draw that was looked for. Kept, so that many faults search each line only once. */
  let draw = -1;
  let isFirst = true;
  /** Whether the game is over where the rules say so: whether nothing was wrong before its end. */
  let isOver = true;
  return (fault) => {
    const { line, violation } = fault;
    const isAfterEnd = violation.why === 'game-is-over';
    const isKnown = isAfterEnd ? isOver : line >= known && (isFirst || isDecidedInRound(fault, lines));
    if (!isKnown) return false;
    isFirst = false;
    isOver &&= isAfterEnd;
    if (draw <= line) draw = nextDraw(lines, line);
    known = ONLY_TOO_EARLY.has(violation.why) ? line + 1 : draw;
    return true;
  };
}

/** Whether a violation does not depend on earlier rounds. Any player may have begun the round. */
const isDecidedInRound = ({ line, violation: { why } }: AzulFault, lines: readonly AzulLine[]): boolean =>
  DECIDED_IN_ROUND.has(why) && (why !== 'out-of-turn' || !isFirstOfRound(lines, line));

function isFirstOfRound(lines: readonly AzulLine[], move: number): boolean {
  for (let i = move - 1; i >= 0; i--) {
    if (lines[i]?.type === 'draw') return true;
    if (lines[i]?.type === 'move') return false;
  }
  return true;
}

/**
 * Returns the index of the next draw after a line; the number of lines if there is none. Draws right after a wrong one
 * are the rest of it, if it was continued on a line of its own.
 */
function nextDraw(lines: readonly AzulLine[], line: number): number {
  let i = line + 1;
  if (lines[line]?.type === 'draw') while (lines[i]?.type === 'draw') i++;
  while (i < lines.length && lines[i]?.type !== 'draw') i++;
  return i;
}
