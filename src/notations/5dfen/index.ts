/**
 * 5DFEN, positions and games of 5D chess: parse, check, print, convert, hash, draw.
 *
 * ```ts
 * import { parse5dfen, print5dfen, hashBoards } from 'ludogram/5dfen';
 *
 * const { model, diagnostics } = parse5dfen('[k7/8/8/8/8/8/8/K7:0:1:w]\n1. (0T1)Kb2 / (0T1)Kb7');
 * hashBoards(model.boards);
 * print5dfen(model, { dialect: 'draft' });
 * ```
 *
 * Check and mate marks are kept, and not judged.
 *
 * @module ludogram/5dfen
 */
export * as nodes from '../../../generated/5dfen/nodes.js';
export { parse as parse5dfenTree, type Roots } from '../../../generated/5dfen/parser.js';
export { ModelError } from '../../diagnostics/index.js';
export type {
  Converted,
  Format,
  Json,
  JsonProblem,
  Level,
  Printed,
  PrintOptions,
  PrintResult,
  Reading,
  ReadOptions,
  StructureOptions,
  RenderOptions,
  Replayed,
  Target,
} from '../../notation/format.js';
export { explainedFiveD as fiveDCodes } from './codes.js';
export { fiveDFormat } from './notation.js';
export { fiveDFromJson } from './from-json.js';
export { hashBoard, hashBoards } from './hash.js';
export { fiveDJson } from './codec.js';
export type {
  Action,
  Board,
  BoardName,
  Castling,
  Colour,
  Comment,
  Coordinates,
  FiveDGame,
  Header,
  JumpKind,
  Layer,
  Line,
  Move,
  Origin,
  Pass,
  Piece,
  Result,
  Square,
  Step,
  Turn,
  Variation,
} from './model.js';
export { parse5dfen } from './parse.js';
export { type FiveDReading, parse5dfenStructure } from './read.js';
export { PIECE_NAMES } from './pieces.js';
export type { FiveDPrintOptions } from './write.js';
export type { Dialect } from './print-board.js';
export { print5dfen, printBoard, printMove, tryPrint5dfen, tryPrintBoard, tryPrintMove } from './print.js';
export { render5dfenSvg, render5dfenText } from './view/index.js';
