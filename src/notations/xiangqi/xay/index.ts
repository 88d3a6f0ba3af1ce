/**
 * XAY: xiangqi positions with annotations, in YAML. Use this entry point to parse, check, edit, print, convert and draw
 * them.
 *
 * ```ts
 * import { parseXay, printXay } from 'ludogram/xay';
 *
 * const { model } = parseXay("version: '1'\nsetup: [[[r, pm]]]\n");
 * printXay(model);
 * ```
 *
 * - `parseXay` reads a text and returns its tree, model and diagnostics.
 * - `formatXay` writes a reading as canonical text; `printXay` and `tryPrintXay` write a model.
 * - `xayToJson` and `xayFromJson` convert a model to tagged JSON and back.
 * - `xayView` draws a position as SVG or text.
 * - `xayNotation` has all of these and edits in one object; `xayCodes` explains the codes of diagnostics.
 * - `parseXiangqiTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `xiangqiSetupFromText` reads a position from a drawing of its board.
 *
 * annoFEN, XAY and plain FEN have the same model.
 *
 * @module ludogram/xay
 */
export * from '../setup/index.js';
export { setupView as xayView } from '../setup/view/index.js';
export { explainedXay as xayCodes, type XayCode } from './codes.js';
export { xayFromJson, xayNotation, type XayReading, xayToJson, parseXay } from './notation.js';
export { readXay } from './read.js';
export { formatXay, printXay, tryPrintXay } from './print.js';
