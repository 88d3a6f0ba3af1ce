// What the entry points of annoFEN, XAY and plain FEN have in common.
export * as nodes from '../../../../generated/xiangqi/nodes.js';
export { parse as parseXiangqiTree, type Roots } from '../../../../generated/xiangqi/parser.js';
export { ModelError } from '../../../diagnostics/index.js';
export type * from '../../../notation/format.js';
export { type Reading } from '../../../notation/index.js';
export { type Arrow, arrowOf, MARKERS } from './annotations.js';
export type { Annotation, Atom, Colour, Piece, PieceKind, XiangqiSetup } from './model.js';
export type { BoardView as XiangqiBoardView, SetupViewOptions, SetupViewResult } from './view/index.js';
