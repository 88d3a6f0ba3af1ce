// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import type { NodeIndex, Tree } from '../../src/cst/index.js';
import type * as nodes from './nodes.js';

// Each function takes a tree and the index of one of its nodes. Functions named after a field return the index of
// another node, or 0 if it is absent. A list has two functions:
//
//     for (let i = list.first(tree, at); i !== 0; i = list.next(tree, at, i)) { … }

// ---- OniFile ----

/** Whether a node is of the kind `OniFile`. */
export const isOniFile = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.OniFile> =>
  (data[at]! & 2047) === 4;

/** The field `board` of `OniFile`; 0 if absent. */
export const oniFileBoard = ({ data }: Tree, at: NodeIndex<nodes.OniFile>): NodeIndex<nodes.Board> | NodeIndex<nodes.FaultyBoard> | NodeIndex<nodes.BoardError> | 0 => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & 4192256) !== 2048) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The field `cards` of `OniFile`. */
export const oniFileCards = ({ data }: Tree, at: NodeIndex<nodes.OniFile>): NodeIndex<nodes.Cards> | NodeIndex<nodes.StrayInCardsError> | NodeIndex<nodes.FaultyCards> | NodeIndex<nodes.MissingCardsError> => {
  const end = data[at + 3]!;
  let i = at + 4;
  while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** The list `moves` of `OniFile`. */
export const oniFileMoves = {
  first: ({ data }: Tree, at: NodeIndex<nodes.OniFile>): NodeIndex<nodes.Move> | NodeIndex<nodes.ShortMoveError> | NodeIndex<nodes.SecondBoardError> | NodeIndex<nodes.StrayInMoveError> | NodeIndex<nodes.FaultyMove> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.OniFile>, last: NodeIndex): NodeIndex<nodes.Move> | NodeIndex<nodes.ShortMoveError> | NodeIndex<nodes.SecondBoardError> | NodeIndex<nodes.StrayInMoveError> | NodeIndex<nodes.FaultyMove> | 0 => {
    const end = data[at + 3]!;
    let i = data[last + 3]!;
    while (i < end && (data[i]! & 4192256) !== 6144) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `OniFile`, including comments and errors. */
export const oniFileChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.OniFile>): NodeIndex<nodes.Comment> | NodeIndex<nodes.Board> | NodeIndex<nodes.Cards> | NodeIndex<nodes.Move> | NodeIndex<nodes.FaultyBoard> | NodeIndex<nodes.BoardError> | NodeIndex<nodes.StrayInCardsError> | NodeIndex<nodes.FaultyCards> | NodeIndex<nodes.MissingCardsError> | NodeIndex<nodes.ShortMoveError> | NodeIndex<nodes.SecondBoardError> | NodeIndex<nodes.StrayInMoveError> | NodeIndex<nodes.FaultyMove> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.OniFile>, last: NodeIndex): NodeIndex<nodes.Comment> | NodeIndex<nodes.Board> | NodeIndex<nodes.Cards> | NodeIndex<nodes.Move> | NodeIndex<nodes.FaultyBoard> | NodeIndex<nodes.BoardError> | NodeIndex<nodes.StrayInCardsError> | NodeIndex<nodes.FaultyCards> | NodeIndex<nodes.MissingCardsError> | NodeIndex<nodes.ShortMoveError> | NodeIndex<nodes.SecondBoardError> | NodeIndex<nodes.StrayInMoveError> | NodeIndex<nodes.FaultyMove> | 0 => {
    const i = data[last + 3]!;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Board ----

/** Whether a node is of the kind `Board`. */
export const isBoard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Board> =>
  (data[at]! & 2047) === 5;

/** The list `cells` of `Board`. */
export const boardCells = {
  first: (_tree: Tree, at: NodeIndex<nodes.Board>): NodeIndex<nodes.Cell> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Board>, last: NodeIndex): NodeIndex<nodes.Cell> | 0 => {
    const end = data[at + 3]!;
    let i = last + 4;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `Board`, including comments and errors. */
export const boardChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Board>): NodeIndex<nodes.Cell> | NodeIndex<nodes.Comment> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Board>, last: NodeIndex): NodeIndex<nodes.Cell> | NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Cell ----

