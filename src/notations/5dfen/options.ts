import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type { PrintOptions, StructureOptions } from '../../notation/options.js';
import type { Check, CheckContext, ReadOptions } from '../../notation/index.js';
import type { RecordFacts } from './facts.js';

/** A dialect: `:` between the fields of a board or, in the first version of the specification (`draft`), `;`. */
export type Dialect = 'current' | 'draft';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', 'draft'];

/** Options for reading a 5DFEN text. */
export type FiveDOptions = ReadOptions<Dialect>;

/** Options for reading a 5DFEN text without playing its moves. */
export type FiveDStructureOptions = StructureOptions<Dialect>;

/** Options for writing a 5DFEN record. */
export interface FiveDPrintOptions extends PrintOptions {
  /** The dialect to write; `current` by default. */
  readonly dialect?: Dialect;
}

/** The context that a check of a 5DFEN text gets. */
export type FiveDContext = CheckContext<GameRecord | undefined, FiveDOptions, RecordFacts>;

/** A check of a 5DFEN text. */
export type FiveDCheck = Check<FiveDContext>;
