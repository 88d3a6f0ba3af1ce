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
  FaultyBoard: 6,
  BoardError: 7,
  Cell: 8,
  CellError: 9,
  Cards: 10,
  FaultyCards: 11,
  CardsError: 12,
  Move: 13,
  FaultyMove: 14,
  MoveError: 15,
  Card: 16,
  Square: 17,
  CardError: 18,
  SquareError: 19,
  Comment: 20,
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
 *       = _ (board:(Board / FaultyBoard / BoardError) _)?
 *         cards:(Cards / FaultyCards / CardsError) _
 *         (moves:(Move / MoveError / FaultyMove) _)*
 */
export class OniFile extends Node {
  override get kind(): typeof Kind.OniFile {
    return Kind.OniFile;
  }
  get board(): Board | FaultyBoard | BoardError | undefined {
    return this.child(Field.board) as Board | FaultyBoard | BoardError | undefined;
  }
  get cards(): Cards | FaultyCards | CardsError {
    return this.child(Field.cards) as Cards | FaultyCards | CardsError;
  }
  get moves(): (Move | MoveError | FaultyMove)[] {
    return this.childList(Field.moves) as (Move | MoveError | FaultyMove)[];
  }
}

/**
 *     Board       = cells:Cell|25, _| !(_ boardCharacter)
 */
export class Board extends Node {
  override get kind(): typeof Kind.Board {
    return Kind.Board;
  }
  get cells(): Cell[] {
    return this.childList(Field.cells) as Cell[];
  }
}

/**
 *     FaultyBoard = cells:cell|25, _| !(_ boardCharacter)
 */
export class FaultyBoard extends Node {
  override get kind(): typeof Kind.FaultyBoard {
    return Kind.FaultyBoard;
  }
  get cells(): (Cell | CellError)[] {
    return this.childList(Field.cells) as (Cell | CellError)[];
  }
}

/**
 *     BoardError  = rough|5.., _|
 *                 / rough|1..4, _| !significant    // fewer, in front of a letter, are no board
 */
export class BoardError extends Node {
  override get kind(): typeof Kind.BoardError {
    return Kind.BoardError;
  }
}

/**
 *     Cell "board character" = boardCharacter
 */
export class Cell extends Node {
  override get kind(): typeof Kind.Cell {
    return Kind.Cell;
  }
  override get text(): '.' | '0' | '1' | '2' | '3' {
    return super.text as '.' | '0' | '1' | '2' | '3';
  }
}

/**
 *     CellError = misplaced
 */
export class CellError extends Node {
  override get kind(): typeof Kind.CellError {
    return Kind.CellError;
  }
}

/**
 *     Cards       = cards:Card|5, _|
 */
export class Cards extends Node {
  override get kind(): typeof Kind.Cards {
    return Kind.Cards;
  }
  get cards(): Card[] {
    return this.childList(Field.cards) as Card[];
  }
}

/**
 *     FaultyCards = !sixCards cards:card|5, _|
 */
export class FaultyCards extends Node {
  override get kind(): typeof Kind.FaultyCards {
    return Kind.FaultyCards;
  }
  get cards(): (Card | CardError)[] {
    return this.childList(Field.cards) as (Card | CardError)[];
  }
}

/**
 *     CardsError  = sixCards                                 // a character too many
 *                 / significant|..4, _|                      // too few, at the end of the file
 */
export class CardsError extends Node {
  override get kind(): typeof Kind.CardsError {
    return Kind.CardsError;
  }
}

/**
 *     Move       = card:Card _ from:Square _ to:Square
 */
