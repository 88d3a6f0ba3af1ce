/**
 * annoFEN: xiangqi positions with annotations. Use this entry point to parse, check, edit, print, convert and draw
 * them.
 *
 * ```ts
 * import { annoFenView, parseAnnoFen } from 'ludogram/annofen';
 *
 * const { model } = parseAnnoFen('v1 rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR');
 * const picture = annoFenView.at(model);
 * if (picture.ok) annoFenView.text(picture.view);
 * ```
 *
 * - `parseAnnoFen` reads a text and returns its tree, model and diagnostics.
 * - `formatAnnoFen` writes a reading as canonical text; `printAnnoFen` and `tryPrintAnnoFen` write a model.
 * - `annoFenToJson` and `annoFenFromJson` convert a model to tagged JSON and back.
 * - `annoFenView` draws a position as SVG or text.
 * - `annoFenNotation` has all of these and edits in one object; `annoFenCodes` explains the codes of diagnostics.
 * - `parseXiangqiTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `xiangqiSetupFromText` reads a position from a drawing of its board.
 *
 * annoFEN, XAY and plain FEN have the same model.
 *
 * @module ludogram/annofen
 */
export * from '../setup/index.js';
export { setupView as annoFenView } from '../setup/view/index.js';
export { explainedAnnoFen as annoFenCodes, type AnnoFenCode } from './codes.js';
export { annoFenFromJson, annoFenNotation, type AnnoFenReading, annoFenToJson, parseAnnoFen } from './notation.js';
export { readAnnoFen } from './read.js';
export { formatAnnoFen, printAnnoFen, tryPrintAnnoFen } from './print.js';