/** Whether a node is of the kind `Cell`. */
export const isCell = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Cell> =>
  (data[at]! & 2047) === 6;

// ---- Cards ----

/** Whether a node is of the kind `Cards`. */
export const isCards = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Cards> =>
  (data[at]! & 2047) === 7;

/** The list `cards` of `Cards`. */
export const cardsCards = {
  first: (_tree: Tree, at: NodeIndex<nodes.Cards>): NodeIndex<nodes.Card> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Cards>, last: NodeIndex): NodeIndex<nodes.Card> | 0 => {
    const end = data[at + 3]!;
    let i = last + 4;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `Cards`, including comments and errors. */
export const cardsChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Cards>): NodeIndex<nodes.Card> | NodeIndex<nodes.Comment> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Cards>, last: NodeIndex): NodeIndex<nodes.Card> | NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Move ----

/** Whether a node is of the kind `Move`. */
export const isMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Move> =>
  (data[at]! & 2047) === 8;

/** The field `card` of `Move`. */
export const moveCard = (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Card> => (at + 4) as never;

/** The field `from` of `Move`. */
export const moveFrom = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
  let i = at + 8;
  while ((data[i]! & 2047) === 11) i += 4;
  return i as never;
};

/** The field `to` of `Move`. */
export const moveTo = ({ data }: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Square> => {
  const end = data[at + 3]!;
  let i = at + 12;
  while (i < end && (data[i]! & 4192256) !== 14336) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `Move`, including comments and errors. */
export const moveChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.Move>): NodeIndex<nodes.Card> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Square> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.Move>, last: NodeIndex): NodeIndex<nodes.Card> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Square> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- Card ----

/** Whether a node is of the kind `Card`. */
export const isCard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Card> =>
  (data[at]! & 2047) === 9;

// ---- Square ----

/** Whether a node is of the kind `Square`. */
export const isSquare = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Square> =>
  (data[at]! & 2047) === 10;

// ---- Comment ----

/** Whether a node is of the kind `Comment`. */
export const isComment = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.Comment> =>
  (data[at]! & 2047) === 11;

// ---- FaultyBoard ----

/** Whether a node is of the kind `FaultyBoard`. */
export const isFaultyBoard = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyBoard> =>
  (data[at]! & 2047) === 12;

/** The list `cells` of `FaultyBoard`. */
export const faultyBoardCells = {
  first: ({ data }: Tree, at: NodeIndex<nodes.FaultyBoard>): NodeIndex<nodes.Cell> | NodeIndex<nodes.CellError> | 0 => {
    const end = data[at + 3]!;
    let i = at + 4;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.FaultyBoard>, last: NodeIndex): NodeIndex<nodes.Cell> | NodeIndex<nodes.CellError> | 0 => {
    const end = data[at + 3]!;
    let i = last + 4;
    while (i < end && (data[i]! & 4192256) !== 8192) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `FaultyBoard`, including comments and errors. */
export const faultyBoardChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.FaultyBoard>): NodeIndex<nodes.Cell> | NodeIndex<nodes.CellError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.RowError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.FaultyBoard>, last: NodeIndex): NodeIndex<nodes.Cell> | NodeIndex<nodes.CellError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.RowError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- BoardError ----

/** Whether a node is of the kind `BoardError`. */
export const isBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.BoardError> =>
  (data[at]! & 2047) === 13;

/** All children of `BoardError`, including comments and errors. */
export const boardErrorChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.BoardError>): NodeIndex<nodes.Comment> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.BoardError>, last: NodeIndex): NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- RowError ----

/** Whether a node is of the kind `RowError`. */
export const isRowError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.RowError> =>
  (data[at]! & 2047) === 14;

// ---- CellError ----

/** Whether a node is of the kind `CellError`. */
export const isCellError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CellError> =>
  (data[at]! & 2047) === 15;

// ---- FaultyCards ----

/** Whether a node is of the kind `FaultyCards`. */
export const isFaultyCards = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyCards> =>
  (data[at]! & 2047) === 16;

