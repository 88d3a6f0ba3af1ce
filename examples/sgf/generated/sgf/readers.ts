// Generated from sgf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Tree } from 'ludogram/cst';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- SgfFile ----

/** Whether a node is of the kind `SgfFile`. */
export const isSgfFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SgfFile> =>
  (data[at]! & 2047) === 4;

/** The list `trees` of `SgfFile`. */
export const sgfFileTrees = {
  first: ({ data }: Tree, at: NodeIndex<nodes.SgfFile>): NodeIndex<nodes.GameTree> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.SgfFile>, last: NodeIndex): NodeIndex<nodes.GameTree> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 2048) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `SgfFile`, including comments and errors. */
export const sgfFileChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.SgfFile>): NodeIndex<nodes.OutsideText> | NodeIndex<nodes.GameTree> | NodeIndex<nodes.StrayParenthesisError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.SgfFile>, last: NodeIndex): NodeIndex<nodes.OutsideText> | NodeIndex<nodes.GameTree> | NodeIndex<nodes.StrayParenthesisError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- OutsideText ----

/** Whether a node is of the kind `OutsideText`. */
export const isOutsideText = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OutsideText> =>
  (data[at]! & 2047) === 5;

// ---- GameTree ----

/** Whether a node is of the kind `GameTree`. */
export const isGameTree = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.GameTree> =>
  (data[at]! & 2047) === 6;

/** The list `nodes` of `GameTree`. */
export const gameTreeNodes = {
  first: ({ data }: Tree, at: NodeIndex<nodes.GameTree>): NodeIndex<nodes.Node> | NodeIndex<nodes.LooseNodeError> | NodeIndex<nodes.StrayInTreeError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 4096 ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.GameTree>, last: NodeIndex): NodeIndex<nodes.Node> | NodeIndex<nodes.LooseNodeError> | NodeIndex<nodes.StrayInTreeError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 4096 ? i : 0) as never;
  },
};

/** The list `variations` of `GameTree`. */
export const gameTreeVariations = {
  first: ({ data }: Tree, at: NodeIndex<nodes.GameTree>): NodeIndex<nodes.GameTree> | NodeIndex<nodes.LateNodeError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.GameTree>, last: NodeIndex): NodeIndex<nodes.GameTree> | NodeIndex<nodes.LateNodeError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 6144 ? i : 0) as never;
  },
};

/** All children of `GameTree`, including comments and errors. */
export const gameTreeChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.GameTree>): NodeIndex<nodes.Node> | NodeIndex<nodes.LooseNodeError> | NodeIndex<nodes.StrayInTreeError> | NodeIndex<nodes.GameTree> | NodeIndex<nodes.LateNodeError> | NodeIndex<nodes.UnclosedTreeError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.GameTree>, last: NodeIndex): NodeIndex<nodes.Node> | NodeIndex<nodes.LooseNodeError> | NodeIndex<nodes.StrayInTreeError> | NodeIndex<nodes.GameTree> | NodeIndex<nodes.LateNodeError> | NodeIndex<nodes.UnclosedTreeError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Node ----

/** Whether a node is of the kind `Node`. */
export const isNode = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Node> =>
  (data[at]! & 2047) === 7;

/** The list `properties` of `Node`. */
export const nodeProperties = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Node>): NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Node>, last: NodeIndex): NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Node`, including comments and errors. */
export const nodeChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Node>): NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Node>, last: NodeIndex): NodeIndex<nodes.Property> | NodeIndex<nodes.StrayInNodeError> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Property ----

/** Whether a node is of the kind `Property`. */
export const isProperty = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Property> =>
  (data[at]! & 2047) === 8;

/** The field `id` of `Property`. */
export const propertyId = (_tree: Tree, at: NodeIndex<nodes.Property>): NodeIndex<nodes.PropIdent> | NodeIndex<nodes.OddIdent> => (at + 4) as never;

/** The list `values` of `Property`. */
export const propertyValues = {
  first: ({ data }: Tree, at: NodeIndex<nodes.Property>): NodeIndex<nodes.Value> | NodeIndex<nodes.UnclosedValueError> | 0 => {
    const i = at + 8;
    return ((data[i]! & 4192256) === 12288 ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.Property>, last: NodeIndex): NodeIndex<nodes.Value> | NodeIndex<nodes.UnclosedValueError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `Property`, including comments and errors. */
export const propertyChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Property>): NodeIndex<nodes.PropIdent> | NodeIndex<nodes.OddIdent> | NodeIndex<nodes.Value> | NodeIndex<nodes.UnclosedValueError> | NodeIndex<nodes.MissingValueError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Property>, last: NodeIndex): NodeIndex<nodes.PropIdent> | NodeIndex<nodes.OddIdent> | NodeIndex<nodes.Value> | NodeIndex<nodes.UnclosedValueError> | NodeIndex<nodes.MissingValueError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- PropIdent ----

/** Whether a node is of the kind `PropIdent`. */
export const isPropIdent = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.PropIdent> =>
  (data[at]! & 2047) === 9;

// ---- OddIdent ----

/** Whether a node is of the kind `OddIdent`. */
export const isOddIdent = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OddIdent> =>
  (data[at]! & 2047) === 10;

// ---- Value ----

/** Whether a node is of the kind `Value`. */
export const isValue = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Value> =>
  (data[at]! & 2047) === 11;

// ---- LooseNodeError ----

/** Whether a node is of the kind `LooseNodeError`. */
export const isLooseNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LooseNodeError> =>
  (data[at]! & 2047) === 12;

// ---- UnclosedTreeError ----

/** Whether a node is of the kind `UnclosedTreeError`. */
export const isUnclosedTreeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedTreeError> =>
  (data[at]! & 2047) === 13;

// ---- UnclosedValueError ----

/** Whether a node is of the kind `UnclosedValueError`. */
export const isUnclosedValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.UnclosedValueError> =>
  (data[at]! & 2047) === 14;

// ---- MissingValueError ----

/** Whether a node is of the kind `MissingValueError`. */
export const isMissingValueError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingValueError> =>
  (data[at]! & 2047) === 15;

// ---- StrayParenthesisError ----

/** Whether a node is of the kind `StrayParenthesisError`. */
export const isStrayParenthesisError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayParenthesisError> =>
  (data[at]! & 2047) === 16;

// ---- StrayInTreeError ----

/** Whether a node is of the kind `StrayInTreeError`. */
export const isStrayInTreeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInTreeError> =>
  (data[at]! & 2047) === 17;

// ---- StrayInNodeError ----

/** Whether a node is of the kind `StrayInNodeError`. */
export const isStrayInNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInNodeError> =>
  (data[at]! & 2047) === 18;

// ---- LateNodeError ----

/** Whether a node is of the kind `LateNodeError`. */
export const isLateNodeError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.LateNodeError> =>
  (data[at]! & 2047) === 19;
