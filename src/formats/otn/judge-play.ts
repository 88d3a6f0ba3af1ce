import type { GameRecord } from '../../../generated/otn/nodes.js';
import type { Tree } from '../../cst/index.js';
import type { Diagnostic } from '../../diagnostics/index.js';
import type { LoweredGame } from './lower-game.js';
import { checkRules } from './rules.js';

/** Faults after which nobody knows the position: a move or a turn is missing, or can't be read. */
const LOSES_MOVES = new Set([
  'otn/bad-turn-number',
  'otn/stray-text',
  'otn/turn-order',
  'otn/no-moves',
  'otn/missing-move',
  'otn/stray-skip',
  'otn/missing-skip',
  'otn/off-board',
]);

/**
 * What level `rules` says of the moves in front of the first fault that leaves the position unknown. Where the rules or
 * the start can't be relied on, nothing: what follows would only look wrong because of them.
 *
 * @param found what the other levels say
 */
export function judgePlay(tree: Tree<GameRecord>, lowered: LoweredGame, found: readonly Diagnostic[]): Diagnostic[] {
  const faults = found.filter(({ severity }) => severity !== 'note');
  if (
    faults.some(({ code, severity }) => severity === 'error' && /^otn-(?:rules|position)\/|\/position-size$/.test(code))
  ) {
    return [];
  }
  const known = faults
    .filter(({ code, severity }) => LOSES_MOVES.has(code) || (severity === 'error' && code.startsWith('otn-move/')))
    .reduce((first, { span }) => Math.min(first, span.start), Number.POSITIVE_INFINITY);
  return checkRules(tree, lowered).filter(
    ({ code, span }) => span.start < known && (known === Number.POSITIVE_INFINITY || code !== 'otn/wrong-result'),
  );
}
