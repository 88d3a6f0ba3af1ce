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
export { explainedXay as xayCodes } from './codes.js';
export { xayFormat } from './notation.js';
export { parseXay, type XayReading } from './yaml.js';
export { printXay, tryPrintXay } from './print.js';
