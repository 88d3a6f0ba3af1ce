// Generated from frogs.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../../../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  FrogFile: 4,
  Board: 5,
  BoardError: 6,
  Move: 7,
  Stone: 8,
  MoveError: 9,
  Comment: 10,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  board: 1,
  moves: 2,
  from: 3,
  to: 4,
} as const;

/**
 *     FrogFile = _ board:(Board / BoardError) (_ moves:(Move / MoveError))* _
 */
export class FrogFile extends Node<typeof Kind.FrogFile> {
  get board(): Board | BoardError {
    return this.child(Field.board) as Board | BoardError;
  }
  get moves(): (Move | MoveError)[] {
    return this.childList(Field.moves) as (Move | MoveError)[];
  }
}

/**
 *     Board "board" = [RL.]+ !word
 */
export class Board extends Node<typeof Kind.Board> {}

/**
 *     BoardError    = word / ""
 */
export class BoardError extends Node<typeof Kind.BoardError> {}

/**
 *     Move "move"     = from:Stone "-" to:Stone !word
 */
export class Move extends Node<typeof Kind.Move> {
  get from(): Stone {
    return this.child(Field.from) as Stone;
  }
  get to(): Stone {
    return this.child(Field.to) as Stone;
  }
}

/**
 *     Stone "stone"   = [0-9]|1..3|
 */
export class Stone extends Node<typeof Kind.Stone> {}

/**
 *     MoveError       = word
 */
export class MoveError extends Node<typeof Kind.MoveError> {}

/**
 *     Comment = "#" [^\r\n]*
 */
export class Comment extends Node<typeof Kind.Comment> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | FrogFile
  | Board
  | BoardError
  | Move
  | Stone
  | MoveError
  | Comment;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  FrogFile: FrogFile;
  Board: Board;
  BoardError: BoardError;
  Move: Move;
  Stone: Stone;
  MoveError: MoveError;
  Comment: Comment;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  FrogFile,
  Board,
  BoardError,
  Move,
  Stone,
  MoveError,
  Comment,
];

export const isFrogFile = (node: Node): node is FrogFile => node instanceof FrogFile;
export const isBoard = (node: Node): node is Board => node instanceof Board;
export const isBoardError = (node: Node): node is BoardError => node instanceof BoardError;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isStone = (node: Node): node is Stone => node instanceof Stone;
export const isMoveError = (node: Node): node is MoveError => node instanceof MoveError;
export const isComment = (node: Node): node is Comment => node instanceof Comment;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  FrogFile(node: FrogFile): $Result;
  Board(node: Board): $Result;
  BoardError(node: BoardError): $Result;
  Move(node: Move): $Result;
  Stone(node: Stone): $Result;
  MoveError(node: MoveError): $Result;
  Comment(node: Comment): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
