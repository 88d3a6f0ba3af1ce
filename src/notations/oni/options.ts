import type { OniFile } from '../../../generated/oni/nodes.js';
import type { CardSet } from '../../games/onitama/index.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';

/** Options for reading an `.oni` text. */
export interface OniOptions extends ReadOptions<never> {
  /** The cards that exist; if absent, the sixteen of the game. */
  readonly cards?: CardSet;
}

/** The context that a check of an `.oni` text gets. */
export type OniContext = CheckContext<OniFile, OniOptions>;

/** A check of an `.oni` text. */
export type OniCheck = Check<OniContext>;
