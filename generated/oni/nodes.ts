// Generated from oni.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  OniFile: 4,
  Board: 5,
  Cell: 6,
  Cards: 7,
  Move: 8,
  Card: 9,
  Square: 10,
  Comment: 11,
  FaultyBoard: 12,
  BoardError: 13,
  RowError: 14,
  CellError: 15,
  FaultyCards: 16,
  StrayInCardsError: 17,
  MissingCardsError: 18,
  CardError: 19,
  FaultyMove: 20,
  ShortMoveError: 21,
  SecondBoardError: 22,
  StrayInMoveError: 23,
  SquareError: 24,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  board: 1,
  cards: 2,
  moves: 3,
  cells: 4,
  card: 5,
  from: 6,
  to: 7,
} as const;

/**
 *     OniFile
 *       = _ (board:Board _)? cards:Cards (_ moves:Move)* _ !.
 *       / _ (board:(Board / FaultyBoard / BoardError) _)?
 *         cards:(!fewCards Cards / StrayInCardsError / FaultyCards / MissingCardsError) _
 *         (moves:(!shortMove !strayInMove Move / ShortMoveError / SecondBoardError / StrayInMoveError / FaultyMove) _)*
 */
export class OniFile extends Node<typeof Kind.OniFile> {
  get board(): Board | FaultyBoard | BoardError | undefined {
    return this.child(Field.board) as Board | FaultyBoard | BoardError | undefined;
  }
  get cards(): Cards | StrayInCardsError | FaultyCards | MissingCardsError {
    return this.child(Field.cards) as Cards | StrayInCardsError | FaultyCards | MissingCardsError;
  }
  get moves(): (Move | ShortMoveError | SecondBoardError | StrayInMoveError | FaultyMove)[] {
    return this.childList(Field.moves) as (Move | ShortMoveError | SecondBoardError | StrayInMoveError | FaultyMove)[];
  }
}

/**
 *     Board = cells:Cell|25, _| !(_ boardCharacter)
 */
export class Board extends Node<typeof Kind.Board> {
  get cells(): Cell[] {
    return this.childList(Field.cells) as Cell[];
  }
}

/**
 *     Cell "a board character" = boardCharacter
 */
export class Cell extends Node<typeof Kind.Cell, '.' | '0' | '1' | '2' | '3'> {}

/**
 *     Cards = cards:Card|5, _|
 */
export class Cards extends Node<typeof Kind.Cards> {
  get cards(): Card[] {
    return this.childList(Field.cards) as Card[];
  }
}

/**
 *     Move = card:Card _ from:Square _ to:Square
 */
export class Move extends Node<typeof Kind.Move> {
  get card(): Card {
    return this.child(Field.card) as Card;
  }
  get from(): Square {
    return this.child(Field.from) as Square;
  }
  get to(): Square {
    return this.child(Field.to) as Square;
  }
}

/**
 *     Card   "a card"   = [BCDEFGHKLMOQRTUX]i
 */
export class Card extends Node<typeof Kind.Card> {}

/**
 *     Square "a square" = [a-y]i
 */
export class Square extends Node<typeof Kind.Square> {}

/**
 *     Comment = "#" [^\r\n]*
 */
export class Comment extends Node<typeof Kind.Comment> {}

/**
 *     FaultyBoard
 *       = boardBegins cells:cell|25, _| !(_ boardCharacter)
 *       / boardBegins row|5, _| !(_ boardCharacter)         // five words, some too short or too long
 */
export class FaultyBoard extends Node<typeof Kind.FaultyBoard> {
  get cells(): (Cell | CellError)[] {
    return this.childList(Field.cells) as (Cell | CellError)[];
  }
}

/**
 *     BoardError
 *       = boardBegins (boardCharacter / misplaced)|1.., _|
 */
export class BoardError extends Node<typeof Kind.BoardError> {}

/**
 *     RowError = (boardCharacter / misplaced)|1..| !significant
 */
export class RowError extends Node<typeof Kind.RowError> {}

/**
 *     CellError = misplaced
 */
export class CellError extends Node<typeof Kind.CellError> {}

/**
 *     FaultyCards       = !fewCards cards:card|5, _|
 */
export class FaultyCards extends Node<typeof Kind.FaultyCards> {
  get cards(): (Card | CardError)[] {
    return this.childList(Field.cards) as (Card | CardError)[];
  }
}

/**
 *     StrayInCardsError = &(letter|..5| foreign) !(significant|5| inStep) significant|6| &inStep
 */
export class StrayInCardsError extends Node<typeof Kind.StrayInCardsError> {}

/**
 *     MissingCardsError = fewCards / significant|..4, _|
 */
export class MissingCardsError extends Node<typeof Kind.MissingCardsError> {}

/**
 *     CardError = significant
 */
export class CardError extends Node<typeof Kind.CardError> {}

/**
 *     FaultyMove       = card:card _ from:square _ to:square
 */
