import type { Alphabet } from '../../../cst/text/alphabet.js';
import { BuiltinKind } from '../../../cst/tree/language.js';
import { type Expression, isFragment, lookUp, walk } from '../../ir.js';
import type { Plan } from '../plan/plan.js';
import { RECOVERY_IMPORTS } from '../runtime/recovery.js';
import { emitRuntime } from '../runtime/runtime.js';
import { banner, CodeWriter, quoted } from '../writer.js';
import { emitRuleFunctions } from './all-rules.js';
import { CharacterTests } from './characters/character-tests.js';
import { WordSets } from './characters/word-sets.js';
import type { ParserConstants } from './parser-constants.js';
import type { RuleFunctions } from './rule-functions.js';

/** Module specifiers and names that the generated files mention. */
export interface FileOptions {
  /** Grammar file as named in the banner. */
  readonly grammarFile: string;
  /** The module that the runtime is imported from. */
  readonly runtime: string;
}

/** Writes `parser.ts`: text to flat tree. */
export function parserFile(plan: Plan, options: FileOptions): string {
  const constants: ParserConstants = { characters: new CharacterTests(), words: new WordSets() };
  const functions = emitRuleFunctions(plan, constants);
  const out = new CodeWriter();
  emitImports(plan, options, functions, out);
  emitLanguage(plan, out);
  emitAlphabet(plan.projection.alphabet(constants.characters.tested), out);
  emitRuntime(functions, plan, constants, out);
  return `${banner(options.grammarFile)}\n${out}\n${String(functions.code).trimEnd()}\n`;
}

function emitImports(plan: Plan, { runtime }: FileOptions, { nests, helpers }: RuleFunctions, out: CodeWriter): void {
  const { grammar } = plan;
  const roots = grammar.startRules.filter((name) => !isFragment(lookUp(grammar.rules, name)));
  const tracer = tracerFor(plan);
  const names = [
    'type Alphabet',
    'encode',
    'commitTreeData',
    'type Language',
    'type ParseOptions',
    'acquireTreeData',
    'enlargeTreeData',
    'Tree',
    ...(nests ? ['DEFAULT_DEPTH_LIMIT', 'STACK_DEPTH'] : []),
    ...(helpers.has('accepts') ? ['type Predicate', 'type Predicates', 'predicatesOf'] : []),
    ...(tracer === undefined ? [] : [tracer]),
    ...(grammar.hooks === undefined ? [] : RECOVERY_IMPORTS),
  ];
  out.line(`import { ${names.join(', ')} } from '${runtime}';`);
  out.line("import { table } from './explain.js';");
  if (roots.length > 0) out.line("import type * as nodes from './nodes.js';");
  out.line("import { Field, Kind, type NodesByKind, views } from './nodes.js';");
  out.line();
}

function emitLanguage(plan: Plan, out: CodeWriter): void {
  const { grammar } = plan;
  const rules = [...grammar.rules.values()];
  const kindsOf = (test: 'isError' | 'isComment') => rules.filter((rule) => rule[test]).map((rule) => rule.kind!);
  const errors = [BuiltinKind.UnparsedError, BuiltinKind.TooDeepError, ...kindsOf('isError')];
  out.line('/** The names of kinds and fields, and the rest of the data about this grammar that its trees use. */');
  out.block(
    'export const language: Language = {',
    () => {
      out.line(`id: ${quoted(grammar.id)},`);
      out.line('kinds: Object.keys(Kind),');
      out.line("fields: ['', ...Object.keys(Field)],");
      out.line('views,');
      out.line(`comments: [${kindsOf('isComment').join(', ')}],`);
      out.line(`errors: [${errors.join(', ')}],`);
      out.line('table,');
      const tracer = tracerFor(plan);
      if (tracer !== undefined) out.line(`tracer: ${tracer},`);
    },
    '};',
  );
  out.line();
}

function emitAlphabet({ zero, starts, classes }: Alphabet, out: CodeWriter): void {
  out.line('// prettier-ignore');
  out.block(
    'const ALPHABET: Alphabet = {',
    () => {
      out.line(`zero: ${zero},`);
      emitNumbers('starts', starts, out);
      emitNumbers('classes', classes, out);
    },
    '};',
  );
  out.line();
}

function emitNumbers(name: string, values: readonly number[], out: CodeWriter): void {
  out.block(
    `${name}: [`,
    () => {
      for (let i = 0; i < values.length; i += 16) out.line(`${values.slice(i, i + 16).join(', ')},`);
    },
    '],',
  );
}

/**
 * Returns the name of the tracer that can trace the rules, if matches of them depend on more than the text at their
 * offset.
 */
function tracerFor({ grammar, leftRecursive }: Plan): 'ContextTracer' | 'TestTracer' | undefined {
  const ops = new Set<Expression['op']>();
  let hasTests = false;
  for (const { body } of grammar.rules.values()) {
    walk(body, (e) => {
      ops.add(e.op);
      if (e.op === 'test' || (e.op === 'again' && e.ignoreCase === true)) hasTests = true;
    });
  }
  if (hasTests) return 'TestTracer';
  const needs = leftRecursive.size > 0 || ops.has('capture') || ops.has('again') || ops.has('lineStart');
  return needs ? 'ContextTracer' : undefined;
}
