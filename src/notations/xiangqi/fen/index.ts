/**
 * Plain FEN of xiangqi positions. Use this entry point to parse, check, edit, print, convert and draw them.
 *
 * ```ts
 * import { parseXiangqiFen } from 'ludogram/xiangqi-fen';
 *
 * parseXiangqiFen('rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w').model.state; // 'w'
 * ```
 *
 * - `parseXiangqiFen` reads a text and returns its tree, model and diagnostics.
 * - `formatXiangqiFen` writes a reading as canonical text; `printXiangqiFen` and `tryPrintXiangqiFen` write a model.
 * - `xiangqiFenToJson` and `xiangqiFenFromJson` convert a model to tagged JSON and back.
 * - `xiangqiFenView` draws a position as SVG or text.
 * - `xiangqiFenNotation` has all of these and edits in one object; `xiangqiFenCodes` explains the codes of diagnostics.
 * - `parseXiangqiTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `xiangqiSetupFromText` reads a position from a drawing of its board.
 *
 * annoFEN, XAY and plain FEN have the same model.
 *
 * @module ludogram/xiangqi-fen
 */
export * from '../setup/index.js';
export { setupView as xiangqiFenView } from '../setup/view/index.js';
export { explainedFen as xiangqiFenCodes, type XiangqiFenCode } from './codes.js';
export {
  xiangqiFenFromJson,
  xiangqiFenNotation,
  type XiangqiFenReading,
  xiangqiFenToJson,
  parseXiangqiFen,
} from './notation.js';
export { readXiangqiFen } from './read.js';
export { formatXiangqiFen, printXiangqiFen, tryPrintXiangqiFen } from './print.js';
