// The types that the entry point of every notation exports besides its own.
export type { CodecResult, Json, JsonProblem } from './codec/index.js';
export type { EditResult } from './edit.js';
export type { Level, PlyListener, PrintOptions, ReadOptions, RenderOptions, StructureOptions } from './options.js';
export type { Printed, PrintResult } from './result.js';
export type { Notation, Play, PlayedGame, View } from './notation.js';
export type { NotationReading } from './notation-reading.js';
export type { Change, Path } from './path.js';
export type { Reading } from './reading.js';
export type { Failure, Result } from './result.js';
