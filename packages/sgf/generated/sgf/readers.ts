// Generated from sgf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Tree } from 'ludogram/cst';
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

const first1 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next2 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next3 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- SgfFile ----

/** Whether a node is of the kind `SgfFile`. */
export const isSgfFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SgfFile> =>
  (data[at]! & KIND) === 4;

/** The list `trees` of `SgfFile`. */
export const sgfFileTrees: NodeList<NodeIndex<nodes.SgfFile>, NodeIndex<nodes.GameTree>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `SgfFile`, including comments and errors. */
export const sgfFileChildren: NodeList<
  NodeIndex<nodes.SgfFile>,
  | NodeIndex<nodes.OutsideText>
  | NodeIndex<nodes.GameTree>
  | NodeIndex<nodes.StrayParenthesisError>
> = { first: first1, next: next2 };

// ---- OutsideText ----

/** Whether a node is of the kind `OutsideText`. */
export const isOutsideText = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OutsideText> =>
  (data[at]! & KIND) === 5;

// ---- GameTree ----

/** Whether a node is of the kind `GameTree`. */
export const isGameTree = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameTree> =>
  (data[at]! & KIND) === 6;

/** The list `nodes` of `GameTree`. */
export const gameTreeNodes: NodeList<
  NodeIndex<nodes.GameTree>,
  | NodeIndex<nodes.Node>
  | NodeIndex<nodes.LooseNodeError>
  | NodeIndex<nodes.StrayInTreeError>
> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 4096 ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 4096 ? i : 0) as never;
  },
};

/** The list `variations` of `GameTree`. */
export const gameTreeVariations: NodeList<NodeIndex<nodes.GameTree>, NodeIndex<nodes.GameTree> | NodeIndex<nodes.LateNodeError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 6144 ? i : 0) as never;
  },
};

/** All children of `GameTree`, including comments and errors. */
export const gameTreeChildren: NodeList<
  NodeIndex<nodes.GameTree>,
  | NodeIndex<nodes.Node>
  | NodeIndex<nodes.LooseNodeError>
  | NodeIndex<nodes.StrayInTreeError>
  | NodeIndex<nodes.GameTree>
  | NodeIndex<nodes.LateNodeError>
  | NodeIndex<nodes.UnclosedTreeError>
> = { first: first1, next: next2 };

// ---- Node ----

/** Whether a node is of the kind `Node`. */
export const isNode = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Node> =>
  (data[at]! & KIND) === 7;

/** The list `properties` of `Node`. */
export const nodeProperties: NodeList<NodeIndex<nodes.Node>, NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError>> = { first: first1, next: next2 };

/** All children of `Node`, including comments and errors. */
export const nodeChildren: NodeList<NodeIndex<nodes.Node>, NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError>> = { first: first1, next: next2 };

// ---- Property ----

/** Whether a node is of the kind `Property`. */
export const isProperty = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Property> =>
  (data[at]! & KIND) === 8;

/** Returns the field `id` of `Property`. */
export const propertyId = (_tree: Tree, at: NodeIndex<nodes.Property>): NodeIndex<nodes.PropIdent> | NodeIndex<nodes.OddIdent> => (at + 4) as never;

/** The list `values` of `Property`. */
export const propertyValues: NodeList<NodeIndex<nodes.Property>, NodeIndex<nodes.Value> | NodeIndex<nodes.UnclosedValueError>> = {
  first: ({ data }, at) => {
    const i = at + 8;
    return ((data[i]! & FIELD) === 12288 ? i : 0) as never;
  },
  next: next3,
};

/** All children of `Property`, including comments and errors. */
export const propertyChildren: NodeList<
  NodeIndex<nodes.Property>,
  | NodeIndex<nodes.PropIdent>
  | NodeIndex<nodes.OddIdent>
  | NodeIndex<nodes.Value>
  | NodeIndex<nodes.UnclosedValueError>
  | NodeIndex<nodes.MissingValueError>
> = {
  first: (_tree, at) => (at + 4) as never,
  next: next3,
};

// ---- PropIdent ----

/** Whether a node is of the kind `PropIdent`. */
export const isPropIdent = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PropIdent> =>
  (data[at]! & KIND) === 9;

// ---- OddIdent ----

/** Whether a node is of the kind `OddIdent`. */
export const isOddIdent = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddIdent> =>
  (data[at]! & KIND) === 10;

// ---- Value ----

/** Whether a node is of the kind `Value`. */
export const isValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Value> =>
  (data[at]! & KIND) === 11;

// ---- LooseNodeError ----

/** Whether a node is of the kind `LooseNodeError`. */
export const isLooseNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LooseNodeError> =>
  (data[at]! & KIND) === 12;

// ---- UnclosedTreeError ----

/** Whether a node is of the kind `UnclosedTreeError`. */
export const isUnclosedTreeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedTreeError> =>
  (data[at]! & KIND) === 13;

// ---- UnclosedValueError ----

/** Whether a node is of the kind `UnclosedValueError`. */
export const isUnclosedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedValueError> =>
  (data[at]! & KIND) === 14;

// ---- MissingValueError ----

/** Whether a node is of the kind `MissingValueError`. */
export const isMissingValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingValueError> =>
  (data[at]! & KIND) === 15;

// ---- StrayParenthesisError ----

/** Whether a node is of the kind `StrayParenthesisError`. */
export const isStrayParenthesisError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayParenthesisError> =>
  (data[at]! & KIND) === 16;

// ---- StrayInTreeError ----

/** Whether a node is of the kind `StrayInTreeError`. */
export const isStrayInTreeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInTreeError> =>
  (data[at]! & KIND) === 17;

// ---- StrayInNodeError ----

/** Whether a node is of the kind `StrayInNodeError`. */
export const isStrayInNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInNodeError> =>
  (data[at]! & KIND) === 18;

// ---- LateNodeError ----

/** Whether a node is of the kind `LateNodeError`. */
export const isLateNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LateNodeError> =>
  (data[at]! & KIND) === 19;
