// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, NodeList, Tree } from '../../src/cst/index.js';
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

const next2 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = last + 4;
  while (i < end && (data[i]! & FIELD) !== 8192) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const next3 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const i = last + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

const next4 = ({ data }: Tree, at: NodeIndex, last: NodeIndex): never => {
  const end = data[at + 3]!;
  let i = last + 4;
  while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

const first5 = ({ data }: Tree, at: NodeIndex): never => {
  const i = at + 4;
  return (i < data[at + 3]! ? i : 0) as never;
};

// ---- OniFile ----

/** Whether a node is of the kind `OniFile`. */
export const isOniFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OniFile> =>
  (data[at]! & KIND) === 4;

/** Returns the field `board` of `OniFile`; 0 if absent. */
export const oniFileBoard = ({ data }: Tree, at: NodeIndex<nodes.OniFile>):
  | NodeIndex<nodes.Board>
  | NodeIndex<nodes.FaultyBoard>
  | NodeIndex<nodes.BoardError>
  | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 2048) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** Returns the field `cards` of `OniFile`. */
export const oniFileCards = ({ data }: Tree, at: NodeIndex<nodes.OniFile>):
  | NodeIndex<nodes.Cards>
  | NodeIndex<nodes.StrayInCardsError>
  | NodeIndex<nodes.FaultyCards>
  | NodeIndex<nodes.MissingCardsError> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & FIELD) !== 4096) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `moves` of `OniFile`. */
export const oniFileMoves: NodeList<
  NodeIndex<nodes.OniFile>,
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.ShortMoveError>
  | NodeIndex<nodes.SecondBoardError>
  | NodeIndex<nodes.StrayInMoveError>
  | NodeIndex<nodes.FaultyMove>
> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }, at, last) => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & FIELD) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `OniFile`, including comments and errors. */
export const oniFileChildren: NodeList<
  NodeIndex<nodes.OniFile>,
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Board>
  | NodeIndex<nodes.Cards>
  | NodeIndex<nodes.Move>
  | NodeIndex<nodes.FaultyBoard>
  | NodeIndex<nodes.BoardError>
  | NodeIndex<nodes.StrayInCardsError>
  | NodeIndex<nodes.FaultyCards>
  | NodeIndex<nodes.MissingCardsError>
  | NodeIndex<nodes.ShortMoveError>
  | NodeIndex<nodes.SecondBoardError>
  | NodeIndex<nodes.StrayInMoveError>
  | NodeIndex<nodes.FaultyMove>
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

/** The list `cells` of `Board`. */
export const boardCells: NodeList<NodeIndex<nodes.Board>, NodeIndex<nodes.Cell>> = { first: first1, next: next2 };

/** All children of `Board`, including comments and errors. */
export const boardChildren: NodeList<NodeIndex<nodes.Board>, NodeIndex<nodes.Cell> | NodeIndex<nodes.Comment>> = { first: first1, next: next3 };

// ---- Cell ----

/** Whether a node is of the kind `Cell`. */
export const isCell = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Cell> =>
  (data[at]! & KIND) === 6;

// ---- Cards ----

/** Whether a node is of the kind `Cards`. */
export const isCards = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Cards> =>
  (data[at]! & KIND) === 7;

/** The list `cards` of `Cards`. */
export const cardsCards: NodeList<NodeIndex<nodes.Cards>, NodeIndex<nodes.Card>> = { first: first1, next: next4 };

/** All children of `Cards`, including comments and errors. */
export const cardsChildren: NodeList<NodeIndex<nodes.Cards>, NodeIndex<nodes.Card> | NodeIndex<nodes.Comment>> = { first: first1, next: next3 };

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & KIND) === 8;

/** Returns the field `card` of `Move`. */
export const moveCard = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Card> => (at + 4) as never;

/** Returns the field `from` of `Move`. */
export const moveFrom = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
  let i = at + 8;
  while ((data[i]! & KIND) === 11) i += 4;
  return i as never;
};

