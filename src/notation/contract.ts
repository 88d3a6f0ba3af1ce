// The types that the entry point of every notation exports besides its own.
export type { CodecResult, Json, JsonProblem } from './codec/index.js';
export type { Level, PlyListener, PrintOptions, ReadOptions, RenderOptions, StructureOptions } from './options.js';
export type { Converted, Formatted, Printed, PrintResult } from './result.js';
export type { Notation, Play, PlayedGame, View } from './notation.js';
export type { NotationInfo } from './info.js';
export type { Change, Path } from './path.js';
export type {
  ChangeIn,
  ChangesIn,
  ExpectedValue,
  IsDynamic,
  PartAt,
  PartOf,
  PathIn,
} from './edit/changes/typed-change.js';
export type { EditableReader, EditResult, NotationReading } from './edit/editable-reader.js';
export type { Reader } from './read/reader-declaration.js';
export type { Reading } from './read/reading.js';
export type { Failure, Result } from './result.js';
export type { ViewSquare, ViewSquares } from './view/squares.js';
