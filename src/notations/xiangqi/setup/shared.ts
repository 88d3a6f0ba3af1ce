// What the three entry points of the xiangqi formats have in common.
export * as nodes from '../../../../generated/xiangqi/nodes.js';
export { parse as parseXiangqiTree, type Roots } from '../../../../generated/xiangqi/parser.js';
export { ModelError } from '../../../diagnostics/index.js';
export type {
  Converted,
  Format,
  Json,
  JsonProblem,
  Level,
  Printed,
  PrintOptions,
  PrintResult,
  Reading,
  ReadOptions,
  RenderOptions,
  Replayed,
  Target,
} from '../../../notation/format.js';
export { type Arrow, arrowOf, MARKERS } from './annotations.js';
export { setupFromJson } from './from-json.js';
export { setupJson } from './codec.js';
export type { Annotation, Atom, Colour, Piece, PieceKind, XiangqiSetup } from './model.js';
export { renderSetupSvg, renderSetupText } from './view/index.js';
export type { SetupReading } from './setup-reading.js';