/** Returns the field `to` of `Move`. */
export const moveTo = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
  const end = data[at + 3]!;
  let i = at + 12;
  while (i < end && (data[i]! & FIELD) !== 14336) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Move`, including comments and errors. */
export const moveChildren: NodeList<NodeIndex<nodes.Move>, NodeIndex<nodes.Card> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Square>> = { first: first1, next: next3 };

// ---- Card ----

/** Whether a node is of the kind `Card`. */
export const isCard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Card> =>
  (data[at]! & KIND) === 9;

// ---- Square ----

/** Whether a node is of the kind `Square`. */
export const isSquare = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Square> =>
  (data[at]! & KIND) === 10;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & KIND) === 11;

// ---- FaultyBoard ----

/** Whether a node is of the kind `FaultyBoard`. */
export const isFaultyBoard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyBoard> =>
  (data[at]! & KIND) === 12;

/** The list `cells` of `FaultyBoard`. */
export const faultyBoardCells: NodeList<NodeIndex<nodes.FaultyBoard>, NodeIndex<nodes.Cell> | NodeIndex<nodes.CellError>> = {
  first: ({ data }, at) => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & FIELD) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: next2,
};

/** All children of `FaultyBoard`, including comments and errors. */
export const faultyBoardChildren: NodeList<
  NodeIndex<nodes.FaultyBoard>,
  | NodeIndex<nodes.Cell>
  | NodeIndex<nodes.CellError>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.RowError>
> = { first: first1, next: next3 };

// ---- BoardError ----

/** Whether a node is of the kind `BoardError`. */
export const isBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.BoardError> =>
  (data[at]! & KIND) === 13;

/** All children of `BoardError`, including comments and errors. */
export const boardErrorChildren: NodeList<NodeIndex<nodes.BoardError>, NodeIndex<nodes.Comment>> = { first: first5, next: next3 };

// ---- RowError ----

/** Whether a node is of the kind `RowError`. */
export const isRowError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RowError> =>
  (data[at]! & KIND) === 14;

// ---- CellError ----

/** Whether a node is of the kind `CellError`. */
export const isCellError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CellError> =>
  (data[at]! & KIND) === 15;

// ---- FaultyCards ----

/** Whether a node is of the kind `FaultyCards`. */
export const isFaultyCards = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyCards> =>
  (data[at]! & KIND) === 16;

/** The list `cards` of `FaultyCards`. */
export const faultyCardsCards: NodeList<NodeIndex<nodes.FaultyCards>, NodeIndex<nodes.Card> | NodeIndex<nodes.CardError>> = { first: first1, next: next4 };

/** All children of `FaultyCards`, including comments and errors. */
export const faultyCardsChildren: NodeList<NodeIndex<nodes.FaultyCards>, NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | NodeIndex<nodes.Comment>> = { first: first1, next: next3 };

// ---- StrayInCardsError ----

/** Whether a node is of the kind `StrayInCardsError`. */
export const isStrayInCardsError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInCardsError> =>
  (data[at]! & KIND) === 17;

// ---- MissingCardsError ----

/** Whether a node is of the kind `MissingCardsError`. */
export const isMissingCardsError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingCardsError> =>
  (data[at]! & KIND) === 18;

/** All children of `MissingCardsError`, including comments and errors. */
export const missingCardsErrorChildren: NodeList<NodeIndex<nodes.MissingCardsError>, NodeIndex<nodes.Comment>> = { first: first5, next: next3 };

// ---- CardError ----

/** Whether a node is of the kind `CardError`. */
export const isCardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CardError> =>
  (data[at]! & KIND) === 19;

// ---- FaultyMove ----

/** Whether a node is of the kind `FaultyMove`. */
export const isFaultyMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyMove> =>
  (data[at]! & KIND) === 20;

/** Returns the field `card` of `FaultyMove`. */
export const faultyMoveCard = (_tree: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> => (at + 4) as never;

/** Returns the field `from` of `FaultyMove`. */
export const faultyMoveFrom = ({ data }: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> => {
  let i = at + 8;
  while ((data[i]! & KIND) === 11) i += 4;
  return i as never;
};

/** Returns the field `to` of `FaultyMove`. */
export const faultyMoveTo = ({ data }: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> => {
  const end = data[at + 3]!;
  let i = at + 12;
  while (i < end && (data[i]! & FIELD) !== 14336) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `FaultyMove`, including comments and errors. */
export const faultyMoveChildren: NodeList<
  NodeIndex<nodes.FaultyMove>,
  | NodeIndex<nodes.Card>
  | NodeIndex<nodes.CardError>
  | NodeIndex<nodes.Comment>
  | NodeIndex<nodes.Square>
  | NodeIndex<nodes.SquareError>
> = { first: first1, next: next3 };

// ---- ShortMoveError ----

/** Whether a node is of the kind `ShortMoveError`. */
export const isShortMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ShortMoveError> =>
  (data[at]! & KIND) === 21;

/** All children of `ShortMoveError`, including comments and errors. */
export const shortMoveErrorChildren: NodeList<NodeIndex<nodes.ShortMoveError>, NodeIndex<nodes.Comment>> = { first: first5, next: next3 };

// ---- SecondBoardError ----

/** Whether a node is of the kind `SecondBoardError`. */
export const isSecondBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SecondBoardError> =>
  (data[at]! & KIND) === 22;

/** All children of `SecondBoardError`, including comments and errors. */
export const secondBoardErrorChildren: NodeList<NodeIndex<nodes.SecondBoardError>, NodeIndex<nodes.Comment>> = { first: first5, next: next3 };

// ---- StrayInMoveError ----

/** Whether a node is of the kind `StrayInMoveError`. */
export const isStrayInMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInMoveError> =>
  (data[at]! & KIND) === 23;

// ---- SquareError ----

/** Whether a node is of the kind `SquareError`. */
export const isSquareError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SquareError> =>
  (data[at]! & KIND) === 24;
