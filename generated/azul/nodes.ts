// Generated from azul.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  AzulGame: 4,
  Signature: 5,
  PlayerCount: 6,
  Draw: 7,
  Factory: 8,
  FactoryNumber: 9,
  Tile: 10,
  Move: 11,
  Player: 12,
  Origin: 13,
  Destination: 14,
  Comment: 15,
  PlayerName: 16,
  GameDate: 17,
  Commentary: 18,
  Metadata: 19,
  IsoDate: 20,
  SignatureError: 21,
  TileError: 22,
  DestinationError: 23,
  DateError: 24,
  LineError: 25,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  signature: 1,
  lines: 2,
  factories: 3,
  number: 4,
  tiles: 5,
  player: 6,
  origin: 7,
  destinations: 8,
  name: 9,
  date: 10,
  remark: 11,
  key: 12,
  value: 13,
} as const;

/**
 *     AzulGame = "\uFEFF"? signature:signature b (eol _ (lines:metadata / b lines:data)? b)*
 */
export class AzulGame extends Node<typeof Kind.AzulGame> {
  get signature(): Signature | SignatureError {
    return this.child(Field.signature) as Signature | SignatureError;
  }
  get lines(): (PlayerName | GameDate | Commentary | Metadata | PlayerCount | Draw | Move | LineError)[] {
    return this.childList(Field.lines) as (PlayerName | GameDate | Commentary | Metadata | PlayerCount | Draw | Move | LineError)[];
  }
}

/**
 *     Signature "AZULGAME" = "AZULGAME" &lineEnd
 */
export class Signature extends Node<typeof Kind.Signature, 'AZULGAME'> {}

/**
 *     PlayerCount "the number of players" = [2-4] &lineEnd
 */
export class PlayerCount extends Node<typeof Kind.PlayerCount, '2' | '3' | '4'> {}

/**
 *     Draw    = factories:Factory|1.., b| &lineEnd
 */
export class Draw extends Node<typeof Kind.Draw> {
  get factories(): Factory[] {
    return this.childList(Field.factories) as Factory[];
  }
}

/**
 *     Factory = number:FactoryNumber (b tiles:tile)+
 */
export class Factory extends Node<typeof Kind.Factory> {
  get number(): FactoryNumber {
    return this.child(Field.number) as FactoryNumber;
  }
  get tiles(): (Tile | TileError)[] {
    return this.childList(Field.tiles) as (Tile | TileError)[];
  }
}

/**
 *     FactoryNumber "a factory" = [1-9]
 */
export class FactoryNumber extends Node<typeof Kind.FactoryNumber, '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'> {}

/**
 *     Tile "a tile" = "l" / "o" / "r" / "k" / "u"
 */
export class Tile extends Node<typeof Kind.Tile, 'l' | 'o' | 'r' | 'k' | 'u'> {}

/**
 *     Move = player:Player b origin:Origin (b tiles:tile)+ (b destinations:destination)+ &lineEnd
 */
export class Move extends Node<typeof Kind.Move> {
  get player(): Player {
    return this.child(Field.player) as Player;
  }
  get origin(): Origin {
    return this.child(Field.origin) as Origin;
  }
  get tiles(): (Tile | TileError)[] {
    return this.childList(Field.tiles) as (Tile | TileError)[];
  }
  get destinations(): (Destination | DestinationError)[] {
    return this.childList(Field.destinations) as (Destination | DestinationError)[];
  }
}

/**
 *     Player "a player" = "A" / "B" / "C" / "D"
 */
export class Player extends Node<typeof Kind.Player, 'A' | 'B' | 'C' | 'D'> {}

/**
 *     Origin "a factory (0 is the center)" = [0-9]
 */
export class Origin extends Node<typeof Kind.Origin, '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'> {}

/**
 *     Destination "a line (1 to 5, or - for the floor)" = [1-5] / "-"
 */
export class Destination extends Node<typeof Kind.Destination, '1' | '2' | '3' | '4' | '5' | '-'> {}

/**
 *     Comment = "#" [^\r\n]*
 */
export class Comment extends Node<typeof Kind.Comment> {}

/**
 *     PlayerName = ":" player:Player &keyEnd b name:text
 */
export class PlayerName extends Node<typeof Kind.PlayerName> {
  get player(): Player {
    return this.child(Field.player) as Player;
  }
  get name(): Token {
    return this.child(Field.name) as Token;
  }
}

/**
 *     GameDate   = ":date" &keyEnd b date:date
 */
export class GameDate extends Node<typeof Kind.GameDate> {
  get date(): IsoDate | DateError {
    return this.child(Field.date) as IsoDate | DateError;
  }
}

/**
 *     Commentary = ":" &keyEnd b remark:text
 */
export class Commentary extends Node<typeof Kind.Commentary> {
  get remark(): Token {
    return this.child(Field.remark) as Token;
  }
}

/**
 *     Metadata   = ":" key:$[^ \t\r\n]+ b value:text
 */
export class Metadata extends Node<typeof Kind.Metadata> {
  get key(): Token {
    return this.child(Field.key) as Token;
  }
  get value(): Token {
    return this.child(Field.value) as Token;
  }
}

