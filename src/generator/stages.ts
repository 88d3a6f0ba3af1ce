import type { ast } from 'peggy';
import { defined } from '../defined.js';
import { analyzeRules } from './analyze/analyze-rules.js';
import { Projection } from './analyze/characters/projection.js';
import type { AnalyzedGrammar, Facts } from './analyze/facts.js';
import { checkEndlessRepetition, checkLeftRecursion } from './check/endless.js';
import { GRAMMAR_CHECKS } from './check/index.js';
import { checkLimits } from './check/limits.js';
import { grammarProblem } from './codes/grammar-problem.js';
import type { FileOptions } from './emit/parser/parser-file.js';
import { type Plan, planOf } from './emit/plan/plan.js';
import type { GenerateOptions } from './generate-options.js';
import type { Grammar } from './ir.js';
import { withRewrites } from './migrate/rewrites.js';
import { addRecovery } from './optimize/recovery.js';
import { dropRepeatedEnds } from './optimize/repeated-ends.js';
import { splitTailChoices } from './optimize/tail-choices.js';
import { type GrammarProblem, GrammarProblems, sortProblems } from './problem.js';
import { locationOf } from './read/peggy-ast.js';
import { expandParameters } from './resolve/expand.js';
import { checkFlags, pruneFlags } from './resolve/flags.js';
import { linkGrammar } from './resolve/link.js';
import type { LowerOptions } from './resolve/lower/context.js';
import { lowerGrammar } from './resolve/lower/lower.js';
import { assignKinds, withoutUnusedRules } from './resolve/nodes/kinds.js';
import { resolveLabels } from './resolve/nodes/labels.js';
import { chooseStartRules } from './resolve/nodes/start-rules.js';
import { baseName, grammarName } from './resolve/paths.js';
import { GrammarReader } from './resolve/read-grammar.js';

/**
 * Returns the result of `work`, which follows a grammar by recursion.
 *
 * @throws {GrammarProblems} if that exhausts the JavaScript stack, or if `work` does
 */
export function withinStack<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const at = { file, line: 1, column: 1, start: 0, end: 0 };
    throw new GrammarProblems([grammarProblem('deep-expressions', { at })]);
  }
}

/** A grammar without errors. */
export interface CheckedGrammar {
  readonly warnings: readonly GrammarProblem[];
  /** The grammar files that were read, by path, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
  /** The grammar as {@link readLinkedGrammar} returns it. */
  readonly linked: ast.Grammar;
  /** The grammar as {@link readWrittenGrammar} returns it. */
  readonly written: Grammar;
  /** The grammar with its names resolved, before it was optimized, and the facts about its rules. */
  readonly resolved: AnalyzedGrammar;
  /** The grammar from which a parser is made, and the facts about its rules. */
  readonly optimized: AnalyzedGrammar;
  /** The classes of characters of the optimized grammar. */
  readonly projection: Projection;
}

/** A grammar that is ready for generation, and the options of its files. */
export interface PlannedParser extends CheckedGrammar {
  readonly plan: Plan;
  readonly fileOptions: FileOptions;
}

/**
 * Runs the stages of a generation before the parser is written: read, resolve, check, optimize, analyze. The last one,
 * emit, is in `generate`.
 *
 * @throws {GrammarProblems} if the grammar has an error
 */
export function planParser(text: string, options: GenerateOptions): PlannedParser {
  const checked = checkGrammar(text, options);
  const { optimized, projection, resolved } = checked;
  const decisions = { memo: options.memo, known: options.memory?.memosOf(options.file) };
  const plan = planOf(optimized, projection, { original: resolved, ...defined(decisions) });
  const fileOptions = { grammarFile: baseName(options.file), runtime: options.runtime ?? 'ludogram/cst' };
  return { ...checked, plan, fileOptions };
}

/**
 * Runs the stages of a generation that report problems: read, resolve, check, optimize.
 *
 * @throws {GrammarProblems} if the grammar has an error
 */
export function checkGrammar(text: string, options: GenerateOptions): CheckedGrammar {
  const reader = new GrammarReader(options);
  const linked = readLinked(text, options.file, reader, options.flags);
  const written = lower(linked.grammar, options, reader);
  const grammar = resolve(written, linked.templates, options, reader);
  const facts = check(grammar, options, reader);
  const resolved = { grammar: withoutUnusedRules(grammar, reader), facts };
  const optimized = optimize(resolved, options);
  const projection = new Projection(optimized.grammar);
  if (!projection.fits) {
    const location = locationOf(linked.grammar.rules[0]!.location);
    reader.report('too-many-characters', { at: location, args: { count: projection.classCount } });
  }
  throwIfFailed(reader);
  return {
    warnings: sortProblems(reader.problems),
    sources: reader.sources,
    linked: linked.grammar,
    written,
    resolved,
    optimized,
    projection,
  };
}

const codeOptions = ({ ignoreCode = false, ignorePredicates = false }: GenerateOptions): LowerOptions => ({
  ignoreCode,
  ignorePredicates,
});

/** Resolve, second part (`resolve/lower/`): converts peggy's syntax tree to the generator's own form. */
function lower(linked: ast.Grammar, options: GenerateOptions, reader: GrammarReader): Grammar {
  const id = options.id ?? grammarName(options.file);
  const written = lowerGrammar(linked, id, reader, codeOptions(options));
  if (reader.isIncomplete) {
    checkEndlessRepetition(written, analyzeRules(written), reader);
    throwIfFailed(reader);
  }
  // A grammar of rules with parameters alone has no rules.
  if (written.rules.size === 0) throwIfFailed(reader);
  return written;
}

