/**
 * XAY, xiangqi positions with annotations in YAML: parse, check, print, convert, draw.
 *
 * ```ts
 * import { parseXay, printXay } from 'ludogram/xay';
 *
 * const { model } = parseXay("version: '1'\nsetup: [[[r, pm]]]\n");
 * printXay(model);
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
export { explainedXay as xayCatalogue } from './explanations-xay.js';
export { xayFormat } from './format-xay.js';
export { setupFromJson, setupJson } from './json.js';
export type { Annotation, Atom, Colour, Piece, PieceKind, XiangqiSetup } from './model.js';
export type { SetupReading } from './parse-annofen.js';
export { parseXay, type XayReading } from './parse-xay.js';
export { printXay } from './print.js';
export { renderSetupSvg, renderSetupText } from './render.js';
