import type { Check } from 'ludogram';
import type { SgfContext } from '../syntax.js';
import { GAME_TREE_CHECKS } from './game-trees.js';
import { SPELLING_CHECKS } from './spelling.js';

/** Every check of an SGF file. */
export const SGF_CHECKS: readonly Check<SgfContext>[] = [...SPELLING_CHECKS, ...GAME_TREE_CHECKS];
