import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type { PrintOptions, StructureOptions } from '../../notation/options.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';
import type { RecordFacts } from './facts.js';

/** Spellings of boards: `:` or, in the first version of the specification, `;` between fields. */
export type Dialect = 'current' | 'draft';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', 'draft'];

/** How a 5DFEN text is read. */
export type FiveDOptions = ReadOptions<Dialect>;

/** How a 5DFEN text is read whose moves are not played. */
export type FiveDStructureOptions = StructureOptions<Dialect>;

/** How a 5DFEN record is written. */
export interface FiveDPrintOptions extends PrintOptions {
  /** Default `current`. */
  readonly dialect?: Dialect;
}

/** The context of a check of a 5DFEN text. */
export type FiveDContext = CheckContext<GameRecord | undefined, FiveDOptions, RecordFacts>;

/** A check of a 5DFEN text. */
export type FiveDCheck = Check<FiveDContext>;
