/**
 * Onitama game records (`.oni`). Use this entry point to parse, check, edit, print, replay and draw them.
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
 * The notation can't record a pass (when a player has no legal move) or a position with blue to move.
 *
 * - `parseOni` reads a text and returns its tree, model and diagnostics, and can edit it; `readOni` only reads.
 * - `oniGames` opens and shows games without the rest of the notation.
 * - `formatOni` writes a reading as canonical text; `printOni` and `tryPrintOni` write a model.
 * - `oniToJson` and `oniFromJson` convert a model to tagged JSON and back.
 * - `replayOni` plays the moves according to the rules.
 * - `oniView` draws a position as SVG or text.
 * - `oniNotation` has all of these and edits in one object; `oniCodes` explains the codes of diagnostics.
 * - `parseOniTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `onitamaPositionFromText` reads a position.
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
export { type Cell, DEFAULT_BOARD, squareLetter, squareOf } from './model/leaves.js';
export { oniFromJson, oniNotation, type OniReading, oniToJson, parseOni } from './notation.js';
export { onitamaPositionFromText } from './position-from-text.js';
export { oniGames } from './games.js';
export { readOni } from './read.js';
export type { OniOptions } from './options.js';
export { boardText, type OniPlayOptions, type OniPly, type OniReplay, replayOni } from './replay/play.js';
export { type OniPlayable, oniPlayableOf } from './replay/playable.js';
export { formatOni, type OniPrintOptions, printOni, tryPrintOni } from './print.js';
export type { OniGame, OniMove } from './model/shape.js';
export { type BoardView as OniBoardView, oniView, type OniViewOptions } from './view/index.js';
