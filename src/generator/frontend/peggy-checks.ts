import peggy, { type ast, type LocationRange } from 'peggy';
import type { GrammarReader } from './read-grammar.js';

type Pass = (grammar: ast.Grammar, options: object, session: object) => void;
interface Compiler {
  readonly passes: { readonly [stage: string]: readonly Pass[] };
  compile(grammar: ast.Grammar, stages: Record<string, readonly Pass[]>, options: object): unknown;
}

/** Peggy's stages up to its code generators. Passes can't be picked by name: minified builds of peggy have none. */
const STAGES = ['prepare', 'check', 'transform', 'semantic'];

/**
 * Runs peggy's own checks on a linked grammar. The grammar stays as it is: peggy transforms a copy.
 */
export function checkWithPeggy(grammar: ast.Grammar, startRules: readonly string[], reader: GrammarReader): void {
  const compiler = peggy.compiler as unknown as Compiler;
  const stages = Object.fromEntries(STAGES.map((stage) => [stage, compiler.passes[stage]!]));
  try {
    compiler.compile(structuredClone(grammar), stages, {
      allowedStartRules: startRules,
      output: 'ast',
      error: (_stage: string, message: string, at?: LocationRange) => at && reader.error(message, at),
      warning: (_stage: string, message: string, at?: LocationRange) => at && reader.warning(message, at),
    });
  } catch (error) {
    if (!(error instanceof peggy.GrammarError)) throw error;
    if (!reader.failed) reader.error(error.message, error.location ?? grammar.location);
  }
}
