// Generated from 5dfen.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  GameRecord: 4,
  Header: 5,
  Key: 6,
  Value: 7,
  Board: 8,
  Row: 9,
  Piece: 10,
  Blanks: 11,
  Separator: 12,
  Layer: 13,
  Time: 14,
  Colour: 15,
  Turn: 16,
  UnnumberedTurn: 17,
  Reply: 18,
  TurnNumber: 19,
  Action: 20,
  Result: 21,
  Ply: 22,
  Coordinates: 23,
  Castling: 24,
  Pass: 25,
  Move: 26,
  PieceName: 27,
  Square: 28,
  FileName: 29,
  RankName: 30,
  Jump: 31,
  Sign: 32,
  Assessment: 33,
  TimelineMark: 34,
  PresentMark: 35,
  Variation: 36,
  Comment: 37,
  UnquotedHeaderError: 38,
  TagError: 39,
  EmptyRowError: 40,
  SquareError: 41,
  LayerError: 42,
  TimeError: 43,
  ColourError: 44,
  FifthFieldError: 45,
  UnclosedBoardError: 46,
  VariationTagError: 47,
  MarkError: 48,
  CoordinatesError: 49,
  TokenError: 50,
  StrayBracketError: 51,
  StrayParenthesisError: 52,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  tags: 1,
  turns: 2,
  key: 3,
  value: 4,
  rows: 5,
  squares: 6,
  layer: 7,
  time: 8,
  colour: 9,
  number: 10,
  action: 11,
  replies: 12,
  elements: 13,
  board: 14,
  move: 15,
  signs: 16,
  piece: 17,
  origin: 18,
  jump: 19,
  capture: 20,
  target: 21,
  square: 22,
  promotion: 23,
  close: 24,
} as const;

/**
 *     GameRecord = _ ((tags:tag / turns:turn / StrayParenthesisError) _)*
 */
export class GameRecord extends Node<typeof Kind.GameRecord> {
  get tags(): (Header | Board | UnquotedHeaderError | TagError)[] {
    return this.childList(Field.tags) as (Header | Board | UnquotedHeaderError | TagError)[];
  }
  get turns(): (Turn | UnnumberedTurn)[] {
    return this.childList(Field.turns) as (Turn | UnnumberedTurn)[];
  }
}

/**
 *     Header = "[" gap key:Key gap value:Value gap "]"
 */
export class Header extends Node<typeof Kind.Header> {
  get key(): Key {
    return this.child(Field.key) as Key;
  }
  get value(): Value {
    return this.child(Field.value) as Value;
  }
}

/**
 *     Key   "a header key" = [A-Za-z0-9._-]+
 */
export class Key extends Node<typeof Kind.Key> {}

/**
 *     Value "a value in quotation marks" = '"' lineCharacter* '"' / '"' character* '"'
 */
export class Value extends Node<typeof Kind.Value> {}

/**
 *     Board = &boardBegins "[" b rows:row|1.., ("/" b)| (Separator b fields)? boardEnd
 */
export class Board extends Node<typeof Kind.Board> {
  get rows(): (Row | EmptyRowError)[] {
    return this.childList(Field.rows) as (Row | EmptyRowError)[];
  }
  get layer(): Layer | LayerError | undefined {
    return this.child(Field.layer) as Layer | LayerError | undefined;
  }
  get time(): Time | TimeError | undefined {
    return this.child(Field.time) as Time | TimeError | undefined;
  }
  get colour(): Colour | ColourError | undefined {
    return this.child(Field.colour) as Colour | ColourError | undefined;
  }
}

/**
 *     Row = (squares:cell b)+
 */
export class Row extends Node<typeof Kind.Row> {
  get squares(): (Piece | Blanks | SquareError)[] {
    return this.childList(Field.squares) as (Piece | Blanks | SquareError)[];
  }
}

/**
 *     Piece  "a piece" = [A-Za-z] "*"?
 */
export class Piece extends Node<typeof Kind.Piece> {}

/**
 *     Blanks "a number of blank squares" = [0-9]+
 */
export class Blanks extends Node<typeof Kind.Blanks> {}

/**
 *     Separator "a separator" = ":" / ";"
 */
export class Separator extends Node<typeof Kind.Separator, ':' | ';'> {}

/**
 *     Layer  "a layer"  = [+-]? [0-9]+
 */
export class Layer extends Node<typeof Kind.Layer> {}

/**
 *     Time   "a turn"   = [0-9]+
 */
export class Time extends Node<typeof Kind.Time> {}

/**
 *     Colour "a color" = "w" / "b"
 */
