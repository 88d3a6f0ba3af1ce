import { type OniFile, ShortMoveError } from '../../../generated/oni/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Span } from '../../diagnostics/index.js';
import { spanAt } from '../../notation/spans.js';
import type { MoveIndex } from './lower-moves.js';
import type { OniReplay } from './replay.js';

/**
 * Number of the first ply that only looks wrong because a character is missing in front of it; the number of plies
 * if there is none.
 *
 * In a word without blanks and without the usual capitals, a missing character shows only where the word ends, so the
 * moves of that word in front of the incomplete one may be read out of step. Where most of them from the first bad
 * one on are against the rules, they are.
 */
export function firstShifted(tree: Tree<OniFile>, moves: readonly MoveIndex[], { plies }: OniReplay): number {
  const behind = tree.root.moves[plies.length];
  if (!(behind instanceof ShortMoveError)) return plies.length;
  let first = plies.length;
  for (let end = behind.start; first > 0; first--) {
    const place = spanAt(tree, moves[first - 1]!);
    if (!mayBeShifted(place, end, tree.text)) break;
    end = place.start;
  }
  while (first < plies.length && plies[first]!.violations.length === 0) first++;
  const suspects = plies.slice(first);
  const bad = suspects.filter(({ violations }) => violations.length > 0);
  return bad.length * 2 >= suspects.length ? first : plies.length;
}

/** Whether a move is joined to what follows it and not spelled `Brs`, as no move out of step is. */
function mayBeShifted({ start, end }: Span, next: number, text: string): boolean {
  return end === next && !/^[A-Z][a-z]{2}$/.test(text.slice(start, end));
}
