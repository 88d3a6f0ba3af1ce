// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Token, Tree } from '../../src/cst/index.js';
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

const next1 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! && (data[i]! & FIELD) === 4096 ? i : 0) as never;
};

const first2 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

const next3 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = data[last + 3]!;
  return (i < data[at + 3]! ? i : 0) as never;
};

const first4 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next5 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- AnnoFen ----

/** Whether a node is of the kind `AnnoFen`. */
export const isAnnoFen = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AnnoFen> =>
  (data[at]! & KIND) === 4;

/** Returns the field `version` of `AnnoFen`. */
export const annoFenVersion = ({ data }: Tree, at: NodeIndex<nodes.AnnoFen>): NodeIndex<nodes.Version> | NodeIndex<nodes.VersionError> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `rows` of `AnnoFen`. */
export const annoFenRows: NodeList<NodeIndex<nodes.AnnoFen>, NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 8;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next1,
};

/** All children of `AnnoFen`, including comments and errors. */
export const annoFenChildren: NodeList<
  NodeIndex<nodes.AnnoFen>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.StrayLineError>
  | NodeIndex<nodes.Version>
  | NodeIndex<nodes.VersionError>
  | NodeIndex<nodes.Row>
  | NodeIndex<nodes.EmptyRowError>
  | NodeIndex<nodes.TrailingError>
  | NodeIndex<nodes.ExtraLineError>
> = { first: first2, next: next3 };

// ---- Version ----

/** Whether a node is of the kind `Version`. */
export const isVersion = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Version> =>
  (data[at]! & KIND) === 5;

// ---- Fen ----

/** Whether a node is of the kind `Fen`. */
export const isFen = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Fen> =>
  (data[at]! & KIND) === 6;

/** The list `rows` of `Fen`. */
export const fenRows: NodeList<NodeIndex<nodes.Fen>, NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError>> = {
  first: ({ data }, at) => {
    let i = at + 4;
    while ((data[i]! & KIND) === 16) i += 4;
    return i as never;
  },
  next: next1,
};

/** Returns the field `state` of `Fen`; 0 if absent. */
export const fenState = ({ data }: Tree, at: NodeIndex<nodes.Fen>): NodeIndex<Token> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Fen`, including comments and errors. */
export const fenChildren: NodeList<
  NodeIndex<nodes.Fen>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Row>
  | NodeIndex<nodes.EmptyRowError>
  | NodeIndex<Token>
  | NodeIndex<nodes.ExtraLineError>
> = { first: first2, next: next3 };

// ---- Row ----

/** Whether a node is of the kind `Row`. */
export const isRow = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Row> =>
  (data[at]! & KIND) === 7;

/** The list `items` of `Row`. */
export const rowItems: NodeList<
  NodeIndex<nodes.Row>,
  | NodeIndex<nodes.Count>
  | NodeIndex<nodes.Group>
  | NodeIndex<nodes.Piece>
  | NodeIndex<nodes.Annotation>
  | NodeIndex<nodes.AnnotationError>
  | NodeIndex<nodes.AtomError>
  | NodeIndex<nodes.StrayBracketError>
> = { first: first2, next: next3 };

/** All children of `Row`, including comments and errors. */
export const rowChildren: NodeList<
  NodeIndex<nodes.Row>,
  | NodeIndex<nodes.Count>
  | NodeIndex<nodes.Group>
  | NodeIndex<nodes.Piece>
  | NodeIndex<nodes.Annotation>
  | NodeIndex<nodes.AnnotationError>
  | NodeIndex<nodes.AtomError>
  | NodeIndex<nodes.StrayBracketError>
> = { first: first2, next: next3 };

// ---- Count ----

/** Whether a node is of the kind `Count`. */
export const isCount = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Count> =>
  (data[at]! & KIND) === 8;

// ---- Group ----

/** Whether a node is of the kind `Group`. */
export const isGroup = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Group> =>
  (data[at]! & KIND) === 9;

/** The list `atoms` of `Group`. */
export const groupAtoms: NodeList<
  NodeIndex<nodes.Group>,
  | NodeIndex<nodes.Piece>
  | NodeIndex<nodes.Annotation>
  | NodeIndex<nodes.AnnotationError>
  | NodeIndex<nodes.AtomError>
> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 10240 ? i : 0) as never;
  },
};

/** Returns the field `close` of `Group`; 0 if absent. */
export const groupClose = ({ data }: Tree, at: NodeIndex<nodes.Group>): NodeIndex<Token<']'>> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 12288) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Group`, including comments and errors. */
export const groupChildren: NodeList<
  NodeIndex<nodes.Group>,
  | NodeIndex<nodes.Piece>
  | NodeIndex<nodes.Annotation>
  | NodeIndex<nodes.AnnotationError>
  | NodeIndex<nodes.AtomError>
  | NodeIndex<Token>