/** The list `cards` of `FaultyCards`. */
export const faultyCardsCards = {
  first: (_tree: Tree, at: NodeIndex<nodes.FaultyCards>): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.FaultyCards>, last: NodeIndex): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | 0 => {
    const end = data[at + 3]!;
    let i = last + 4;
    while (i < end && (data[i]! & 4192256) !== 4096) i = data[i + 3]!;
    return (i < end ? i : 0) as never;
  },
};

/** All children of `FaultyCards`, including comments and errors. */
export const faultyCardsChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.FaultyCards>): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | NodeIndex<nodes.Comment> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.FaultyCards>, last: NodeIndex): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- StrayInCardsError ----

/** Whether a node is of the kind `StrayInCardsError`. */
export const isStrayInCardsError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInCardsError> =>
  (data[at]! & 2047) === 17;

// ---- MissingCardsError ----

/** Whether a node is of the kind `MissingCardsError`. */
export const isMissingCardsError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.MissingCardsError> =>
  (data[at]! & 2047) === 18;

/** All children of `MissingCardsError`, including comments and errors. */
export const missingCardsErrorChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.MissingCardsError>): NodeIndex<nodes.Comment> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.MissingCardsError>, last: NodeIndex): NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- CardError ----

/** Whether a node is of the kind `CardError`. */
export const isCardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.CardError> =>
  (data[at]! & 2047) === 19;

// ---- FaultyMove ----

/** Whether a node is of the kind `FaultyMove`. */
export const isFaultyMove = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.FaultyMove> =>
  (data[at]! & 2047) === 20;

/** The field `card` of `FaultyMove`. */
export const faultyMoveCard = (_tree: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> => (at + 4) as never;

/** The field `from` of `FaultyMove`. */
export const faultyMoveFrom = ({ data }: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> => {
  let i = at + 8;
  while ((data[i]! & 2047) === 11) i += 4;
  return i as never;
};

/** The field `to` of `FaultyMove`. */
export const faultyMoveTo = ({ data }: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> => {
  const end = data[at + 3]!;
  let i = at + 12;
  while (i < end && (data[i]! & 4192256) !== 14336) i = data[i + 3]!;
  return (i < end ? i : 0) as never;
};

/** All children of `FaultyMove`, including comments and errors. */
export const faultyMoveChildren = {
  first: (_tree: Tree, at: NodeIndex<nodes.FaultyMove>): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> | 0 => (at + 4) as never,
  next: ({ data }: Tree, at: NodeIndex<nodes.FaultyMove>, last: NodeIndex): NodeIndex<nodes.Card> | NodeIndex<nodes.CardError> | NodeIndex<nodes.Comment> | NodeIndex<nodes.Square> | NodeIndex<nodes.SquareError> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- ShortMoveError ----

/** Whether a node is of the kind `ShortMoveError`. */
export const isShortMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.ShortMoveError> =>
  (data[at]! & 2047) === 21;

/** All children of `ShortMoveError`, including comments and errors. */
export const shortMoveErrorChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.ShortMoveError>): NodeIndex<nodes.Comment> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.ShortMoveError>, last: NodeIndex): NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- SecondBoardError ----

/** Whether a node is of the kind `SecondBoardError`. */
export const isSecondBoardError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SecondBoardError> =>
  (data[at]! & 2047) === 22;

/** All children of `SecondBoardError`, including comments and errors. */
export const secondBoardErrorChildren = {
  first: ({ data }: Tree, at: NodeIndex<nodes.SecondBoardError>): NodeIndex<nodes.Comment> | 0 => {
    const i = at + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
  next: ({ data }: Tree, at: NodeIndex<nodes.SecondBoardError>, last: NodeIndex): NodeIndex<nodes.Comment> | 0 => {
    const i = last + 4;
    return (i < data[at + 3]! ? i : 0) as never;
  },
};

// ---- StrayInMoveError ----

/** Whether a node is of the kind `StrayInMoveError`. */
export const isStrayInMoveError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.StrayInMoveError> =>
  (data[at]! & 2047) === 23;

// ---- SquareError ----

/** Whether a node is of the kind `SquareError`. */
export const isSquareError = ({ data }: Tree, at: NodeIndex): at is NodeIndex<nodes.SquareError> =>
  (data[at]! & 2047) === 24;
