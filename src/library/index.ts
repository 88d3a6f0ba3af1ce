/**
 * Use this entry point to read texts in any notation, and to make a notation of your own.
 *
 * ```ts
 * import { detect, notations, read } from 'ludogram';
 *
 * notations.map(({ id }) => id); // ['oni', 'otn', …]
 * detect('BXLUT Byt')?.id; // 'oni'
 * const result = await read('BXLUT Byt', { level: 'structure' });
 * if (result.ok) result.reading.model;
 * ```
 *
 * Each notation is loaded when it is first used. A program that needs only one notation can import it alone:
 * `ludogram/oni`.
 *
 * - `notations`, `detect` and `read` find the notation of a text and read it. `readInFittingDialect` finds its dialect
 *   as well. `readRecords` reads the records of a text of many, one after another.
 * - `defineNotation` makes a notation of your own: `defineReader` reads its texts, `defineDiagnostics` and
 *   `explainCodes` declare its codes, and `record`, `list`, `text` and the other codecs declare its JSON.
 *   `notationEntry` declares a notation that is loaded when it is first used.
 * - `defineGameNotation` makes a notation of recorded games from the rules of the game.
 * - `defineRules` makes the rules of a game of your own, in the shape of the games that ludogram knows.
 * - `defineConfig` declares the config file through which the command line finds your notations.
 * - `applyFixes` and `applyEdits` return changed texts; printers throw a `ModelError` for a model that no text
 *   expresses.
 *
 * @module ludogram
 */
export { describeExpected, type Node, type NodeIndex, type SyntaxFailure, type Tree } from '../cst/index.js';
export {
  applyEdits,
  applyFixes,
  type CodeOf,
  defineDiagnostics,
  type Diagnostic,
  explainCodes,
  ModelError,
  quote,
  type Span,
  type TextEdit,
} from '../diagnostics/index.js';
export { defineRules, type Outcome, type Rules, type RulesDeclaration, type ToMove } from '../games/rules.js';
export * from '../notation/index.js';
export * from '../notation/game-record/index.js';
export * from '../notation/open-game/index.js';
export {
  type Attributes as SvgAttributes,
  type Children as SvgChildren,
  element as svgElement,
  escapeXml,
  svgDocument,
  text as svgText,
} from '../notation/view/svg.js';
export type { BuiltIn as BuiltInNotation, LatinOptions } from '../notations/built-in.js';
export { structureReader } from '../notations/define-reader.js';
export { NOTATIONS as notations } from '../notations/registry.js';
export { type Config, type ConfiguredNotation, defineConfig } from './config.js';
export { defineGameNotation } from './define-game-notation.js';
export { defineGameReader, defineNotation, defineReader } from './define-notation.js';
export type {
  DrawnPosition,
  GameContext,
  GameNotationDeclaration,
  GameParser,
  RecordDiagnostics,
} from './game-notation.js';
export { detect, read, type ReadText, type ReadTextOptions } from './read.js';
export { readRecords, type ReadRecord, type ReadRecords } from './read-records.js';
