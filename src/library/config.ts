import type { GenerateChoices } from '../generator/generate-options.js';
import type { NotationEntry, OptionUse } from '../notation/index.js';

/**
 * A notation of a config, where the files are that it is made and tested with, and the options of `generate`. Paths
 * start from the folder of the config.
 */
export interface ConfiguredNotation extends GenerateChoices {
  /** The notation, or a function that loads it. `ludogram generate` never calls it, so the parser may not exist yet. */
  readonly notation: NotationEntry | (() => Promise<NotationEntry>);
  /**
   * The folder of its files: its only grammar, the module `shape.ts`, and the folder `generated`. The folder of the
   * suites is `suite`, beside the config. Other names are given by the keys below.
   */
  readonly folder?: string;
  /** Its grammar file, for `generate`, `coverage` and `fuzz`. */
  readonly grammar?: string;
  /**
   * The folder for the parser: `generate` writes `<generated>/<name of the grammar>/parser.ts`. `generated` if absent.
   */
  readonly generated?: string;
  /**
   * The module of the shapes of its model, in TypeScript: `generate` writes the code that reads it and finds its spans.
   */
  readonly shape?: string;
  /** The folder of its conformance suites, for `conformance`, `coverage` and `fuzz`. */
  readonly suites?: string;
}

/** The default export of a config file, such as `ludogram.config.ts`. */
export interface Config {
  /**
   * The notations that the command line should know besides the built-in ones. No two may share an id or an extension.
   */
  readonly notations: readonly (NotationEntry | ConfiguredNotation)[];
  /**
   * Values for options that notations declare, built-in ones included, by id and use:
   * `{ otn: { print: { inverted: true } } }`. Flags of the command line override them.
   */
  readonly options?: Readonly<
    Record<string, { readonly [Use in OptionUse]?: Readonly<Record<string, boolean | number | string>> }>
  >;
}

/**
 * Declares a config. Returns it unchanged: the call only checks its types.
 *
 * ```ts
 * // ludogram.config.ts
 * import { defineConfig } from 'ludogram';
 *
 * export default defineConfig({
 *   notations: [
 *     { notation: async () => (await import('./frogs.js')).frogs, grammar: 'frogs.peggy', suites: 'suite' },
 *   ],
 * });
 * ```
 */
export const defineConfig = (config: Config): Config => config;
