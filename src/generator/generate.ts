import peggy, { type ast } from 'peggy';
import { BUILTIN_KINDS } from '../cst/language.js';
import { analyseRules } from './analysis/facts.js';
import { checkEndlessRepetition } from './checks/endless.js';
import { GRAMMAR_CHECKS } from './checks/index.js';
import { checkLeftRecursion } from './checks/left-recursion.js';
import { checkRuleNames } from './checks/rule-names.js';
import { isErrorRule, isNodeRule } from './conventions.js';
import { explainFile } from './emit/explain-file.js';
import { grammarFile } from './emit/grammar-file.js';
import { nodesFile } from './emit/nodes-file.js';
import { parserFile } from './emit/parser-file.js';
import { Plan } from './emit/plan.js';
import { readersFile } from './emit/readers-file.js';
import { linkGrammar } from './frontend/link.js';
import { lowerGrammar } from './frontend/lower.js';
import { baseName, grammarName } from './frontend/paths.js';
import { checkWithPeggy } from './frontend/peggy-checks.js';
import { GrammarReader } from './frontend/read-grammar.js';
import { RuleTable } from './frontend/rule-table.js';
import type { Grammar } from './ir.js';
import { type GrammarProblem, GrammarProblems } from './problem.js';
import { LUDOGRAM_VERSION } from './version.js';

/** What to generate. */
export interface GenerateOptions {
  /** Path of the grammar file, for imports and for problems. */
  readonly file: string;
  /** Name of the grammar in generated files; the file's name without extension if absent. */
  readonly id?: string;
  /** Start rules; every node rule that no other rule uses, or else the first rule, if absent. */
  readonly start?: readonly string[];
  /** Specifier that the generated files import the tree from; `ludogram/cst` if absent. */
  readonly runtime?: string;
  /** Reads the file that an `import` of the grammar names; throws where it can't. Without it, imports are problems. */
  readonly read?: (file: string) => string;
}

/** The files of one parser, and what is doubtful in its grammar. */
export interface Generated {
  readonly id: string;
  /** File name → content: `parser.ts`, `nodes.ts`, `readers.ts`, `explain.ts`, `grammar.json`. */
  readonly files: ReadonlyMap<string, string>;
  readonly warnings: readonly GrammarProblem[];
  /** The grammar files that were read, by path, with their texts. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Generates a parser from a grammar's text. Equal grammars give equal bytes.
 *
 * @throws {GrammarProblems} where the grammar has an error; nothing else
 */
export function generate(text: string, options: GenerateOptions): Generated {
  const reader = new GrammarReader(options.read);
  const id = options.id ?? grammarName(options.file);
  const linked = checked(reader, () => readLinked(text, options.file, reader));
  const rules = new RuleTable(linked);
  const startRules = options.start?.length ? [...new Set(options.start)] : startRulesOf(linked, rules);
  checked(reader, () => checkStartRules(linked, startRules, reader));
  checked(reader, () => {
    for (const check of GRAMMAR_CHECKS) check(linked, reader, rules);
  });
  checked(reader, () => checkRuleNames(linked, reader));
  const everything = checked(reader, () => lowerGrammar(linked, rules, id, startRules, reader));
  const facts = analyseRules(everything);
  checked(reader, () => {
    const found = [checkLeftRecursion(everything, facts), checkEndlessRepetition(everything, facts)];
    for (const problem of found.flat()) reader.problems.push(problem);
  });
  checked(reader, () => checkWithPeggy(linked, startRules, reader));
  const grammar = withoutUnusedRules(everything, linked, rules, reader);
  const plan = new Plan(grammar, facts);
  if (!plan.projection.fits) {
    const message = `the grammar tells ${plan.projection.classCount} classes of characters outside ASCII apart; 128 are possible`;
    checked(reader, () => reader.error(message, linked.rules[0]!.location));
  }
  const names = { grammarFile: baseName(options.file), runtime: options.runtime ?? 'ludogram/cst' };
  const versions = { ludogram: LUDOGRAM_VERSION, peggy: peggy.VERSION };
  const files = new Map([
    ['parser.ts', parserFile(plan, names)],
    ['nodes.ts', nodesFile(plan, names)],
    ['readers.ts', readersFile(plan, names)],
    ['explain.ts', explainFile(grammar, names.grammarFile)],
    ['grammar.json', grammarFile(plan, names.grammarFile, versions)],
  ]);
  return { id, files, warnings: reader.problems, sources: reader.sources };
}

/**
 * The grammar with its imports resolved, as peggy's syntax tree: what the reference parser is made from.
 *
 * @param read reads the file that an `import` names
 * @throws {GrammarProblems} where the grammar or an import has an error
 */
export function readLinkedGrammar(text: string, file: string, read?: (file: string) => string): ast.Grammar {
  const reader = new GrammarReader(read);
  return checked(reader, () => readLinked(text, file, reader));
}

function readLinked(text: string, file: string, reader: GrammarReader): ast.Grammar {
  const grammar = reader.parse(text, file);
  if (grammar === undefined) throw new GrammarProblems(reader.problems);
  return linkGrammar(grammar, file, reader);
}

function checked<T>(reader: GrammarReader, step: () => T): T {
  const result = step();
  if (reader.failed) throw new GrammarProblems(reader.problems);
  return result;
}

function startRulesOf(grammar: ast.Grammar, rules: RuleTable): string[] {
  const used = rules.usedByOthers();
  const roots = grammar.rules.map((rule) => rule.name).filter((name) => isNodeRule(name) && !used.has(name));
  return roots.length > 0 ? roots : [grammar.rules[0]!.name];
}

function checkStartRules(grammar: ast.Grammar, startRules: readonly string[], reader: GrammarReader): void {
  for (const name of startRules) {
    const rule = grammar.rules.find((candidate) => candidate.name === name);
    if (rule === undefined) reader.error(`the grammar has no rule "${name}" to start with`, grammar.location);
    else if (isErrorRule(name)) {
      reader.error(`the error production "${name}" is used nowhere; it can't be a start rule`, rule.nameLocation);
    }
  }
}

/** Leaves out, with a warning each, the rules that no start rule needs, and numbers the kinds anew. */
function withoutUnusedRules(grammar: Grammar, linked: ast.Grammar, table: RuleTable, reader: GrammarReader): Grammar {
  const needed = new Set(grammar.startRules.flatMap((name) => [name, ...table.reachableFrom(name)]));
  for (const { name, nameLocation } of linked.rules) {
    if (!needed.has(name)) reader.warning(`rule "${name}" is not used`, nameLocation);
  }
  const kinds: string[] = [...BUILTIN_KINDS];
  const rules = [...grammar.rules.values()].filter(({ name }) => needed.has(name));
  const numbered = rules.map((rule) => (rule.kind === undefined ? rule : { ...rule, kind: kinds.push(rule.name) - 1 }));
  return { ...grammar, kinds, rules: new Map(numbered.map((rule) => [rule.name, rule])) };
}
