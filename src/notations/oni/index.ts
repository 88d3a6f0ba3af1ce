/**
 * Onitama game records, `.oni`: parse, check, print, replay, draw.
 *
 * ```ts
 * import { oniView, parseOni, printOni, replayOni } from 'ludogram/oni';
 *
 * const { model, diagnostics } = parseOni('BXLUT Byt Lbh');
 * diagnostics.map(({ message }) => message);
 * const replay = replayOni(model);
 * if (replay.ok) replay.result; // 'none'
 * const picture = oniView.at(model, { ply: 1 });
 * if (picture.ok) oniView.text(picture.view);
 * printOni(model, { style: 'compact' });
 * ```
 *
 * The notation can record neither a pass (a player without a legal move) nor a position in which blue is to move.
 *
 * - `parseOni` reads a text: tree, model, diagnostics.
 * - `formatOni` writes the canonical text of a reading, `printOni` and `tryPrintOni` that of a model.
 * - `oniToJson` and `oniFromJson` convert a model to tagged JSON and back.
 * - `replayOni` plays the moves by the rules.
 * - `oniView` draws a position, as SVG or as text.
 * - `oniNotation` has all of these in one object, and edits; `oniCodes` explains the codes of diagnostics.
 * - `parseOniTree` and `nodes` give the bare tree, for bulk work.
 * - `onitamaPositionFromText` makes a position from text.
 *
 * @module ludogram/oni
 */
export * as nodes from '../../../generated/oni/nodes.js';
export { parse as parseOniTree, type Roots } from '../../../generated/oni/parser.js';
export {
  type Board,
  type Card,
  type CardSet,
  cardSet,
  type Hands,
  type Move,
  type Piece,
  type Position,
  type Side,
  type Square,
  STANDARD_CARDS,
  type Step,
  type Violation,
} from '../../games/onitama/index.js';
export { type CodeOf, ModelError, type ModelProblem } from '../../diagnostics/index.js';
export type * from '../../notation/contract.js';
export { explainedOni as oniCodes, type OniCode } from './codes.js';
export { type Cell, DEFAULT_BOARD, type OniGame, type OniMove, squareLetter, squareOf } from './model.js';
export { oniFromJson, oniNotation, type OniReading, oniToJson, parseOni } from './notation.js';
export type { OniOptions } from './options.js';
export { boardText, type OniPlayOptions, type OniPly, type OniReplay, replayOni } from './play.js';
export { onitamaPositionFromText } from './position.js';
export { formatOni, printOni, tryPrintOni } from './print.js';
export { type BoardView as OniBoardView, oniView, type OniViewOptions } from './view/index.js';
