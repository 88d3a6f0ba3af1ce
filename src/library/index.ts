/**
 * Every notation through one entry point, and what you need to make your own.
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
 * Notations are loaded when they are first used. A program that knows its notation imports that alone: `ludogram/oni`.
 *
 * - `notations`, `detect` and `read` find the notation of a text and read it. `readInFittingDialect` finds its dialect as well.
 * - `defineNotation` makes a notation of your own: `defineReader` reads its texts, `defineDiagnostics` and `explainCodes` declare
 *   its codes, and `record`, `list`, `text` and the other codecs declare its JSON. `notationEntry` is a notation that is loaded when
 *   it is first used.
 * - `defineConfig` declares the config file that makes the command line know it.
 * - `applyFixes` and `applyEdits` change texts; `ModelError` is what printers throw.
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
  type Span,
  type TextEdit,
} from '../diagnostics/index.js';
export * from '../notation/index.js';
export {
  type Attributes as SvgAttributes,
  type Children as SvgChildren,
  element as svgElement,
  escapeXml,
  svgDocument,
  text as svgText,
} from '../notation/svg.js';
export type { BuiltIn as BuiltInNotation } from '../notations/built-in.js';
export { defineReader } from '../notations/define-reader.js';
export { NOTATIONS as notations } from '../notations/registry.js';
export { type Config, type ConfiguredNotation, defineConfig } from './config.js';
export { detect, read, type ReadText, type ReadTextOptions } from './read.js';
