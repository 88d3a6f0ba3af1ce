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
 * The grammar language is described in `docs/grammars.md`. In the source, `src/generator` makes the parsers, and
 * `src/grammar-tools` has everything else on this list except `migrateGrammar`.
 *
 * @module ludogram/generator
 */
export * from '../generator/index.js';
export type { CodeRange, EbnfExpression, EbnfGrammar, EbnfProduction, EbnfSpan } from '../grammar-tools/ebnf/ast.js';
export { checkEbnf, compareWithEbnf } from '../grammar-tools/ebnf/check-ebnf.js';
export { type Unread, unreadSentences } from '../grammar-tools/ebnf/sentences/unread-sentences.js';
export type { EbnfSyntax } from '../grammar-tools/ebnf/read/syntax.js';
export { type EbnfOptions, readEbnf } from '../grammar-tools/ebnf/read/read-ebnf.js';
export { ebnfSkeleton, type Renamed, type Skeleton } from '../grammar-tools/ebnf/skeleton.js';
export { formatGrammar } from '../grammar-tools/format/format-grammar.js';
export { streamMode } from '../grammar-tools/highlight/stream.js';
export {
  type TextMateGrammar,
  textMateGrammar,
  type TextMateOptions,
  type TextMateRule,
} from '../grammar-tools/highlight/textmate.js';
export {
  type Railroad,
  type RailroadDiagram,
  railroadDiagrams,
  type RailroadOptions,
} from '../grammar-tools/railroad/diagrams.js';
export { railroadPage, railroadSheet } from '../grammar-tools/railroad/page.js';
export { railroadStyle } from '../grammar-tools/railroad/style.js';
export { type AllSentences, SentencesUpTo } from '../grammar-tools/sentences/exhaustive.js';
export { type DrawNumber as Pick, RandomSentences, type SentenceOptions } from '../grammar-tools/sentences/random.js';
export { type SpeedscopeFile, speedscopeFile } from '../grammar-tools/trace/speedscope.js';
export {
  type FarthestFailure,
  type RuleCost,
  type Trace,
  type TraceOptions,
  traceText,
  type TraceStep,
  type TraceStop,
} from '../grammar-tools/trace/trace.js';
