import type { Diagnostic } from '../../diagnostics/index.js';
import type { LoweredGame } from './lower.js';

/** Everything that level `rules` asks of a record. */
export function checkRules(_lowered: LoweredGame): Diagnostic[] {
  return [];
}
