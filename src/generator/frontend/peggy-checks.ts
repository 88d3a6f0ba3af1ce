import peggy, { type ast, type LocationRange } from 'peggy';
import type { GrammarReader } from './read-grammar.js';

type Pass = (grammar: ast.Grammar, options: object, session: object) => void;
interface Compiler {
  readonly passes: { readonly [stage: string]: readonly Pass[] };
  compile(grammar: ast.Grammar, stages: Record<string, readonly Pass[]>, options: object): unknown;
}

/** Peggy's checks that every rule referred to is defined, and defined once. */
export function checkRuleNames(grammar: ast.Grammar, reader: GrammarReader): void {
  compile(grammar, { check: passes('check', NAMES) }, [grammar.rules[0]!.name], reader);
}

/**
 * Runs the rest of peggy's own checks on a linked grammar.
 *
 * Peggy's code generators are left out, and so are two of its transformations, `removeProxyRules` and
 * `mergeCharacterClasses`: they take away the names of rules.
 */
export function checkWithPeggy(grammar: ast.Grammar, startRules: readonly string[], reader: GrammarReader): void {
  const stages = {
    prepare: passes('prepare', ['reportInfiniteRecursion']),
    check: passes('check').filter(({ name }) => !NAMES.includes(name)),
    transform: passes('transform', ['inferenceMatchResult']),
    semantic: passes('semantic'),
  };
  compile(grammar, stages, startRules, reader);
}

const NAMES = ['reportUndefinedRules', 'reportDuplicateRules'];

const compiler = peggy.compiler as unknown as Compiler;

function passes(stage: string, names?: readonly string[]): Pass[] {
  return compiler.passes[stage]!.filter((pass) => names === undefined || names.includes(pass.name));
}

function compile(
  grammar: ast.Grammar,
  stages: Record<string, readonly Pass[]>,
  startRules: readonly string[],
  reader: GrammarReader,
): void {
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
