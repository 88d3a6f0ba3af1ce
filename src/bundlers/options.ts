import type { GenerateOptions } from '../generator/index.js';

/**
 * Options of the plug-ins: those of `generate`, and what concerns a bundler. Each applies to all grammars of a plug-in.
 */
export interface BundlerOptions extends Omit<
  GenerateOptions,
  'file' | 'id' | 'language' | 'read' | 'memory' | 'values'
> {
  /** The files that are grammars; those that end in `.peggy` or `.pegjs` if absent. */
  readonly include?: RegExp;
  /** `false` writes no declarations; if absent, those of `my.peggy` are in `my.peggy.d.ts` beside it. */
  readonly declarations?: boolean;
}
