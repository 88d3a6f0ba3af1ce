import { MOVE_CHECKS } from '../move/checks.js';
import { POSITION_CHECKS } from '../position/checks.js';
import { RULES_CHECKS } from '../rules/checks.js';
import { TAG_CHECKS } from './checks-tags.js';
import { TURN_CHECKS } from './checks-turns.js';
import { VARIATION_CHECKS } from './checks-variations.js';
import type { GameCheck } from './options.js';

/** Every check of a game but the legality of its moves. */
export const OTN_CHECKS: readonly GameCheck[] = [
  ...POSITION_CHECKS,
  ...MOVE_CHECKS,
  ...RULES_CHECKS,
  ...TAG_CHECKS,
  ...TURN_CHECKS,
  ...VARIATION_CHECKS,
];