/**
 * Resolve, last part (`resolve/nodes/`): decides which rules make nodes, where parsing starts, and what labels mark.
 */
function resolve(
  written: Grammar,
  templates: ReadonlySet<string>,
  options: GenerateOptions,
  reader: GrammarReader,
): Grammar {
  const mode = options.nodes ?? 'capitalized';
  const passes: readonly ((grammar: Grammar) => Grammar)[] = [
    (grammar) => assignKinds(grammar, mode, reader),
    (grammar) => chooseStartRules(grammar, options.start, reader, templates),
    (grammar) => checkLimits(grammar, reader),
    (grammar) => resolveLabels(grammar, mode, reader),
  ];
  return passes.reduce((grammar, pass) => pass(grammar), written);
}

/** Check: reports what is wrong with the rules. Returns the facts that it needs for that. */
function check(resolved: Grammar, options: GenerateOptions, reader: GrammarReader): Facts {
  const facts = analyzeRules(resolved);
  for (const one of GRAMMAR_CHECKS) one(resolved, facts, reader);
  if (options.leftRecursion === false) checkLeftRecursion(resolved, facts, reader);
  throwIfFailed(reader);
  return facts;
}

/**
 * Optimize: rewrites rules so that right recursion is a loop, and adds recovery. Trees of correct texts stay the same.
 */
function optimize(original: AnalyzedGrammar, options: GenerateOptions): AnalyzedGrammar {
  const passes: readonly ((analyzed: AnalyzedGrammar) => Grammar)[] = [
    ({ grammar, facts }) => splitTailChoices(dropRepeatedEnds(grammar, facts)),
    ({ grammar, facts }) => (options.recover === 'auto' ? addRecovery(grammar, facts) : grammar),
  ];
  return passes.reduce((before, pass) => {
    const grammar = pass(before);
    return grammar === before.grammar ? before : { grammar, facts: analyzeRules(grammar) };
  }, original);
}

/**
 * Returns the grammar with its imports resolved, its alternatives selected by flags, and its rules with parameters
 * expanded, as peggy's syntax tree. The reference parser is made from it.
 *
 * @param read reads the file that an `import` names
 * @param flags the flags to set
 * @throws {GrammarProblems} if the grammar or an import has an error
 */
export function readLinkedGrammar(
  text: string,
  file: string,
  read?: (file: string) => string,
  flags?: readonly string[],
): ast.Grammar {
  const reader = new GrammarReader(defined({ read }));
  const { grammar } = readLinked(text, file, reader, flags);
  throwIfFailed(reader);
  return grammar;
}

/** A grammar as written, without imports, flags and parameters: no rule has a kind yet. */
export interface WrittenGrammar {
  readonly grammar: Grammar;
  /** Errors and warnings so far, including unknown rules. */
  readonly problems: readonly GrammarProblem[];
  /** The grammar files that were read, by path, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Reads a grammar for tools that only use its expressions, such as diagrams.
 *
 * @throws {GrammarProblems} if the text or an imported one can't be read as a grammar
 */
export function readWrittenGrammar(text: string, options: GenerateOptions): WrittenGrammar {
  const reader = new GrammarReader(options);
  const linked = readLinked(text, options.file, reader, options.flags);
  const id = options.id ?? grammarName(options.file);
  const grammar = lowerGrammar(linked.grammar, id, reader, codeOptions(options));
  if (reader.isIncomplete) throwIfFailed(reader);
  return { grammar, problems: sortProblems(reader.problems), sources: reader.sources };
}

/**
 * Read (`read/`), and resolve, first part (`resolve/`): returns the grammar without imports, flags and parameters, and
 * the names of the rules that had parameters.
 */
function readLinked(
  text: string,
  file: string,
  reader: GrammarReader,
  flags: readonly string[] = [],
): { readonly grammar: ast.Grammar; readonly templates: ReadonlySet<string> } {
  const grammar = reader.parse(text, file);
  if (grammar === undefined) throw new GrammarProblems(sortProblems(reader.problems));
  linkGrammar(grammar, file, reader);
  const given = new Set(flags);
  checkFlags(grammar, given, reader);
  const templates = expandParameters(grammar, reader);
  pruneFlags(grammar, given, reader);
  return { grammar, templates };
}

const UNKNOWN: ReadonlySet<string> = new Set(['grammar/unknown-rule', 'grammar/unknown-imported-rule']);
const UNUSED: ReadonlySet<string> = new Set(['grammar/unused-rule', 'grammar/unused-error-production']);

/** Leaves out unused rules if a name is unknown: the rule that was meant there looks unused. */
function withoutConsequences(problems: readonly GrammarProblem[]): readonly GrammarProblem[] {
  if (!problems.some(({ code }) => UNKNOWN.has(code))) return problems;
  return problems.filter(({ code }) => !UNUSED.has(code));
}

function throwIfFailed(reader: GrammarReader): void {
  if (!reader.failed) return;
  throw new GrammarProblems(withRewrites(withoutConsequences(sortProblems(reader.problems)), reader.sources));
}
