// Generated from 5dfen-ebnf.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  ROOT: 4,
  MOVE: 5,
  HEADER: 6,
  BOARD: 7,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  headers: 1,
  boards: 2,
  moves: 3,
  move: 4,
  key: 5,
  value: 6,
  pieces: 7,
  layer: 8,
  time: 9,
  colour: 10,
} as const;

/**
 *     ROOT = headers:HEADER* boards:BOARD* moves:MOVE*
 */
export class ROOT extends Node<typeof Kind.ROOT> {
  get headers(): HEADER[] {
    return this.childList(Field.headers) as HEADER[];
  }
  get boards(): BOARD[] {
    return this.childList(Field.boards) as BOARD[];
  }
  get moves(): MOVE[] {
    return this.childList(Field.moves) as MOVE[];
  }
}

/**
 *     MOVE = move:$([^[ \n] [^\n]*) space*
 */
export class MOVE extends Node<typeof Kind.MOVE> {
  get move(): Token {
    return this.child(Field.move) as Token;
  }
}

/**
 *     HEADER = "[" key:$key_character* space* '"' value:$escaped_string* '"]' space*
 */
export class HEADER extends Node<typeof Kind.HEADER> {
  get key(): Token {
    return this.child(Field.key) as Token;
  }
  get value(): Token {
    return this.child(Field.value) as Token;
  }
}

/**
 *     BOARD = "[" pieces:$fen_pieces ";" layer:$board_layer ";" time:$board_time ";" colour:$board_color "]" space*
 */
export class BOARD extends Node<typeof Kind.BOARD> {
  get pieces(): Token {
    return this.child(Field.pieces) as Token;
  }
  get layer(): Token {
    return this.child(Field.layer) as Token;
  }
  get time(): Token {
    return this.child(Field.time) as Token;
  }
  get colour(): Token<'w' | 'b'> {
    return this.child(Field.colour) as Token<'w' | 'b'>;
  }
}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | ROOT
  | MOVE
  | HEADER
  | BOARD;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  ROOT: ROOT;
  MOVE: MOVE;
  HEADER: HEADER;
  BOARD: BOARD;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  ROOT,
  MOVE,
  HEADER,
  BOARD,
];

export const isROOT = (node: Node): node is ROOT => node instanceof ROOT;
export const isMOVE = (node: Node): node is MOVE => node instanceof MOVE;
export const isHEADER = (node: Node): node is HEADER => node instanceof HEADER;
export const isBOARD = (node: Node): node is BOARD => node instanceof BOARD;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  ROOT(node: ROOT): $Result;
  MOVE(node: MOVE): $Result;
  HEADER(node: HEADER): $Result;
  BOARD(node: BOARD): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
