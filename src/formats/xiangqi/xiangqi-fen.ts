/**
 * Plain FEN of xiangqi: parse, check, print, convert, draw.
 *
 * ```ts
 * import { parseXiangqiFen } from 'ludogram/xiangqi-fen';
 *
 * parseXiangqiFen('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w').model.state; // 'w'
 * ```
 *
 * @module
 */
export * as nodes from '../../../generated/xiangqi/nodes.js';
export type {
  Converted,
  Format,
  Json,
  JsonProblem,
  Level,
  Printed,
  PrintOptions,
  Reading,
  ReadOptions,
  RenderOptions,
  Replayed,
  Target,
} from '../format.js';
export { type Arrow, arrowOf, MARKERS } from './annotations.js';
export { explainedFen as fenCatalogue } from './explanations-fen.js';
export { xiangqiFenFormat } from './format-fen.js';
export { setupFromJson, setupJson } from './json.js';
export type { Annotation, Atom, Colour, Piece, PieceKind, XiangqiSetup } from './model.js';
export type { SetupReading } from './parse-annofen.js';
export { parseXiangqiFen } from './parse-fen.js';
export { printXiangqiFen } from './print.js';
export { renderSetupSvg, renderSetupText } from './render.js';
