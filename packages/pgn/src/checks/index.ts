import type { Check } from 'ludogram';
import type { PgnContext } from '../syntax.js';
import { countingNumbers } from './number-checks.js';
import { matchingResult } from './result-checks.js';
import { TAG_CHECKS } from './tag-checks.js';
import { TOKEN_CHECKS } from './token-checks.js';

/** Every check of a PGN file, except the legality of its moves. */
export const PGN_CHECKS: readonly Check<PgnContext>[] = [
  ...TOKEN_CHECKS,
  countingNumbers,
  matchingResult,
  ...TAG_CHECKS,
];
