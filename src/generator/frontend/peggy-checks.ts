import peggy, { type ast, type LocationRange } from 'peggy';
import type { GrammarReader } from './read-grammar.js';

type Pass = (grammar: ast.Grammar, options: object, session: object) => void;
interface Compiler {
  readonly passes: { readonly [stage: string]: readonly Pass[] };
  compile(grammar: ast.Grammar, stages: Record<string, readonly Pass[]>, options: object): unknown;
}

/**
 * Runs peggy's own checks on a linked grammar and removes the rules that no start rule needs.
 *
 * Peggy's code generators are left out, and so are two of its transformations, `removeProxyRules` and
 * `mergeCharacterClasses`: they take away the names of rules.
 */
export function checkWithPeggy(grammar: ast.Grammar, startRules: readonly string[], reader: GrammarReader): void {
  const compiler = peggy.compiler as unknown as Compiler;
  const named = (stage: string, ...names: string[]) =>
    compiler.passes[stage]!.filter((pass) => names.length === 0 || names.includes(pass.name));
  const stages = {
    undefinedRules: named('check', 'reportUndefinedRules', 'reportDuplicateRules'),
    prepare: named('prepare', 'reportInfiniteRecursion'),
    check: named('check').filter(({ name }) => !/Undefined|DuplicateRules|DuplicateImports/.test(name)),
    transform: named('transform', 'removeUnusedRules', 'inferenceMatchResult'),
    semantic: named('semantic'),
  };
  try {
    compiler.compile(grammar, stages, {
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
