// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Token, Tree } from '../../src/cst/index.js';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- AnnoFen ----

/** Whether a node is an AnnoFen. */
export const isAnnoFen = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.AnnoFen> =>
  (words[at]! & 1023) === 4;

/** The version of an AnnoFen. */
export const annoFenVersion = ({ words }: Tree, at: NodeIndex<nodes.AnnoFen>): NodeIndex<nodes.Version> | NodeIndex<nodes.VersionError> => {
  let i = at + 4;
  while ((words[i]! & 1023) === 16) i += 4;
  return i as never;
};

/** The rows of an AnnoFen. */
export const annoFenRows = {
  first: ({ words }: Tree, at: NodeIndex<nodes.AnnoFen>): NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | 0 => {
    const end = words[at + 3]!;
    let i = at + 8;
    while (i < end && (words[i]! & 1047552) !== 2048) i = words[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.AnnoFen>, last: NodeIndex): NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! && (words[i]! & 1047552) === 2048 ? i : 0) as never;
  },
};

/** Every child of an AnnoFen, comments and errors included. */
export const annoFenChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.AnnoFen>): NodeIndex<nodes.Comment> | NodeIndex<nodes.Version> | NodeIndex<nodes.VersionError> | NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | NodeIndex<nodes.TrailingError> | NodeIndex<nodes.ExtraLineError> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.AnnoFen>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.Version> | NodeIndex<nodes.VersionError> | NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | NodeIndex<nodes.TrailingError> | NodeIndex<nodes.ExtraLineError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Version ----

/** Whether a node is a Version. */
export const isVersion = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Version> =>
  (words[at]! & 1023) === 5;

// ---- Fen ----

/** Whether a node is a Fen. */
export const isFen = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Fen> =>
  (words[at]! & 1023) === 6;

/** The rows of a Fen. */
export const fenRows = {
  first: ({ words }: Tree, at: NodeIndex<nodes.Fen>): NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | 0 => {
    let i = at + 4;
    while ((words[i]! & 1023) === 16) i += 4;
    return i as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.Fen>, last: NodeIndex): NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! && (words[i]! & 1047552) === 2048 ? i : 0) as never;
  },
};

/** The state of a Fen; 0 if absent. */
export const fenState = ({ words }: Tree, at: NodeIndex<nodes.Fen>): NodeIndex<Token> | 0 => {
  const end = words[at + 3]!;
  let i = at + 4;
  while (i < end && (words[i]! & 1047552) !== 3072) i = words[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Every child of a Fen, comments and errors included. */
export const fenChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Fen>): NodeIndex<nodes.Comment> | NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | NodeIndex<Token> | NodeIndex<nodes.ExtraLineError> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.Fen>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.Row> | NodeIndex<nodes.EmptyRowError> | NodeIndex<Token> | NodeIndex<nodes.ExtraLineError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Row ----

/** Whether a node is a Row. */
export const isRow = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Row> =>
  (words[at]! & 1023) === 7;

/** The items of a Row. */
export const rowItems = {
  first: (_tree: Tree, at: NodeIndex<nodes.Row>): NodeIndex<nodes.Count> | NodeIndex<nodes.Group> | NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<nodes.StrayBracketError> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.Row>, last: NodeIndex): NodeIndex<nodes.Count> | NodeIndex<nodes.Group> | NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<nodes.StrayBracketError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

/** Every child of a Row, comments and errors included. */
export const rowChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Row>): NodeIndex<nodes.Count> | NodeIndex<nodes.Group> | NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<nodes.StrayBracketError> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.Row>, last: NodeIndex): NodeIndex<nodes.Count> | NodeIndex<nodes.Group> | NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<nodes.StrayBracketError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Count ----

/** Whether a node is a Count. */
export const isCount = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Count> =>
  (words[at]! & 1023) === 8;

// ---- Group ----

/** Whether a node is a Group. */
export const isGroup = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Group> =>
  (words[at]! & 1023) === 9;

/** The atoms of a Group. */
export const groupAtoms = {
  first: ({ words }: Tree, at: NodeIndex<nodes.Group>): NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | 0 => {
    const i = at + 4;
    return (i < words[at + 3]! && (words[i]! & 1047552) === 5120 ? i : 0) as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.Group>, last: NodeIndex): NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! && (words[i]! & 1047552) === 5120 ? i : 0) as never;
  },
};

