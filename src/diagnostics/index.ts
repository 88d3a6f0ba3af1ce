/**
 * Diagnostics report the problems of a text. Each has a code, a span, a message and often fixes. Use this entry point
 * to show them in a terminal, to write them as JSON or SARIF, and to apply their fixes.
 *
 * ```ts
 * import { applyFixes, renderDiagnostics } from 'ludogram/diagnostics';
 * import { parseOni } from 'ludogram/oni';
 *
 * const text = 'BXLUT Eyt';
 * const { diagnostics } = parseOni(text);
 * console.log(renderDiagnostics({ file: 'game.oni', text }, diagnostics));
 * console.log(applyFixes(text, diagnostics, { unsafe: true }).text);
 * ```
 *
 * - `Diagnostic` is one problem of a text. `renderDiagnostics` writes diagnostics for terminals; `diagnosticJson` and
 *   `sarifLog` write them for programs.
 * - `applyFixes` and `applyEdits` return the fixed or edited text.
 * - `defineDiagnostics` and `explainCodes` declare the codes of a notation.
 * - `decodeUtf8` reads bytes, `LineIndex` converts offsets to lines and columns, `visibleText` escapes hidden
 *   characters.
 *
 * @module ludogram/diagnostics
 */
export { LineIndex, type Position } from '../cst/text/line-index.js';
export { visibleJson, visibleLine, visibleRecord, visibleText } from '../cst/text/visible.js';
export {
  type ArgsOf,
  type CodeDeclaration,
  type CodeOf,
  defineDiagnostics,
  type ReportExtras,
  type Rows,
  type TitlesOf,
  type DiagnosticMaker,
} from './define-diagnostics.js';
export {
  type DeclaredFixes,
  type NamesIn,
  replacement,
  type ReportedFix,
  type Safety,
  type TemplateValues,
} from './declared-fixes.js';
export { wantsColour } from './report/color.js';
export { type Decoded, decodeUtf8 } from './decode-utf8.js';
export {
  type Diagnostic,
  type Fix,
  hasErrors,
  ModelError,
  type ModelProblem,
  type Related,
  type Severity,
  sortDiagnostics,
  type Span,
  type TextEdit,
} from './diagnostic.js';
export {
  type Catalogue,
  type DeclaredFix,
  type ExplainedCode,
  explainCodes,
  type Explanation,
  joinCodes,
  withParts,
} from './explain-codes.js';
export { type AppliedFix, applyEdits, applyFixes, chosenFix, type FixedText, type FixOptions } from './fixes.js';
export { type DiagnosticJson, diagnosticJson, type RangeJson, type RelatedJson } from './report/json.js';
export { type SarifFailure, type SarifInput, type SarifTool, sarifLog } from './report/sarif.js';
export { explainedFiles, fileDiagnostics } from './file-codes.js';
export {
  andList,
  countSeverities,
  countsText,
  orList,
  plural,
  quote,
  quotedUnlessEmpty,
  type SeverityCounts,
  summary,
} from './report/summary.js';
export { type NamedText, renderDiagnostics, type ReportOptions } from './report/terminal.js';
export { explainedText, listDiagnostics, textDiagnostics } from './text-codes.js';
