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
 * - `parseXay` reads a text: tree, model, diagnostics.
 * - `formatXay` writes the canonical text of a reading, `printXay` and `tryPrintXay` that of a model.
 * - `xayToJson` and `xayFromJson` convert a model to tagged JSON and back.
 * - `xayView` draws a position, as SVG or as text.
 * - `xayNotation` has all of these in one object, and edits; `xayCodes` explains the codes of diagnostics.
 * - `parseXiangqiTree` and `nodes` give the bare tree, for bulk work.
 * - `xiangqiSetupFromText` makes a position from a drawing of its board. annoFEN, XAY and plain FEN have the same model.
 *
 * @module ludogram/xay
 */
export * from '../setup/shared.js';
export { setupView as xayView } from '../setup/view/index.js';
export { explainedXay as xayCodes, type XayCode } from './codes.js';
export { xayFromJson, xayNotation, type XayReading, xayToJson, parseXay } from './notation.js';
export { formatXay, printXay, tryPrintXay } from './print.js';
