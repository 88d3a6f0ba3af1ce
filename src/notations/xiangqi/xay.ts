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
export * from './shared.js';
export { explainedXay as xayCodes } from './codes-xay.js';
export { xayFormat } from './format-xay.js';
export { parseXay, type XayReading } from './parse-xay.js';
export { printXay, tryPrintXay } from './print-xay.js';
