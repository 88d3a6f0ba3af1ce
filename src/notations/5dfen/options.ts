import type { GameRecord } from '../../../generated/5dfen/nodes.js';
import type {
  Check,
  CheckContext,
  OptionTable,
  PrintOptions,
  ReadOptions,
  StructureOptions,
} from '../../notation/index.js';
import { LATIN, type LatinOptions } from '../built-in.js';
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

/** The options of pictures besides those of every notation. */
export const RENDER_OPTIONS: OptionTable = {
  latin: LATIN,
  timeline: { type: 'string', help: 'draw only these timelines, such as -1..1 or +0' },
  turn: { type: 'string', help: 'draw only these turns, such as 3..5 or 4' },
};

/** How boards of 5D chess are rendered. */
export interface FiveDRenderOptions extends LatinOptions {
  /** The timelines to draw, such as `-1..1`, `1..` or `+0`; all if absent. */
  readonly timeline?: string;
  /** The turns to draw, such as `3..5`, `3..` or `4`; all if absent. */
  readonly turn?: string;
}

/** The context that a check of a 5DFEN text gets. */
export type FiveDContext = CheckContext<GameRecord | undefined, FiveDOptions, RecordFacts>;

/** A check of a 5DFEN text. */
export type FiveDCheck = Check<FiveDContext>;
