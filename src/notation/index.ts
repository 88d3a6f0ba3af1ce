/**
 * The parts of a notation. A notation declares the meaning of its texts; everything that a user touches is derived from
 * the declaration.
 *
 * @module
 */
export { functionOfModels, withCheckedModels } from './check/checked-model.js';
export { type Check, check, type CheckContext, type KindName, type NodeCheck } from './check/check.js';
export { type DefaultErrorKind, explainOtherNotation, type NamesOtherNotation } from './read/default-codes.js';
export type { FaultyPlies } from './check/faulty-plies.js';
export * from './codec/index.js';
export type { DeclaredOption, DeclaredOptions, OptionTable, OptionUse, OptionValues } from './declared-options.js';
export { defineNotation } from './define-notation.js';
export {
  editableReader,
  type EditableReader,
  type EditingDeclaration,
  type EditResult,
  NotationReading,
} from './edit/editable-reader.js';
export { derivedEdits, type DeriveEdits, type EditSource as DerivedEdits } from './edit/derived-edits.js';
export type { Editor, Writing } from './edit/edit.js';
export { listChanges } from './edit/changes/list-changes.js';
export type {
  ChangeIn,
  ChangesIn,
  ExpectedValue,
  IsDynamic,
  PartAt,
  PartOf,
  PathIn,
  ValueAt,
  ValueIn,
} from './edit/changes/typed-change.js';
export { widenedChange } from './edit/changes/widened-change.js';
export { withoutEmptyList } from './edit/changes/without-empty-list.js';
export { isSameModel } from './edit/same-model.js';
export { mergeTexts, type RecordMerging, splitText } from './edit/split-and-merge.js';
export * from './encoding/index.js';
export { type LoadEditor, notationEntry } from './entry.js';
export type {
  Completion,
  CompletionLocation,
  CompletionType,
  EditorLocation,
  EditorSupport,
  Hint,
  HintType,
  Landmark,
  OutlineEntry,
  OutlineRule,
  OutlineType,
  Template,
  TokenType,
} from './assist/editor-support.js';
export * from './game-tree/index.js';
export { readInFittingDialect } from './detect/fitting-dialect.js';
export type {
  Conversion,
  Notation,
  NotationDeclaration,
  NotationEntry,
  Play,
  PlayedGame,
  Printing,
  View,
} from './notation.js';
export type { NotationInfo, RecordStart } from './info.js';
export { type Change, partAt, type Path, pathOf, pathText } from './path.js';
export type {
  DefineReader,
  ErrorKindOf,
  HidingErrors,
  KnownKind,
  Locator,
  PartSpan,
  Reader,
  ReaderDeclaration,
  RequiredRules,
  SyntaxRule,
  SyntaxRules,
} from './read/reader-declaration.js';
export type { AnyParser, NodesOf, NodeSource, ParserOf, RootOf } from './read/parser.js';
export {
  type Level,
  LEVELS,
  type PlyListener,
  type PrintOptions,
  type ReadOptions,
  type RenderOptions,
  type StructureOptions,
  type Target,
} from './options.js';
export { type Converted, type Formatted, type Printed, type PrintResult } from './result.js';
export { type ModelSource, Reading, type ReadingParts } from './read/reading.js';
export { type Failure, failure, type Result } from './result.js';
export { type DarkColors, type PictureOptions, type TextPictureOptions, type Theme, themed } from './view/theme.js';
export type { ViewSquare, ViewSquares } from './view/squares.js';
export {
  type GameFacts,
  type GameInRecord,
  type GameTables,
  type PlyColumns,
  type PlyFacts,
  present,
  type Present,
  type Tables,
  tablesOfGames,
  tagsByName,
} from './replay/tables.js';
export type { RoundTrip } from './print/round-trip.js';
export { lineBreakOf } from '../cst/text/line-index.js';
export { insertionAt, removalOf, replacementOf } from './edit/text-edits.js';
export { isAtLineStart, lineStart } from './read/spans.js';