export class Colour extends Node<typeof Kind.Colour, 'w' | 'b'> {}

/**
 *     Turn = number:TurnNumber (_ action:Action)? (_ replies:Reply)*
 */
export class Turn extends Node<typeof Kind.Turn> {
  get number(): TurnNumber {
    return this.child(Field.number) as TurnNumber;
  }
  get action(): Action | undefined {
    return this.child(Field.action) as Action | undefined;
  }
  get replies(): Reply[] {
    return this.childList(Field.replies) as Reply[];
  }
}

/**
 *     UnnumberedTurn = action:Action (_ replies:Reply)* / replies:Reply|1.., _|
 */
export class UnnumberedTurn extends Node<typeof Kind.UnnumberedTurn> {
  get action(): Action | undefined {
    return this.child(Field.action) as Action | undefined;
  }
  get replies(): Reply[] {
    return this.childList(Field.replies) as Reply[];
  }
}

/**
 *     Reply = "/" (_ action:Action)?
 */
export class Reply extends Node<typeof Kind.Reply> {
  get action(): Action | undefined {
    return this.child(Field.action) as Action | undefined;
  }
}

/**
 *     TurnNumber "a turn number" = [0-9]+ [wb]? "."
 */
export class TurnNumber extends Node<typeof Kind.TurnNumber> {}

/**
 *     Action  = elements:element|1.., _|
 */
export class Action extends Node<typeof Kind.Action> {
  get elements(): (Result | Ply | TimelineMark | PresentMark | MarkError | CoordinatesError | Variation | TokenError | StrayBracketError)[] {
    return this.childList(Field.elements) as (Result | Ply | TimelineMark | PresentMark | MarkError | CoordinatesError | Variation | TokenError | StrayBracketError)[];
  }
}

/**
 *     Result "a result" = ("1-0" / "0-1" / "1/2-1/2" / "*") &tokenEnd
 */
export class Result extends Node<typeof Kind.Result, '1-0' | '0-1' | '1/2-1/2' | '*'> {}

/**
 *     Ply = (board:Coordinates b)? move:(Castling / Pass / Move) signs:sign* &tokenEnd
 */
export class Ply extends Node<typeof Kind.Ply> {
  get board(): Coordinates | undefined {
    return this.child(Field.board) as Coordinates | undefined;
  }
  get move(): Castling | Pass | Move {
    return this.child(Field.move) as Castling | Pass | Move;
  }
  get signs(): (Sign | Assessment)[] {
    return this.childList(Field.signs) as (Sign | Assessment)[];
  }
}

/**
 *     Coordinates = "(" "L"? layer:Layer b "T" time:Time ")" / "(L" layer:Layer ")"
 */
export class Coordinates extends Node<typeof Kind.Coordinates> {
  get layer(): Layer {
    return this.child(Field.layer) as Layer;
  }
  get time(): Time | undefined {
    return this.child(Field.time) as Time | undefined;
  }
}

/**
 *     Castling "castling"    = "O-O-O" / "O-O" / "0-0-0" / "0-0"
 */
export class Castling extends Node<typeof Kind.Castling, 'O-O-O' | 'O-O' | '0-0-0' | '0-0'> {}

/**
 *     Pass     "a null move" = "0000"
 */
export class Pass extends Node<typeof Kind.Pass, '0000'> {}

/**
 *     Move = piece:PieceName? origin:origin? jump:Jump? capture:capture? target:Coordinates? square:Square
 *            ("=" promotion:PieceName)?
 */
export class Move extends Node<typeof Kind.Move> {
  get piece(): PieceName | undefined {
    return this.child(Field.piece) as PieceName | undefined;
  }
  get origin(): Square | FileName | RankName | undefined {
    return this.child(Field.origin) as Square | FileName | RankName | undefined;
  }
  get jump(): Jump | undefined {
    return this.child(Field.jump) as Jump | undefined;
  }
  get capture(): Token<'x'> | undefined {
    return this.child(Field.capture) as Token<'x'> | undefined;
  }
  get target(): Coordinates | undefined {
    return this.child(Field.target) as Coordinates | undefined;
  }
  get square(): Square {
    return this.child(Field.square) as Square;
  }
  get promotion(): PieceName | undefined {
    return this.child(Field.promotion) as PieceName | undefined;
  }
}

/**
 *     PieceName "a piece"  = "RQ" / "PR" / "BR" / [A-Z]
 */
export class PieceName extends Node<typeof Kind.PieceName> {}

/**
 *     Square    "a square" = square
 */
export class Square extends Node<typeof Kind.Square> {}

