// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Token, Tree } from '../../src/cst/index.js';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- ROOT ----

/** Whether a node is of the kind `ROOT`. */
export const isROOT = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ROOT> =>
  (data[at]! & 2047) === 4;

/** The list `headers` of `ROOT`. */
export const rootHeaders = {
  first: ({ data }: Tree, at: NodeIndex<nodes.ROOT>): NodeIndex<nodes.HEADER> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 2048 ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.ROOT>, last: NodeIndex): NodeIndex<nodes.HEADER> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 2048 ? i : 0) as never;
  },
};

/** The list `boards` of `ROOT`. */
export const rootBoards = {
  first: ({ data }: Tree, at: NodeIndex<nodes.ROOT>): NodeIndex<nodes.BOARD> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.ROOT>, last: NodeIndex): NodeIndex<nodes.BOARD> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & 4192256) === 4096 ? i : 0) as never;
  },
};

/** The list `moves` of `ROOT`. */
export const rootMoves = {
  first: ({ data }: Tree, at: NodeIndex<nodes.ROOT>): NodeIndex<nodes.MOVE> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.ROOT>, last: NodeIndex): NodeIndex<nodes.MOVE> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

/** All children of `ROOT`, including comments and errors. */
export const rootChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.ROOT>): NodeIndex<nodes.HEADER> | NodeIndex<nodes.BOARD> | NodeIndex<nodes.MOVE> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.ROOT>, last: NodeIndex): NodeIndex<nodes.HEADER> | NodeIndex<nodes.BOARD> | NodeIndex<nodes.MOVE> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- MOVE ----

/** Whether a node is of the kind `MOVE`. */
export const isMOVE = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MOVE> =>
  (data[at]! & 2047) === 5;

/** The field `move` of `MOVE`. */
export const moveMove = (_tree: Tree, at: NodeIndex<nodes.MOVE>): NodeIndex<Token> => (at + 4) as never;

/** All children of `MOVE`, including comments and errors. */
export const moveChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.MOVE>): NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.MOVE>, last: NodeIndex): NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- HEADER ----

/** Whether a node is of the kind `HEADER`. */
export const isHEADER = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.HEADER> =>
  (data[at]! & 2047) === 6;

/** The field `key` of `HEADER`. */
export const headerKey = (_tree: Tree, at: NodeIndex<nodes.HEADER>): NodeIndex<Token> => (at + 4) as never;

/** The field `value` of `HEADER`. */
export const headerValue = (_tree: Tree, at: NodeIndex<nodes.HEADER>): NodeIndex<Token> => (at + 8) as never;

/** All children of `HEADER`, including comments and errors. */
export const headerChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.HEADER>): NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.HEADER>, last: NodeIndex): NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- BOARD ----

/** Whether a node is of the kind `BOARD`. */
export const isBOARD = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.BOARD> =>
  (data[at]! & 2047) === 7;

/** The field `pieces` of `BOARD`. */
export const boardPieces = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 4) as never;

/** The field `layer` of `BOARD`. */
export const boardLayer = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 8) as never;

/** The field `time` of `BOARD`. */
export const boardTime = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 12) as never;

/** The field `colour` of `BOARD`. */
export const boardColour = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token<'w' | 'b'>> => (at + 16) as never;

/** The texts that the field `colour` of `BOARD` can have, in the order of the grammar. */
export const boardColourTexts = ['w', 'b'] as const;

/** The text of the field `colour` of `BOARD`. */
export const boardColourText = (tree: Tree, at: NodeIndex<nodes.BOARD>): 'w' | 'b' => {
  const { data } = tree;
  const i = boardColour(tree, at);
  return boardColourTexts[data[i]! >>> 22]!;
};

/** All children of `BOARD`, including comments and errors. */
export const boardChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.BOARD>, last: NodeIndex): NodeIndex<Token> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};
