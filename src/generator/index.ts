/**
 * The generator turns a grammar without code into a fast, lossless parser with typed trees. Use this entry point to
 * generate parsers from a program, and to check, draw, format and test grammars.
 *
 * ```ts
 * import { generate } from 'ludogram/generator';
 *
 * const { files } = generate('List = items:Item|.., ","|  Item = [a-z]+', { file: 'list.peggy' });
 * files.get('parser.ts'); // TypeScript source
 * ```
 *
 * - `generate` makes the files of a parser, or throws `GrammarProblems`; `drawProblem` shows a problem with its line of
 *   the grammar.
 * - `compileGrammar` makes a parser in memory, ready for use, or returns all problems of the grammar.
 * - `railroadDiagrams` draws a grammar in SVG. `railroadPage` and `railroadSheet` combine the diagrams; `railroadStyle`
 *   is their CSS.
 * - `inspectGrammar` checks a grammar and describes each rule; `grammarNames` finds definitions and references, for
 *   editors.
 * - `formatGrammar` returns a grammar in canonical layout.
 * - `textMateGrammar` and `streamMode` make the files with which editors color texts of a grammar.
 * - `readEbnf` and `checkEbnf` read and check EBNF, `compareWithEbnf` compares a grammar with it, and `ebnfSkeleton`
 *   turns it into a first grammar, whose differences `unreadSentences` looks for.
 * - `migrateGrammar` writes a peggy grammar without its code.
 * - `traceText` records how a text is read: each step, and what each rule costs. `speedscopeFile` makes a flame graph
 *   of that.
 * - `RandomSentences` and `SentencesUpTo` make texts of a grammar, for tests.
 *
 * The grammar language is described in `docs/grammars.md`. In the source, each stage from a grammar to a parser is a
 * folder (`read`, `resolve`, `check`, `optimize`, `analyze`, `emit`); `tools` has everything else on this list.
 *
 * @module ludogram/generator
 */
export { type Compiled, type CompiledGrammar, compileGrammar, type CompileOptions } from './compile.js';
export type { CodeRange, EbnfExpression, EbnfGrammar, EbnfProduction, EbnfSpan } from './tools/ebnf/ast.js';
export { checkEbnf, compareWithEbnf } from './tools/ebnf/check-ebnf.js';
export { type Unread, unreadSentences } from './tools/ebnf/check-skeleton.js';
export type { EbnfSyntax } from './tools/ebnf/read/dialect.js';
export { type EbnfOptions, readEbnf } from './tools/ebnf/read/read-ebnf.js';
export { ebnfSkeleton, type Renamed, type Skeleton } from './tools/ebnf/skeleton.js';
export { formatGrammar } from './tools/format/format-grammar.js';
export { GrammarMemory } from './grammar-memory.js';
export { type GrammarName, grammarNames, type NameRole } from './read/grammar-names.js';
export { importedPath } from './resolve/paths.js';
export { type GrammarToken, tokensOf as grammarTokens } from './read/tokens/tokens.js';
export { type InspectedGrammar, type InspectedRule, inspectGrammar } from './inspect.js';
export { type Generated, type GenerateOptions, generate, readLinkedGrammar } from './generate.js';
export type { ReaderFacts, ReadField } from './emit/readers/readers-file.js';
export { streamMode } from './tools/highlight/stream.js';
export {
  type TextMateGrammar,
  textMateGrammar,
  type TextMateOptions,
  type TextMateRule,
} from './tools/highlight/textmate.js';
export { migrateGrammar } from './tools/migrate/migrate.js';
export type { Migrated, MigratedCode, Outcome } from './tools/migrate/report.js';
export type { NodeMode } from './resolve/nodes/kinds.js';
export {
  drawProblem,
  formatProblem,
  type GrammarEdit,
  type GrammarFix,
  type GrammarLocation,
  type Dropped,
  type GrammarProblem,
  type ShownProblem,
  GrammarProblems,
} from './problem.js';
export {
  type Railroad,
  type RailroadDiagram,
  railroadDiagrams,
  type RailroadOptions,
} from './tools/railroad/diagrams.js';
export { railroadPage, railroadSheet } from './tools/railroad/page.js';
export { railroadStyle } from './tools/railroad/style.js';
export { type AllSentences, SentencesUpTo } from './tools/sentences/exhaustive.js';
export { type Pick, RandomSentences, type SentenceOptions } from './tools/sentences/random.js';
export { type SpeedscopeFile, speedscopeFile } from './tools/trace/speedscope.js';
export {
  type FarthestFailure,
  type RuleCost,
  type Trace,
  type TraceOptions,
  traceText,
  type TraceStep,
  type TraceStop,
} from './tools/trace/trace.js';
