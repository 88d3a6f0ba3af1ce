/**
 * Recovery of parsers that `ludogram generate --recover auto` writes. Only these parsers use it, and it may change with
 * each version: generate them again.
 *
 * @module
 */
export type { Attempt } from './continuation-search.js';
export type { KeptMatch } from './kept-matches.js';
export type { OpenHook } from './open-hooks.js';
export { FAR_ENOUGH, type RecoveryParser, Recovery } from './recovery.js';
export type { Outcome } from './repair-trials.js';
export type { RecoveryHook, Repair } from './repair.js';
