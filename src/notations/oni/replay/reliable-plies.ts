import { isShortMoveError } from '../../../../generated/oni/readers.js';
import type { Span } from '../../../diagnostics/index.js';
import { isCapitalizedMoveAt, significant } from '../characters.js';
import type { OniContext } from '../options.js';

/** A ply by its index among the plies. */
interface IndexedPly {
  readonly index: number;
}

/**
 * Returns the number of plies before the first one that only looks wrong because a character is missing before it; the
 * number of all plies if none does.
 *
 * In a series of moves that neither white space nor capitals keep apart, a missing character is noticed only at the
 * end, so the moves before it may be read out of step. They count as out of step if, from the first illegal move on, at
 * least half are illegal.
 */
export function reliableCount({ tree, spanOf }: OniContext, count: number, illegal: readonly IndexedPly[]): number {
  if (illegal.length === 0) return count;
  const next = tree.root.moves[count];
  if (next === undefined || !isShortMoveError(tree, next.index)) return count;
  let runStart = count;
  for (let end = next.start; runStart > 0; runStart--) {
    const span = spanOf(['moves', runStart - 1]);
    if (span === undefined || significant(tree.text.slice(span.end, end)).length > 0) break;
    if (isCapitalizedOrApart(span, tree.text)) break;
    end = span.start;
  }
  const suspects = illegal.filter(({ index }) => index >= runStart);
  const [first] = suspects;
  if (first === undefined) return count;
  return suspects.length * 2 >= count - first.index ? first.index : count;
}

/** Whether a move is written like `Brs` or apart from others, so that it begins and ends where it should. */
const isCapitalizedOrApart = ({ start, end }: Span, text: string): boolean =>
  isCapitalizedMoveAt(text, start) ||
  /^[\s\x85][A-Za-z]{3}(?:[\s\x85]|$)/.test(text.slice(Math.max(0, start - 1), end + 1));
