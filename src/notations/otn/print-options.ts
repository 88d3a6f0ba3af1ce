import type { OptionTable, OptionValues, PrintOptions } from '../../notation/index.js';

/** The options for writing canonical text besides those of every notation. */
export const PRINT_OPTIONS = {
  inverted: { type: 'boolean', help: 'write boards upside down: starti for start, in rules of tafl' },
} as const satisfies OptionTable;

/** Options for writing a text in OpenTafl notation: with `inverted`, boards are upside down, as in `starti`. */
export interface OtnPrintOptions extends PrintOptions, OptionValues<typeof PRINT_OPTIONS> {}
