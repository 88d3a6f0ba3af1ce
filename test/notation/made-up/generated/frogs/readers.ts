// Generated from frogs.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Tree } from '../../../../../src/cst/index.js';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// The bits of a node's first integer that are its kind.
const KIND = 2047;

// The bits of the same integer that are its field.
const FIELD = 4192256;

// ---- Functions of several lists ----

const first1 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

// ---- FrogFile ----

/** Whether a node is of the kind `FrogFile`. */
export const isFrogFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FrogFile> =>
  (data[at]! & KIND) === 4;

/** Returns the field `board` of `FrogFile`. */
export const frogFileBoard = ({ data }: Tree, at: NodeIndex<nodes.FrogFile>): NodeIndex<nodes.Board> | NodeIndex<nodes.BoardError> => {
  let i = at + 4;
  while ((data[i]! & KIND) === 10) i += 4;
  return i as never;
};

/** The list `moves` of `FrogFile`. */
export const frogFileMoves: NodeList<NodeIndex<nodes.FrogFile>, NodeIndex<nodes.Move> | NodeIndex<nodes.MoveError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 8;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `FrogFile`, including comments and errors. */
export const frogFileChildren: NodeList<
  NodeIndex<nodes.FrogFile>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Board>
  | NodeIndex<nodes.BoardError>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.MoveError>
> = {
  first: first1,
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Board ----

/** Whether a node is of the kind `Board`. */
export const isBoard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Board> =>
  (data[at]! & KIND) === 5;

// ---- BoardError ----

/** Whether a node is of the kind `BoardError`. */
export const isBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.BoardError> =>
  (data[at]! & KIND) === 6;

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & KIND) === 7;

/** Returns the field `from` of `Move`. */
export const moveFrom = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Stone> => (at + 4) as never;

/** Returns the field `to` of `Move`. */
export const moveTo = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Stone> => (at + 8) as never;

/** All children of `Move`, including comments and errors. */
export const moveChildren: NodeList<NodeIndex<nodes.Move>, NodeIndex<nodes.Stone>> = {
  first: first1,
  next: ({ data }, at, last) => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Stone ----

/** Whether a node is of the kind `Stone`. */
export const isStone = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Stone> =>
  (data[at]! & KIND) === 8;

// ---- MoveError ----

/** Whether a node is of the kind `MoveError`. */
export const isMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MoveError> =>
  (data[at]! & KIND) === 9;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 10;
