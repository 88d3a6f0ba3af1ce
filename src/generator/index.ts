/**
 * The generator: an action-free grammar in, a fast lossless parser with typed views out.
 *
 * ```ts
 * import { generate } from 'ludogram/generator';
 *
 * const { files } = generate('List = items:Item|.., ","|  Item = [a-z]+', { file: 'list.peggy' });
 * files.get('parser.ts'); // TypeScript source
 * ```
 *
 * @module ludogram/generator
 */
export {
  checkEbnf,
  compareWithEbnf,
  ebnfSkeleton,
  type EbnfExpression,
  type EbnfGrammar,
  type EbnfProduction,
  type EbnfSpan,
  readEbnf,
  type Renamed,
  type Skeleton,
} from './ebnf/index.js';
export { type Generated, type GenerateOptions, generate, readLinkedGrammar } from './generate.js';
export type { NodeMode } from './passes/kinds.js';
export {
  drawProblem,
  formatProblem,
  type GrammarEdit,
  type GrammarFix,
  type GrammarLocation,
  type GrammarProblem,
  GrammarProblems,
} from './problem.js';
export { type AllSentences, SentencesUpTo } from './sentences/exhaustive.js';
export { type Pick, RandomSentences, type SentenceOptions } from './sentences/random.js';