> = { first: first4, next: next3 };

// ---- Piece ----

/** Whether a node is of the kind `Piece`. */
export const isPiece = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Piece> =>
  (data[at]! & KIND) === 10;

// ---- Annotation ----

/** Whether a node is of the kind `Annotation`. */
export const isAnnotation = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Annotation> =>
  (data[at]! & KIND) === 11;

/** Returns the field `code` of `Annotation`. */
export const annotationCode = (_tree: Tree, at: NodeIndex<nodes.Annotation>): NodeIndex<nodes.Code> => (at + 4) as never;

/** All children of `Annotation`, including comments and errors. */
export const annotationChildren: NodeList<NodeIndex<nodes.Annotation>, NodeIndex<nodes.Code>> = { first: first2, next: next5 };

// ---- Code ----

/** Whether a node is of the kind `Code`. */
export const isCode = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Code> =>
  (data[at]! & KIND) === 12;

// ---- XayAtom ----

/** Whether a node is of the kind `XayAtom`. */
export const isXayAtom = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.XayAtom> =>
  (data[at]! & KIND) === 13;

/** Returns the field `piece` of `XayAtom`; 0 if absent. */
export const xayAtomPiece = ({ data }: Tree, at: NodeIndex<nodes.XayAtom>): NodeIndex<nodes.Piece> | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 16384 ? i : 0) as never;
};

/** Returns the field `code` of `XayAtom`; 0 if absent. */
export const xayAtomCode = ({ data }: Tree, at: NodeIndex<nodes.XayAtom>): NodeIndex<nodes.Code> | 0 => {
  const i = at + 4;
  return ((data[i]! & FIELD) === 14336 ? i : 0) as never;
};

/** All children of `XayAtom`, including comments and errors. */
export const xayAtomChildren: NodeList<NodeIndex<nodes.XayAtom>, NodeIndex<nodes.Piece> | NodeIndex<nodes.Code>> = { first: first2, next: next5 };

// ---- XayText ----

/** Whether a node is of the kind `XayText`. */
export const isXayText = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.XayText> =>
  (data[at]! & KIND) === 14;

/** The list `words` of `XayText`. */
export const xayTextWords: NodeList<NodeIndex<nodes.XayText>, NodeIndex<nodes.Word>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 18432) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = last + 4;
    while (i < end && (data[i]! & FIELD) !== 18432) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `XayText`, including comments and errors. */
export const xayTextChildren: NodeList<NodeIndex<nodes.XayText>, NodeIndex<nodes.Comment> | NodeIndex<nodes.Word>> = { first: first4, next: next5 };

// ---- Word ----

/** Whether a node is of the kind `Word`. */
export const isWord = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Word> =>
  (data[at]! & KIND) === 15;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 16;

// ---- StrayLineError ----

/** Whether a node is of the kind `StrayLineError`. */
export const isStrayLineError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayLineError> =>
  (data[at]! & KIND) === 17;

// ---- VersionError ----

/** Whether a node is of the kind `VersionError`. */
export const isVersionError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.VersionError> =>
  (data[at]! & KIND) === 18;

// ---- EmptyRowError ----

/** Whether a node is of the kind `EmptyRowError`. */
export const isEmptyRowError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.EmptyRowError> =>
  (data[at]! & KIND) === 19;

// ---- AnnotationError ----

/** Whether a node is of the kind `AnnotationError`. */
export const isAnnotationError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AnnotationError> =>
  (data[at]! & KIND) === 20;

// ---- AtomError ----

/** Whether a node is of the kind `AtomError`. */
export const isAtomError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.AtomError> =>
  (data[at]! & KIND) === 21;

// ---- StrayBracketError ----

/** Whether a node is of the kind `StrayBracketError`. */
export const isStrayBracketError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayBracketError> =>
  (data[at]! & KIND) === 22;

// ---- TrailingError ----

/** Whether a node is of the kind `TrailingError`. */
export const isTrailingError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.TrailingError> =>
  (data[at]! & KIND) === 23;

// ---- ExtraLineError ----

/** Whether a node is of the kind `ExtraLineError`. */
export const isExtraLineError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ExtraLineError> =>
  (data[at]! & KIND) === 24;
