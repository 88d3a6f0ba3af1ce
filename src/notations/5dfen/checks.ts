import { BOARD_CHECKS } from './checks-boards.js';
import { HEADER_CHECKS } from './checks-headers.js';
import { MOVE_CHECKS } from './checks-moves.js';
import { TURN_CHECKS } from './checks-turns.js';
import type { FiveDCheck } from './options.js';

/** Every check of a 5DFEN text but the legality of its moves. */
export const FIVE_D_CHECKS: readonly FiveDCheck[] = [...HEADER_CHECKS, ...BOARD_CHECKS, ...TURN_CHECKS, ...MOVE_CHECKS];