/**
 *     FileName  "a file"   = !capture [a-z]
 */
export class FileName extends Node<typeof Kind.FileName> {}

/**
 *     RankName  "a rank"   = [1-9] [0-9]?
 */
export class RankName extends Node<typeof Kind.RankName> {}

/**
 *     Jump      "a jump"   = ">>" / ">"
 */
export class Jump extends Node<typeof Kind.Jump, '>>' | '>'> {}

/**
 *     Sign       "a check, mate or present sign" = "+" / "#" / "*" / "~"
 */
export class Sign extends Node<typeof Kind.Sign, '+' | '#' | '*' | '~'> {}

/**
 *     Assessment "an assessment" = [?!]+
 */
export class Assessment extends Node<typeof Kind.Assessment> {}

/**
 *     TimelineMark = timelineMark layer:Layer ")"
 */
export class TimelineMark extends Node<typeof Kind.TimelineMark> {
  get layer(): Layer {
    return this.child(Field.layer) as Layer;
  }
}

/**
 *     PresentMark  = "(~T" time:Time ")"
 */
export class PresentMark extends Node<typeof Kind.PresentMark> {
  get time(): Time {
    return this.child(Field.time) as Time;
  }
}

/**
 *     Variation = "(" _ ((turns:turn / VariationTagError) _)* close:")"?
 */
export class Variation extends Node<typeof Kind.Variation> {
  get turns(): (Turn | UnnumberedTurn)[] {
    return this.childList(Field.turns) as (Turn | UnnumberedTurn)[];
  }
  get close(): Token<')'> | undefined {
    return this.child(Field.close) as Token<')'> | undefined;
  }
}

/**
 *     Comment = "{" [^}]* "}"?
 */
export class Comment extends Node<typeof Kind.Comment> {}

/**
 *     UnquotedHeaderError = "[" b [A-Za-z0-9._-]+ [ \t]+ [^"\]\[\r\n]+ "]"
 */
export class UnquotedHeaderError extends Node<typeof Kind.UnquotedHeaderError> {}

/**
 *     TagError            = "["+ [^\]\[\r\n]* "]"?
 */
export class TagError extends Node<typeof Kind.TagError> {}

/**
 *     EmptyRowError = ""
 */
export class EmptyRowError extends Node<typeof Kind.EmptyRowError, ''> {}

/**
 *     SquareError   = "*"+ / "+" [A-Za-z]? / [^A-Za-z0-9*+/:;\]\[\r\n \t]+
 */
export class SquareError extends Node<typeof Kind.SquareError> {}

/**
 *     LayerError    = [^:;\]\[\r\n]*
 */
export class LayerError extends Node<typeof Kind.LayerError> {}

/**
 *     TimeError     = [^:;\]\[\r\n]*
 */
export class TimeError extends Node<typeof Kind.TimeError> {}

/**
 *     ColourError   = [^:;\]\[\r\n]*
 */
export class ColourError extends Node<typeof Kind.ColourError> {}

/**
 *     FifthFieldError    = [:;] [^\]\[\r\n]* "]"
 */
export class FifthFieldError extends Node<typeof Kind.FifthFieldError> {}

/**
 *     UnclosedBoardError = [^\]\[\r\n]* "]"?
 */
export class UnclosedBoardError extends Node<typeof Kind.UnclosedBoardError> {}

/**
 *     VariationTagError = Header / "["+ [^\]\[()\r\n]* "]"?
 */
export class VariationTagError extends Node<typeof Kind.VariationTagError> {}

/**
 *     MarkError        = "(" ("~" / ">" / "+L") [^(){}[\] \t\r\n]* ")"?
 */
export class MarkError extends Node<typeof Kind.MarkError> {}

/**
 *     CoordinatesError = insertion &tokenCharacter token / Coordinates / openBoard token?
 */
export class CoordinatesError extends Node<typeof Kind.CoordinatesError> {}

/**
 *     TokenError       = !TurnNumber token
 */
export class TokenError extends Node<typeof Kind.TokenError> {}

/**
 *     StrayBracketError     = [\]}]
 */
export class StrayBracketError extends Node<typeof Kind.StrayBracketError, ']' | '}'> {}

/**
 *     StrayParenthesisError = ")"
 */
