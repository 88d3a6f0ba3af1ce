/**
 * Everything that the entry point `ludogram/generator` exports except the tools for grammars. Each stage from a grammar
 * to a parser is a folder: `read`, `resolve`, `check`, `optimize`, `analyze`, `emit`.
 */
export { type Compiled, type CompiledGrammar, compileGrammar, type CompileOptions } from './compile.js';
export { GrammarMemory } from './grammar-memory.js';
export { type GrammarName, grammarNames, type NameRole } from './read/grammar-names.js';
export { importedPath } from './resolve/paths.js';
export { type GrammarToken, tokensOf as grammarTokens } from './read/tokens/tokens.js';
export { type InspectedGrammar, type InspectedRule, inspectGrammar } from './inspect.js';
export { type Generated, generate } from './generate.js';
export type { GenerateOptions } from './generate-options.js';
export { readLinkedGrammar } from './stages.js';
export type { ReaderFacts, ReadField } from './emit/readers/readers-file.js';
export { migrateGrammar } from './migrate/migrate.js';
export type { Migrated, MigratedCode, Outcome } from './migrate/report.js';
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
