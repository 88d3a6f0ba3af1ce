/**
 * Plain FEN of xiangqi: parse, check, print, convert, draw.
 *
 * ```ts
 * import { parseXiangqiFen } from 'ludogram/xiangqi-fen';
 *
 * parseXiangqiFen('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w').model.state; // 'w'
 * ```
 *
 * @module ludogram/xiangqi-fen
 */
export * from '../setup/shared.js';
export { setupView as xiangqiFenView } from '../setup/view/index.js';
export { explainedFen as xiangqiFenCodes, type XiangqiFenCode } from './codes.js';
export {
  xiangqiFenFromJson,
  xiangqiFenNotation,
  type XiangqiFenReading,
  xiangqiFenToJson,
  parseXiangqiFen,
} from './notation.js';
export { formatXiangqiFen, printXiangqiFen, tryPrintXiangqiFen } from './print.js';
