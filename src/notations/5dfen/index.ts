/**
 * 5DFEN: positions and games of 5D chess. Use this entry point to parse, check, edit, print, convert, replay, hash and
 * draw them.
 *
 * ```ts
 * import { parse5dfen, print5dfen, hashBoards } from 'ludogram/5dfen';
 *
 * const { model, diagnostics } = parse5dfen('[k7/8/8/8/8/8/8/K7:0:1:w]\n1. (0T1)Kb2 / (0T1)Kb7');
 * hashBoards(model.boards);
 * print5dfen(model, { dialect: 'draft' });
 * ```
 *
 * Check and mate marks are kept, but not verified.
 *
 * - `parse5dfen` reads a text and returns its tree, model and diagnostics, and can edit it; `read5dfen` only reads.
 * - `fiveDGames` opens and shows games without the rest of the notation.
 * - `format5dfen` writes a reading as canonical text; `print5dfen` and `tryPrint5dfen` write a model.
 * - `fiveDToJson` and `fiveDFromJson` convert a model to tagged JSON and back.
 * - `replay5dfen` replays the moves according to the rules.
 * - `fiveDView` draws a position as SVG or text.
 * - `fiveDNotation` has all of these and edits in one object; `fiveDCodes` explains the codes of diagnostics.
 * - `parse5dfenTree` builds only the tree, for bulk work; `nodes` has the types of its nodes.
 * - `parse5dfenStructure` reads without the rules of the game, which makes bundles smaller; `hashBoards` hashes
 *   positions.
 *
 * @module ludogram/5dfen
 */
export * as nodes from '../../../generated/5dfen/nodes.js';
export { parse as parse5dfenTree, type Roots } from '../../../generated/5dfen/parser.js';
export { ModelError } from '../../diagnostics/index.js';
export { PIECE_NAMES } from '../../games/5dchess/index.js';
export type * from '../../notation/contract.js';
export { explainedFiveD as fiveDCodes, type FiveDCode } from './codes.js';
export { hashBoard, hashBoards } from './boards/hash.js';
export type * from './model/model.js';
export { type FiveDReading, parse5dfen, fiveDFromJson, fiveDNotation, fiveDToJson } from './notation.js';
export { fiveDPositionFromText } from './position-from-text.js';
export type { Dialect, FiveDOptions, FiveDPrintOptions, FiveDRenderOptions, FiveDStructureOptions } from './options.js';
export type { FiveDPlayable, LineMove as FiveDLineMove } from './replay/playable.js';
export type { FiveDPly } from './replay/play-lines.js';
export { type FiveDReplay, type FiveDVariation, replay5dfen } from './replay/play.js';
export { format5dfen, print5dfen, printBoard, printMove, tryPrint5dfen, tryPrintBoard, tryPrintMove } from './print.js';
export { read5dfen, read5dfenStructure } from './read.js';
export { parse5dfenStructure } from './structure.js';
export { type BoardView as FiveDBoardView, fiveDView } from './view/index.js';
export type { SquareOfBoard as FiveDSquareOfBoard, Travel as FiveDTravel } from './view/travels.js';
export type { PlayedAction as FiveDPlayedAction } from './turns/played-actions.js';
export type { LineWithMover as FiveDOpenedLine } from './turns/game-tree.js';
export { fiveDGames } from './games.js';