export class StrayParenthesisError extends Node<typeof Kind.StrayParenthesisError, ')'> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | GameRecord
  | Header
  | Key
  | Value
  | Board
  | Row
  | Piece
  | Blanks
  | Separator
  | Layer
  | Time
  | Colour
  | Turn
  | UnnumberedTurn
  | Reply
  | TurnNumber
  | Action
  | Result
  | Ply
  | Coordinates
  | Castling
  | Pass
  | Move
  | PieceName
  | Square
  | FileName
  | RankName
  | Jump
  | Sign
  | Assessment
  | TimelineMark
  | PresentMark
  | Variation
  | Comment
  | UnquotedHeaderError
  | TagError
  | EmptyRowError
  | SquareError
  | LayerError
  | TimeError
  | ColourError
  | FifthFieldError
  | UnclosedBoardError
  | VariationTagError
  | MarkError
  | CoordinatesError
  | TokenError
  | StrayBracketError
  | StrayParenthesisError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  GameRecord: GameRecord;
  Header: Header;
  Key: Key;
  Value: Value;
  Board: Board;
  Row: Row;
  Piece: Piece;
  Blanks: Blanks;
  Separator: Separator;
  Layer: Layer;
  Time: Time;
  Colour: Colour;
  Turn: Turn;
  UnnumberedTurn: UnnumberedTurn;
  Reply: Reply;
  TurnNumber: TurnNumber;
  Action: Action;
  Result: Result;
  Ply: Ply;
  Coordinates: Coordinates;
  Castling: Castling;
  Pass: Pass;
  Move: Move;
  PieceName: PieceName;
  Square: Square;
  FileName: FileName;
  RankName: RankName;
  Jump: Jump;
  Sign: Sign;
  Assessment: Assessment;
  TimelineMark: TimelineMark;
  PresentMark: PresentMark;
  Variation: Variation;
  Comment: Comment;
  UnquotedHeaderError: UnquotedHeaderError;
  TagError: TagError;
  EmptyRowError: EmptyRowError;
  SquareError: SquareError;
  LayerError: LayerError;
  TimeError: TimeError;
  ColourError: ColourError;
  FifthFieldError: FifthFieldError;
  UnclosedBoardError: UnclosedBoardError;
  VariationTagError: VariationTagError;
  MarkError: MarkError;
  CoordinatesError: CoordinatesError;
  TokenError: TokenError;
  StrayBracketError: StrayBracketError;
  StrayParenthesisError: StrayParenthesisError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  GameRecord,
  Header,
  Key,
  Value,
  Board,
  Row,
  Piece,
  Blanks,
  Separator,
  Layer,
  Time,
  Colour,
  Turn,
  UnnumberedTurn,
  Reply,
  TurnNumber,
  Action,
  Result,
  Ply,
  Coordinates,
  Castling,
  Pass,
  Move,
  PieceName,
  Square,
  FileName,
  RankName,
  Jump,
  Sign,
  Assessment,
  TimelineMark,
  PresentMark,
  Variation,
  Comment,
  UnquotedHeaderError,
  TagError,
  EmptyRowError,
  SquareError,
  LayerError,
  TimeError,
  ColourError,
  FifthFieldError,
  UnclosedBoardError,
  VariationTagError,
  MarkError,
  CoordinatesError,
  TokenError,
  StrayBracketError,
  StrayParenthesisError,
];

