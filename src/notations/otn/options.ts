import type { Severity } from '../../diagnostics/index.js';
import type {
  Check,
  CheckContext,
  OptionTable,
  OptionValues,
  PrintOptions,
  ReadOptions,
} from '../../notation/index.js';

/** A dialect: `2016` is the revision of March 2016; `current` is the form that programs and files have used since. */
export type Dialect = 'current' | '2016';

/** The dialects, the default one first. */
export const DIALECTS: readonly Dialect[] = ['current', '2016'];

/**
 * Returns the name of the pieces with a symbol, if they were added after the revision of 2016; `undefined` for others.
 */
export const laterPieces = (symbol: string): string | undefined =>
  ({ m: 'mercenaries', g: 'guards' })[symbol.toLowerCase()];

/** Options for reading a text in OpenTafl notation. */
export type OtnOptions = ReadOptions<Dialect>;

/** The options for writing canonical text besides those of every notation. */
export const PRINT_OPTIONS = {
  inverted: { type: 'boolean', help: 'write boards of rules upside down: starti for start' },
} as const satisfies OptionTable;

/** Options for writing a text in OpenTafl notation: with `inverted`, rules have `starti`. */
export interface OtnPrintOptions extends PrintOptions, OptionValues<typeof PRINT_OPTIONS> {}

/** Facts about the surrounding text that the checks of positions, moves and rules need. */
export interface BoardFacts {
  /** The number of spaces on a side of the board, from the rules record; `undefined` if there is none. */
  readonly size: number | undefined;
  /** The severity of a board with no king or several kings. */
  readonly kingCountSeverity: Severity;
}

/** The context that a check gets. Positions, moves and rules are checked in the same way on their own and in a game. */
export type OtnContext<Root = unknown, Facts extends BoardFacts = BoardFacts> = CheckContext<Root, OtnOptions, Facts>;

/** A check of positions, moves or rules, on their own or in a game. */
export type OtnCheck = Check<OtnContext>;
