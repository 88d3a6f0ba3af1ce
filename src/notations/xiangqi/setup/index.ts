// The exports that the entry points of annoFEN, XAY and plain FEN share.
export * as nodes from '../../../../generated/xiangqi/nodes.js';
export { parse as parseXiangqiTree, type Roots } from '../../../../generated/xiangqi/parser.js';
export { type CodeOf, ModelError, type ModelProblem } from '../../../diagnostics/index.js';
export type * from '../../../notation/contract.js';
export { type Arrow, arrowOf, MARKERS } from './annotations.js';
export type { Annotation, Atom, Colour, Piece, PieceKind } from './model/model.js';
export type { XiangqiSetup } from './model/codec.js';
export { xiangqiSetupFromText } from '../annofen/position-from-text.js';
export type { SetupNotation } from './notation.js';
export type { BoardView as XiangqiBoardView } from './view/index.js';
