// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

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
  return (i < data[at + 3]! ? i : 0) as never;
};

const first2 = (_tree: Tree, at: NodeIndex): never => (at + 4) as never;

const next3 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- ROOT ----

/** Whether a node is of the kind `ROOT`. */
export const isROOT = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ROOT> =>
  (data[at]! & KIND) === 4;

/** The list `headers` of `ROOT`. */
export const rootHeaders: NodeList<NodeIndex<nodes.ROOT>, NodeIndex<nodes.HEADER>> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 2048 ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 2048 ? i : 0) as never;
  },
};

/** The list `boards` of `ROOT`. */
export const rootBoards: NodeList<NodeIndex<nodes.ROOT>, NodeIndex<nodes.BOARD>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! && (data[i]! & FIELD) === 4096 ? i : 0) as never;
  },
};

/** The list `moves` of `ROOT`. */
export const rootMoves: NodeList<NodeIndex<nodes.ROOT>, NodeIndex<nodes.MOVE>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next1,
};

/** All children of `ROOT`, including comments and errors. */
export const rootChildren: NodeList<NodeIndex<nodes.ROOT>, NodeIndex<nodes.HEADER> | NodeIndex<nodes.BOARD> | NodeIndex<nodes.MOVE>> = {
  first: ({ data }, at) => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: next1,
};

// ---- MOVE ----

/** Whether a node is of the kind `MOVE`. */
export const isMOVE = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MOVE> =>
  (data[at]! & KIND) === 5;

/** Returns the field `move` of `MOVE`. */
export const moveMove = (_tree: Tree, at: NodeIndex<nodes.MOVE>): NodeIndex<Token> => (at + 4) as never;

/** All children of `MOVE`, including comments and errors. */
export const moveChildren: NodeList<NodeIndex<nodes.MOVE>, NodeIndex<Token>> = { first: first2, next: next3 };

// ---- HEADER ----

/** Whether a node is of the kind `HEADER`. */
export const isHEADER = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.HEADER> =>
  (data[at]! & KIND) === 6;

/** Returns the field `key` of `HEADER`. */
export const headerKey = (_tree: Tree, at: NodeIndex<nodes.HEADER>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `value` of `HEADER`. */
export const headerValue = (_tree: Tree, at: NodeIndex<nodes.HEADER>): NodeIndex<Token> => (at + 8) as never;

/** All children of `HEADER`, including comments and errors. */
export const headerChildren: NodeList<NodeIndex<nodes.HEADER>, NodeIndex<Token>> = { first: first2, next: next3 };

// ---- BOARD ----

/** Whether a node is of the kind `BOARD`. */
export const isBOARD = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.BOARD> =>
  (data[at]! & KIND) === 7;

/** Returns the field `pieces` of `BOARD`. */
export const boardPieces = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 4) as never;

/** Returns the field `layer` of `BOARD`. */
export const boardLayer = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 8) as never;

/** Returns the field `time` of `BOARD`. */
export const boardTime = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token> => (at + 12) as never;

/** Returns the field `colour` of `BOARD`. */
export const boardColour = (_tree: Tree, at: NodeIndex<nodes.BOARD>): NodeIndex<Token<'w' | 'b'>> => (at + 16) as never;

/** The texts that the field `colour` of `BOARD` can have, in the order of the grammar. */
export const boardColourTexts = ['w', 'b'] as const;

/** Returns the text of the field `colour` of `BOARD`. */
export const boardColourText = (tree: Tree, at: NodeIndex<nodes.BOARD>): 'w' | 'b' => {
  const { data } = tree;
  const i = boardColour(tree, at);
  return boardColourTexts[data[i]! >>> 22]!;
};

/** All children of `BOARD`, including comments and errors. */
export const boardChildren: NodeList<NodeIndex<nodes.BOARD>, NodeIndex<Token>> = { first: first2, next: next3 };
