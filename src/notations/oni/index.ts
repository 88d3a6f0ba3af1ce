/**
 * Onitama game records, `.oni`: parse, check, print, replay, draw.
 *
 * ```ts
 * import { parseOni, printOni, renderOniText, replayOni } from 'ludogram/oni';
 *
 * const { model, diagnostics } = parseOni('BXLUT Byt Lbh');
 * diagnostics.map(({ message }) => message);
 * replayOni(model)?.result; // 'none'
 * renderOniText(model);
 * printOni(model, { style: 'compact' });
 * ```
 *
 * The notation can record neither a pass (a player without a legal move) nor a position in which blue is to move.
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
export { ModelError } from '../../diagnostics/index.js';
export type {
  Format,
  Json,
  JsonProblem,
  Level,
  Printed,
  PrintOptions,
  PrintResult,
  ReadOptions,
  RenderOptions,
  Replayed,
} from '../../notation/format.js';
export type { Reading } from '../../notation/index.js';
export { explainedOni as oniCodes } from './codes.js';
export { type Cell, DEFAULT_BOARD, type OniGame, type OniMove, squareLetter, squareOf } from './model.js';
export { oniFromJson, oniNotation, type OniReading, oniToJson, parseOni } from './notation.js';
export type { OniOptions } from './options.js';
export { boardText, type OniPly, type OniReplay, replayOni } from './play.js';
export { formatOni, printOni, tryPrintOni } from './print.js';
export { renderOniSvg, renderOniText } from './view/index.js';
