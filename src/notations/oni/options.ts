import type { OniFile } from '../../../generated/oni/nodes.js';
import type { CardSet } from '../../games/onitama/index.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';

/** How an `.oni` text is read. */
export interface OniOptions extends ReadOptions<never> {
  /** The cards that exist; the sixteen of the game if absent. */
  readonly cards?: CardSet;
}

/** The context of a check of an `.oni` text. */
export type OniContext = CheckContext<OniFile, OniOptions>;

/** A check of an `.oni` text. */
export type OniCheck = Check<OniContext>;
