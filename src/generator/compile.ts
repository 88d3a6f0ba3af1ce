import * as runtime from '../cst/index.js';
import { explainFile } from './emit/explain-file.js';
import { nodesFile } from './emit/nodes-file.js';
import { parserFile } from './emit/parser/parser-file.js';
import type { GenerateOptions } from './generate-options.js';
import { externalTests } from './ir.js';
import { eraseTypes } from './javascript/erase.js';
import { loadModules } from './javascript/load.js';
import { type GrammarProblem, GrammarProblems } from './problem.js';
import { type PlannedParser, planParser, withinStack } from './stages.js';

/** Options for compiling a grammar: the options of `generate`, except those that only concern files. */
export interface CompileOptions extends Omit<GenerateOptions, 'file' | 'runtime' | 'language'> {
  /** Path of the grammar, for its imports and in problems; `grammar.peggy` if absent. */
  readonly file?: string;
}

/** A parser in memory. */
export interface CompiledGrammar {
  /** Name of the grammar. */
  readonly id: string;
  /** Rules that texts can be read as, the default one first. */
  readonly startRules: readonly string[];
  /** Names of kinds and fields, and the other data that the trees of this grammar use. */
  readonly language: runtime.Language;
  /** The grammar files that were read, by path, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
  /**
   * Reads a text. A predicate of the grammar that `options.predicates` does not have accepts every text or, if the
   * grammar only has `!` before it, none. Never throws for a text: what can't be read becomes error nodes, and
   * `explain(tree)` of `ludogram/cst` returns what was expected there.
   *
   * @throws {RangeError} if `options.start` is not a start rule
   */
  parse(text: string, options?: runtime.ParseOptions): runtime.Tree;
}

/** A parser and the warnings about its grammar, or all problems of a grammar that has errors. */
export type Compiled =
  | { readonly ok: true; readonly grammar: CompiledGrammar; readonly problems: readonly GrammarProblem[] }
  | { readonly ok: false; readonly problems: readonly GrammarProblem[] };

/**
 * Makes a parser from the text of a grammar, for immediate use: writes no files, and reads only the files that
 * `options.read` returns. Runs in browsers whose content security policy allows `unsafe-eval`. The trees equal the
 * trees of a generated parser.
 *
 * ```ts
 * import { compileGrammar, formatProblem } from 'ludogram/generator';
 *
 * const compiled = compileGrammar('List = items:Item|.., ","|  Item = [a-z]+');
 * if (compiled.ok) compiled.grammar.parse('a,b').dump();
 * else compiled.problems.map(formatProblem);
 * ```
 *
 * @returns a parser; or the problems of the grammar in order of their locations, each with a fix if there is an obvious
 * one
 */
export function compileGrammar(text: string, options: CompileOptions = {}): Compiled {
  const compiled = compileStages(text, options);
  return compiled.ok ? { ok: true, grammar: compiled.grammar, problems: compiled.problems } : compiled;
}

/** A parser with the forms of its grammar, or all problems of a grammar that has errors. */
export type CompiledStages =
  | (Extract<Compiled, { ok: true }> & { readonly stages: Pick<PlannedParser, 'linked' | 'written' | 'sources'> })
  | Extract<Compiled, { ok: false }>;

/**
 * Makes a parser as {@link compileGrammar} does, and returns the forms of the grammar that coverage and diagrams use as
 * well, so that the grammar is read once for all of them.
 */
export function compileStages(text: string, options: CompileOptions = {}): CompiledStages {
  const file = options.file ?? 'grammar.peggy';
  try {
    return withinStack(file, () => {
      const planned = planParser(text, { ...options, file, runtime: RUNTIME });
      const { linked, written, sources, warnings } = planned;
      return { ok: true, grammar: load(planned), problems: warnings, stages: { linked, written, sources } };
    });
  } catch (error) {
    if (error instanceof GrammarProblems) return { ok: false, problems: error.problems };
    throw error;
  }
}

const RUNTIME = 'ludogram/cst';

function load({ plan, fileOptions, sources }: PlannedParser): CompiledGrammar {
  const files = [
    ['./explain.js', explainFile(plan, fileOptions.grammarFile)],
    ['./nodes.js', nodesFile(plan, fileOptions)],
    ['./parser.js', parserFile(plan, fileOptions)],
  ] as const;
  const modules = new Map(files.map(([name, code]) => [name, eraseTypes(code)]));
  const { language, parse } = loadModules(modules, new Map([[RUNTIME, { ...runtime }]])).get('./parser.js') as {
    readonly language: runtime.Language;
    readonly parse: CompiledGrammar['parse'];
  };
  const { id, startRules } = plan.grammar;
  const externals = externalTests(plan.grammar);
  const defaults = Object.fromEntries([...externals].map(([name, accepts]) => [name, () => accepts]));
  return {
    id,
    startRules,
    language,
    sources,
    parse(source, parseOptions) {
      const start = parseOptions?.start;
      if (start !== undefined && !startRules.includes(start)) {
        throw new RangeError(`unknown start rule "${start}": start rules are ${startRules.join(', ')}`);
      }
      if (externals.size === 0) return parse(source, parseOptions);
      return parse(source, { ...parseOptions, predicates: { ...defaults, ...parseOptions?.predicates } });
    },
  };
}