/** The close of a Group; 0 if absent. */
export const groupClose = ({ words }: Tree, at: NodeIndex<nodes.Group>): NodeIndex<Token<']'>> | 0 => {
  const end = words[at + 3]!;
  let i = at + 4;
  while (i < end && (words[i]! & 1047552) !== 6144) i = words[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Every child of a Group, comments and errors included. */
export const groupChildren = {
  first: ({ words }: Tree, at: NodeIndex<nodes.Group>): NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<Token> | 0 => {
    const i = at + 4;
    return (i < words[at + 3]! ? i : 0) as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.Group>, last: NodeIndex): NodeIndex<nodes.Piece> | NodeIndex<nodes.Annotation> | NodeIndex<nodes.AnnotationError> | NodeIndex<nodes.AtomError> | NodeIndex<Token> | 0 => {
    const i = words[last + 3]!;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Piece ----

/** Whether a node is a Piece. */
export const isPiece = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Piece> =>
  (words[at]! & 1023) === 10;

// ---- Annotation ----

/** Whether a node is an Annotation. */
export const isAnnotation = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Annotation> =>
  (words[at]! & 1023) === 11;

/** The code of an Annotation. */
export const annotationCode = (_tree: Tree, at: NodeIndex<nodes.Annotation>): NodeIndex<nodes.Code> => (at + 4) as never;

/** Every child of an Annotation, comments and errors included. */
export const annotationChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Annotation>): NodeIndex<nodes.Code> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.Annotation>, last: NodeIndex): NodeIndex<nodes.Code> | 0 => {
    const i = last + 4;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Code ----

/** Whether a node is a Code. */
export const isCode = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Code> =>
  (words[at]! & 1023) === 12;

// ---- XayAtom ----

/** Whether a node is a XayAtom. */
export const isXayAtom = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.XayAtom> =>
  (words[at]! & 1023) === 13;

/** The piece of a XayAtom; 0 if absent. */
export const xayAtomPiece = ({ words }: Tree, at: NodeIndex<nodes.XayAtom>): NodeIndex<nodes.Piece> | 0 => {
  const i = at + 4;
  return ((words[i]! & 1047552) === 8192 ? i : 0) as never;
};

/** The code of a XayAtom; 0 if absent. */
export const xayAtomCode = ({ words }: Tree, at: NodeIndex<nodes.XayAtom>): NodeIndex<nodes.Code> | 0 => {
  const i = at + 4;
  return ((words[i]! & 1047552) === 7168 ? i : 0) as never;
};

/** Every child of a XayAtom, comments and errors included. */
export const xayAtomChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.XayAtom>): NodeIndex<nodes.Piece> | NodeIndex<nodes.Code> | 0 => (at + 4) as never,
  next: ({ words }: Tree, at: NodeIndex<nodes.XayAtom>, last: NodeIndex): NodeIndex<nodes.Piece> | NodeIndex<nodes.Code> | 0 => {
    const i = last + 4;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- XayText ----

/** Whether a node is a XayText. */
export const isXayText = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.XayText> =>
  (words[at]! & 1023) === 14;

/** The words of a XayText. */
export const xayTextWords = {
  first: ({ words }: Tree, at: NodeIndex<nodes.XayText>): NodeIndex<nodes.Word> | 0 => {
    const end = words[at + 3]!;
    let i = at + 4;
    while (i < end && (words[i]! & 1047552) !== 9216) i = words[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.XayText>, last: NodeIndex): NodeIndex<nodes.Word> | 0 => {
    const end = words[at + 3]!;
    let i = last + 4;
    while (i < end && (words[i]! & 1047552) !== 9216) i = words[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** Every child of a XayText, comments and errors included. */
export const xayTextChildren = {
  first: ({ words }: Tree, at: NodeIndex<nodes.XayText>): NodeIndex<nodes.Comment> | NodeIndex<nodes.Word> | 0 => {
    const i = at + 4;
    return (i < words[at + 3]! ? i : 0) as never;
  },
  next: ({ words }: Tree, at: NodeIndex<nodes.XayText>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.Word> | 0 => {
    const i = last + 4;
    return (i < words[at + 3]! ? i : 0) as never;
  },
};

// ---- Word ----

/** Whether a node is a Word. */
export const isWord = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Word> =>
  (words[at]! & 1023) === 15;

// ---- Comment ----

/** Whether a node is a Comment. */
export const isComment = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (words[at]! & 1023) === 16;

// ---- VersionError ----

/** Whether a node is a VersionError. */
export const isVersionError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.VersionError> =>
  (words[at]! & 1023) === 17;

// ---- EmptyRowError ----

/** Whether a node is an EmptyRowError. */
export const isEmptyRowError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.EmptyRowError> =>
  (words[at]! & 1023) === 18;

// ---- AnnotationError ----

/** Whether a node is an AnnotationError. */
export const isAnnotationError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.AnnotationError> =>
  (words[at]! & 1023) === 19;

// ---- AtomError ----

/** Whether a node is an AtomError. */
export const isAtomError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.AtomError> =>
  (words[at]! & 1023) === 20;

// ---- StrayBracketError ----

/** Whether a node is a StrayBracketError. */
export const isStrayBracketError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayBracketError> =>
  (words[at]! & 1023) === 21;

// ---- TrailingError ----

/** Whether a node is a TrailingError. */
export const isTrailingError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.TrailingError> =>
  (words[at]! & 1023) === 22;

// ---- ExtraLineError ----

/** Whether a node is an ExtraLineError. */
export const isExtraLineError = ({ words }: Tree, at: NodeIndex): at is NodeIndex<nodes.ExtraLineError> =>
  (words[at]! & 1023) === 23;
