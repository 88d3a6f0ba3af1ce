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
 * @module ludogram/xay
 */
export * from '../setup/shared.js';
export { setupView as xayView } from '../setup/view/index.js';
export { explainedXay as xayCodes, type XayCode } from './codes.js';
export { xayFromJson, xayNotation, type XayReading, xayToJson, parseXay } from './notation.js';
export { formatXay, printXay, tryPrintXay } from './print.js';
