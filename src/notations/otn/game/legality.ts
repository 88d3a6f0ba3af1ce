import type { GameRecord } from '../../../../generated/otn/nodes.js';
import type { Tree } from '../../../cst/index.js';
import type { Diagnostic } from '../../../diagnostics/index.js';
import { findLostMoves } from './lost-moves.js';
import type { LoweredGame } from './lower.js';
import { checkRules } from './legality-play.js';

/**
 * What level `rules` says of the moves of each line before the first fault that leaves the position unknown. Where the
 * rules or the start can't be relied on, nothing: what follows would only look wrong because of them.
 *
 * @param found - what the other levels say
 */
export function judgePlay(tree: Tree<GameRecord>, lowered: LoweredGame, found: readonly Diagnostic[]): Diagnostic[] {
  const faults = found.filter(({ severity }) => severity !== 'note');
  if (
    faults.some(({ code, severity }) => severity === 'error' && /^otn-(?:rules|position)\/|\/position-size$/.test(code))
  ) {
    return [];
  }
  return checkRules(tree, lowered, findLostMoves(tree, lowered, faults));
}