export const isGameRecord = (node: Node): node is GameRecord => node instanceof GameRecord;
export const isHeader = (node: Node): node is Header => node instanceof Header;
export const isKey = (node: Node): node is Key => node instanceof Key;
export const isValue = (node: Node): node is Value => node instanceof Value;
export const isBoard = (node: Node): node is Board => node instanceof Board;
export const isRow = (node: Node): node is Row => node instanceof Row;
export const isPiece = (node: Node): node is Piece => node instanceof Piece;
export const isBlanks = (node: Node): node is Blanks => node instanceof Blanks;
export const isSeparator = (node: Node): node is Separator => node instanceof Separator;
export const isLayer = (node: Node): node is Layer => node instanceof Layer;
export const isTime = (node: Node): node is Time => node instanceof Time;
export const isColour = (node: Node): node is Colour => node instanceof Colour;
export const isTurn = (node: Node): node is Turn => node instanceof Turn;
export const isUnnumberedTurn = (node: Node): node is UnnumberedTurn => node instanceof UnnumberedTurn;
export const isReply = (node: Node): node is Reply => node instanceof Reply;
export const isTurnNumber = (node: Node): node is TurnNumber => node instanceof TurnNumber;
export const isAction = (node: Node): node is Action => node instanceof Action;
export const isResult = (node: Node): node is Result => node instanceof Result;
export const isPly = (node: Node): node is Ply => node instanceof Ply;
export const isCoordinates = (node: Node): node is Coordinates => node instanceof Coordinates;
export const isCastling = (node: Node): node is Castling => node instanceof Castling;
export const isPass = (node: Node): node is Pass => node instanceof Pass;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isPieceName = (node: Node): node is PieceName => node instanceof PieceName;
export const isSquare = (node: Node): node is Square => node instanceof Square;
export const isFileName = (node: Node): node is FileName => node instanceof FileName;
export const isRankName = (node: Node): node is RankName => node instanceof RankName;
export const isJump = (node: Node): node is Jump => node instanceof Jump;
export const isSign = (node: Node): node is Sign => node instanceof Sign;
export const isAssessment = (node: Node): node is Assessment => node instanceof Assessment;
export const isTimelineMark = (node: Node): node is TimelineMark => node instanceof TimelineMark;
export const isPresentMark = (node: Node): node is PresentMark => node instanceof PresentMark;
export const isVariation = (node: Node): node is Variation => node instanceof Variation;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isUnquotedHeaderError = (node: Node): node is UnquotedHeaderError => node instanceof UnquotedHeaderError;
export const isTagError = (node: Node): node is TagError => node instanceof TagError;
export const isEmptyRowError = (node: Node): node is EmptyRowError => node instanceof EmptyRowError;
export const isSquareError = (node: Node): node is SquareError => node instanceof SquareError;
export const isLayerError = (node: Node): node is LayerError => node instanceof LayerError;
export const isTimeError = (node: Node): node is TimeError => node instanceof TimeError;
export const isColourError = (node: Node): node is ColourError => node instanceof ColourError;
export const isFifthFieldError = (node: Node): node is FifthFieldError => node instanceof FifthFieldError;
export const isUnclosedBoardError = (node: Node): node is UnclosedBoardError => node instanceof UnclosedBoardError;
export const isVariationTagError = (node: Node): node is VariationTagError => node instanceof VariationTagError;
export const isMarkError = (node: Node): node is MarkError => node instanceof MarkError;
export const isCoordinatesError = (node: Node): node is CoordinatesError => node instanceof CoordinatesError;
export const isTokenError = (node: Node): node is TokenError => node instanceof TokenError;
export const isStrayBracketError = (node: Node): node is StrayBracketError => node instanceof StrayBracketError;
export const isStrayParenthesisError = (node: Node): node is StrayParenthesisError => node instanceof StrayParenthesisError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  GameRecord(node: GameRecord): $Result;
  Header(node: Header): $Result;
  Key(node: Key): $Result;
  Value(node: Value): $Result;
  Board(node: Board): $Result;
  Row(node: Row): $Result;
  Piece(node: Piece): $Result;
  Blanks(node: Blanks): $Result;
  Separator(node: Separator): $Result;
  Layer(node: Layer): $Result;
  Time(node: Time): $Result;
  Colour(node: Colour): $Result;
  Turn(node: Turn): $Result;
  UnnumberedTurn(node: UnnumberedTurn): $Result;
  Reply(node: Reply): $Result;
  TurnNumber(node: TurnNumber): $Result;
  Action(node: Action): $Result;
  Result(node: Result): $Result;
  Ply(node: Ply): $Result;
  Coordinates(node: Coordinates): $Result;
  Castling(node: Castling): $Result;
  Pass(node: Pass): $Result;
  Move(node: Move): $Result;
  PieceName(node: PieceName): $Result;
  Square(node: Square): $Result;
  FileName(node: FileName): $Result;
  RankName(node: RankName): $Result;
  Jump(node: Jump): $Result;
  Sign(node: Sign): $Result;
  Assessment(node: Assessment): $Result;
  TimelineMark(node: TimelineMark): $Result;
  PresentMark(node: PresentMark): $Result;
  Variation(node: Variation): $Result;
  Comment(node: Comment): $Result;
  UnquotedHeaderError(node: UnquotedHeaderError): $Result;
  TagError(node: TagError): $Result;
  EmptyRowError(node: EmptyRowError): $Result;
  SquareError(node: SquareError): $Result;
  LayerError(node: LayerError): $Result;
  TimeError(node: TimeError): $Result;
  ColourError(node: ColourError): $Result;
  FifthFieldError(node: FifthFieldError): $Result;
  UnclosedBoardError(node: UnclosedBoardError): $Result;
  VariationTagError(node: VariationTagError): $Result;
  MarkError(node: MarkError): $Result;
  CoordinatesError(node: CoordinatesError): $Result;
  TokenError(node: TokenError): $Result;
  StrayBracketError(node: StrayBracketError): $Result;
  StrayParenthesisError(node: StrayParenthesisError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