/**
 *     IsoDate "a date such as 2020-12-25" = [0-9]|4| "-" [0-9]|2| "-" [0-9]|2| &lineEnd
 */
export class IsoDate extends Node<typeof Kind.IsoDate> {}

/**
 *     SignatureError   = (b ([#:] [^\r\n]*)? eol)+ b "AZULGAME" &lineEnd / [^\r\n]*
 */
export class SignatureError extends Node<typeof Kind.SignatureError> {}

/**
 *     TileError        = [a-z]
 */
export class TileError extends Node<typeof Kind.TileError> {}

/**
 *     DestinationError = [06-9]
 */
export class DestinationError extends Node<typeof Kind.DestinationError, '0' | '6' | '7' | '8' | '9'> {}

/**
 *     DateError        = [^\r\n]*
 */
export class DateError extends Node<typeof Kind.DateError> {}

/**
 *     LineError        = [^ \t\r\n] [^\r\n]*
 */
export class LineError extends Node<typeof Kind.LineError> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | AzulGame
  | Signature
  | PlayerCount
  | Draw
  | Factory
  | FactoryNumber
  | Tile
  | Move
  | Player
  | Origin
  | Destination
  | Comment
  | PlayerName
  | GameDate
  | Commentary
  | Metadata
  | IsoDate
  | SignatureError
  | TileError
  | DestinationError
  | DateError
  | LineError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  AzulGame: AzulGame;
  Signature: Signature;
  PlayerCount: PlayerCount;
  Draw: Draw;
  Factory: Factory;
  FactoryNumber: FactoryNumber;
  Tile: Tile;
  Move: Move;
  Player: Player;
  Origin: Origin;
  Destination: Destination;
  Comment: Comment;
  PlayerName: PlayerName;
  GameDate: GameDate;
  Commentary: Commentary;
  Metadata: Metadata;
  IsoDate: IsoDate;
  SignatureError: SignatureError;
  TileError: TileError;
  DestinationError: DestinationError;
  DateError: DateError;
  LineError: LineError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  AzulGame,
  Signature,
  PlayerCount,
  Draw,
  Factory,
  FactoryNumber,
  Tile,
  Move,
  Player,
  Origin,
  Destination,
  Comment,
  PlayerName,
  GameDate,
  Commentary,
  Metadata,
  IsoDate,
  SignatureError,
  TileError,
  DestinationError,
  DateError,
  LineError,
];

export const isAzulGame = (node: Node): node is AzulGame => node instanceof AzulGame;
export const isSignature = (node: Node): node is Signature => node instanceof Signature;
export const isPlayerCount = (node: Node): node is PlayerCount => node instanceof PlayerCount;
export const isDraw = (node: Node): node is Draw => node instanceof Draw;
export const isFactory = (node: Node): node is Factory => node instanceof Factory;
export const isFactoryNumber = (node: Node): node is FactoryNumber => node instanceof FactoryNumber;
export const isTile = (node: Node): node is Tile => node instanceof Tile;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isPlayer = (node: Node): node is Player => node instanceof Player;
export const isOrigin = (node: Node): node is Origin => node instanceof Origin;
export const isDestination = (node: Node): node is Destination => node instanceof Destination;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isPlayerName = (node: Node): node is PlayerName => node instanceof PlayerName;
export const isGameDate = (node: Node): node is GameDate => node instanceof GameDate;
export const isCommentary = (node: Node): node is Commentary => node instanceof Commentary;
export const isMetadata = (node: Node): node is Metadata => node instanceof Metadata;
export const isIsoDate = (node: Node): node is IsoDate => node instanceof IsoDate;
export const isSignatureError = (node: Node): node is SignatureError => node instanceof SignatureError;
export const isTileError = (node: Node): node is TileError => node instanceof TileError;
export const isDestinationError = (node: Node): node is DestinationError => node instanceof DestinationError;
export const isDateError = (node: Node): node is DateError => node instanceof DateError;
export const isLineError = (node: Node): node is LineError => node instanceof LineError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  AzulGame(node: AzulGame): $Result;
  Signature(node: Signature): $Result;
  PlayerCount(node: PlayerCount): $Result;
  Draw(node: Draw): $Result;
  Factory(node: Factory): $Result;
  FactoryNumber(node: FactoryNumber): $Result;
  Tile(node: Tile): $Result;
  Move(node: Move): $Result;
  Player(node: Player): $Result;
  Origin(node: Origin): $Result;
  Destination(node: Destination): $Result;
  Comment(node: Comment): $Result;
  PlayerName(node: PlayerName): $Result;
  GameDate(node: GameDate): $Result;
  Commentary(node: Commentary): $Result;
  Metadata(node: Metadata): $Result;
  IsoDate(node: IsoDate): $Result;
  SignatureError(node: SignatureError): $Result;
  TileError(node: TileError): $Result;
  DestinationError(node: DestinationError): $Result;
  DateError(node: DateError): $Result;
  LineError(node: LineError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