export class FaultyMove extends Node<typeof Kind.FaultyMove> {
  get card(): Card | CardError {
    return this.child(Field.card) as Card | CardError;
  }
  get from(): Square | SquareError {
    return this.child(Field.from) as Square | SquareError;
  }
  get to(): Square | SquareError {
    return this.child(Field.to) as Square | SquareError;
  }
}

/**
 *     ShortMoveError   = shortMove / shiftedMove / significant|1..2, _| &(_ !.)
 */
export class ShortMoveError extends Node<typeof Kind.ShortMoveError> {}

/**
 *     SecondBoardError = boardCharacter|3.., _|
 */
export class SecondBoardError extends Node<typeof Kind.SecondBoardError> {}

/**
 *     StrayInMoveError = strayInMove
 */
export class StrayInMoveError extends Node<typeof Kind.StrayInMoveError> {}

/**
 *     SquareError = significant
 */
export class SquareError extends Node<typeof Kind.SquareError> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | OniFile
  | Board
  | Cell
  | Cards
  | Move
  | Card
  | Square
  | Comment
  | FaultyBoard
  | BoardError
  | RowError
  | CellError
  | FaultyCards
  | StrayInCardsError
  | MissingCardsError
  | CardError
  | FaultyMove
  | ShortMoveError
  | SecondBoardError
  | StrayInMoveError
  | SquareError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  OniFile: OniFile;
  Board: Board;
  Cell: Cell;
  Cards: Cards;
  Move: Move;
  Card: Card;
  Square: Square;
  Comment: Comment;
  FaultyBoard: FaultyBoard;
  BoardError: BoardError;
  RowError: RowError;
  CellError: CellError;
  FaultyCards: FaultyCards;
  StrayInCardsError: StrayInCardsError;
  MissingCardsError: MissingCardsError;
  CardError: CardError;
  FaultyMove: FaultyMove;
  ShortMoveError: ShortMoveError;
  SecondBoardError: SecondBoardError;
  StrayInMoveError: StrayInMoveError;
  SquareError: SquareError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  OniFile,
  Board,
  Cell,
  Cards,
  Move,
  Card,
  Square,
  Comment,
  FaultyBoard,
  BoardError,
  RowError,
  CellError,
  FaultyCards,
  StrayInCardsError,
  MissingCardsError,
  CardError,
  FaultyMove,
  ShortMoveError,
  SecondBoardError,
  StrayInMoveError,
  SquareError,
];

export const isOniFile = (node: Node): node is OniFile => node instanceof OniFile;
export const isBoard = (node: Node): node is Board => node instanceof Board;
export const isCell = (node: Node): node is Cell => node instanceof Cell;
export const isCards = (node: Node): node is Cards => node instanceof Cards;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isCard = (node: Node): node is Card => node instanceof Card;
export const isSquare = (node: Node): node is Square => node instanceof Square;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isFaultyBoard = (node: Node): node is FaultyBoard => node instanceof FaultyBoard;
export const isBoardError = (node: Node): node is BoardError => node instanceof BoardError;
export const isRowError = (node: Node): node is RowError => node instanceof RowError;
export const isCellError = (node: Node): node is CellError => node instanceof CellError;
export const isFaultyCards = (node: Node): node is FaultyCards => node instanceof FaultyCards;
export const isStrayInCardsError = (node: Node): node is StrayInCardsError => node instanceof StrayInCardsError;
export const isMissingCardsError = (node: Node): node is MissingCardsError => node instanceof MissingCardsError;
export const isCardError = (node: Node): node is CardError => node instanceof CardError;
export const isFaultyMove = (node: Node): node is FaultyMove => node instanceof FaultyMove;
export const isShortMoveError = (node: Node): node is ShortMoveError => node instanceof ShortMoveError;
export const isSecondBoardError = (node: Node): node is SecondBoardError => node instanceof SecondBoardError;
export const isStrayInMoveError = (node: Node): node is StrayInMoveError => node instanceof StrayInMoveError;
export const isSquareError = (node: Node): node is SquareError => node instanceof SquareError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  OniFile(node: OniFile): $Result;
  Board(node: Board): $Result;
  Cell(node: Cell): $Result;
  Cards(node: Cards): $Result;
  Move(node: Move): $Result;
  Card(node: Card): $Result;
  Square(node: Square): $Result;
  Comment(node: Comment): $Result;
  FaultyBoard(node: FaultyBoard): $Result;
  BoardError(node: BoardError): $Result;
  RowError(node: RowError): $Result;
  CellError(node: CellError): $Result;
  FaultyCards(node: FaultyCards): $Result;
  StrayInCardsError(node: StrayInCardsError): $Result;
  MissingCardsError(node: MissingCardsError): $Result;
  CardError(node: CardError): $Result;
  FaultyMove(node: FaultyMove): $Result;
  ShortMoveError(node: ShortMoveError): $Result;
  SecondBoardError(node: SecondBoardError): $Result;
  StrayInMoveError(node: StrayInMoveError): $Result;
  SquareError(node: SquareError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