export class Move extends Node {
  override get kind(): typeof Kind.Move {
    return Kind.Move;
  }
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
 *     FaultyMove = card:card _ from:square _ to:square
 */
export class FaultyMove extends Node {
  override get kind(): typeof Kind.FaultyMove {
    return Kind.FaultyMove;
  }
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
 *     MoveError  = boardCharacter|5.., _|                    // another board
 *                / &(letter|..3| foreign) significant|4| &inStep     // a character too many
 *                / significant|2| &inStep                    // a character too few
 *                / significant|1..2| !significant &(_ (Move / !.))   // the same, at the end of a line
 *                / significant|1..2, _| _ !.                 // the same, at the end of the file
 */
export class MoveError extends Node {
  override get kind(): typeof Kind.MoveError {
    return Kind.MoveError;
  }
}

/**
 *     Card   "card"   = [BCDEFGHKLMOQRTUX]i
 */
export class Card extends Node {
  override get kind(): typeof Kind.Card {
    return Kind.Card;
  }
}

/**
 *     Square "square" = [a-y]i
 */
export class Square extends Node {
  override get kind(): typeof Kind.Square {
    return Kind.Square;
  }
}

/**
 *     CardError   = significant
 */
export class CardError extends Node {
  override get kind(): typeof Kind.CardError {
    return Kind.CardError;
  }
}

/**
 *     SquareError = significant
 */
export class SquareError extends Node {
  override get kind(): typeof Kind.SquareError {
    return Kind.SquareError;
  }
}

/**
 *     Comment = "#" [^\r\n]*
 */
export class Comment extends Node {
  override get kind(): typeof Kind.Comment {
    return Kind.Comment;
  }
}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | OniFile
  | Board
  | FaultyBoard
  | BoardError
  | Cell
  | CellError
  | Cards
  | FaultyCards
  | CardsError
  | Move
  | FaultyMove
  | MoveError
  | Card
  | Square
  | CardError
  | SquareError
  | Comment;

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  OniFile,
  Board,
  FaultyBoard,
  BoardError,
  Cell,
  CellError,
  Cards,
  FaultyCards,
  CardsError,
  Move,
  FaultyMove,
  MoveError,
  Card,
  Square,
  CardError,
  SquareError,
  Comment,
];

export const isOniFile = (node: Node): node is OniFile => node instanceof OniFile;
export const isBoard = (node: Node): node is Board => node instanceof Board;
export const isFaultyBoard = (node: Node): node is FaultyBoard => node instanceof FaultyBoard;
export const isBoardError = (node: Node): node is BoardError => node instanceof BoardError;
export const isCell = (node: Node): node is Cell => node instanceof Cell;
export const isCellError = (node: Node): node is CellError => node instanceof CellError;
export const isCards = (node: Node): node is Cards => node instanceof Cards;
export const isFaultyCards = (node: Node): node is FaultyCards => node instanceof FaultyCards;
export const isCardsError = (node: Node): node is CardsError => node instanceof CardsError;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isFaultyMove = (node: Node): node is FaultyMove => node instanceof FaultyMove;
export const isMoveError = (node: Node): node is MoveError => node instanceof MoveError;
export const isCard = (node: Node): node is Card => node instanceof Card;
export const isSquare = (node: Node): node is Square => node instanceof Square;
export const isCardError = (node: Node): node is CardError => node instanceof CardError;
export const isSquareError = (node: Node): node is SquareError => node instanceof SquareError;
export const isComment = (node: Node): node is Comment => node instanceof Comment;

/** One function a kind: leaving one out is a compile error. */
export interface Visitor<Result> {
  Document(node: Document): Result;
  Token(node: Token): Result;
  UnparsedError(node: UnparsedError): Result;
  TooDeepError(node: TooDeepError): Result;
  OniFile(node: OniFile): Result;
  Board(node: Board): Result;
  FaultyBoard(node: FaultyBoard): Result;
  BoardError(node: BoardError): Result;
  Cell(node: Cell): Result;
  CellError(node: CellError): Result;
  Cards(node: Cards): Result;
  FaultyCards(node: FaultyCards): Result;
  CardsError(node: CardsError): Result;
  Move(node: Move): Result;
  FaultyMove(node: FaultyMove): Result;
  MoveError(node: MoveError): Result;
  Card(node: Card): Result;
  Square(node: Square): Result;
  CardError(node: CardError): Result;
  SquareError(node: SquareError): Result;
  Comment(node: Comment): Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<Result>(node: Node, visitor: Visitor<Result>): Result {
  const name = node.kindName as keyof Visitor<Result>;
  return (visitor[name] as (node: Node) => Result)(node);
}
