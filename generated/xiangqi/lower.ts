// Generated from src/notations/xiangqi/setup/model/shape.ts by ludogram. Do not edit: change the shape and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import type { ContextOf } from '../../src/notation/shape/index.js';
import { commentAt, fieldsOf, stateAt } from '../../src/notations/xiangqi/setup/model/leaves.js';
import type { annoFenSetup, fenSetup } from '../../src/notations/xiangqi/setup/model/shape.js';
import type * as nodes from './nodes.js';
import { fenState } from './readers.js';

/** The values that reading depends on, besides the tree. */
type Context = ContextOf<typeof annoFenSetup | typeof fenSetup>;

/** Reads the model of a node of the kind `AnnoFen`. */
export function readAnnoFen(tree: Tree, at: NodeIndex<nodes.AnnoFen>, context: Context) {
  const fields = fieldsOf(tree, at, context);
  const comments_ = tree.comments().map(commentAt);
  return { fields, comments: comments_ };
}

/** Reads the model of a node of the kind `Fen`. */
export function readFen(tree: Tree, at: NodeIndex<nodes.Fen>, context: Context) {
  const fields = fieldsOf(tree, at, context);
  const stateNode = fenState(tree, at);
  const state = stateNode === 0 ? undefined : stateAt(tree, stateNode);
  const comments_ = tree.comments().map(commentAt);
  return state === undefined ? { fields, comments: comments_ } : { fields, state, comments: comments_ };
}
