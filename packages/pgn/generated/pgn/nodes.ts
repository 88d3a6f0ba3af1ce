// Generated from pgn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from 'ludogram/cst';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  PgnFile: 4,
  Game: 5,
  Tag: 6,
  TagName: 7,
  TagValue: 8,
  OddTagValue: 9,
  UnescapedQuoteError: 10,
  UnclosedValueError: 11,
  UnquotedValueError: 12,
  UnclosedTagError: 13,
  TagError: 14,
  Number: 15,
  Periods: 16,
  Nag: 17,
  Suffix: 18,
  Variation: 19,
  UnclosedVariationError: 20,
  StrayParenthesisError: 21,
  TokenError: 22,
  Move: 23,
  OddMove: 24,
  EnPassant: 25,
  Symbol: 26,
  Result: 27,
  OddResult: 28,
  Comment: 29,
  LineComment: 30,
  UnclosedCommentError: 31,
  Command: 32,
  CommandError: 33,
  Escape: 34,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  games: 1,
  tags: 2,
  notes: 3,
  items: 4,
  result: 5,
  trailing: 6,
  name: 7,
  value: 8,
} as const;

/**
 *     PgnFile = Escape? _ (games:Game _)*
 */
export class PgnFile extends Node<typeof Kind.PgnFile> {
  get games(): Game[] {
    return this.childList(Field.games) as Game[];
  }
}

/**
 *     Game
 *       = (tags:tag / notes:comment)|1.., _| (_ items:gameItem)* (_ result:result after)?
 *       / items:gameItem|1.., _| (_ result:result after)?
 *       / result:result after
 */
export class Game extends Node<typeof Kind.Game> {
  get tags(): (Tag | TagError)[] {
    return this.childList(Field.tags) as (Tag | TagError)[];
  }
  get notes(): (Comment | LineComment | UnclosedCommentError)[] {
    return this.childList(Field.notes) as (Comment | LineComment | UnclosedCommentError)[];
  }
  get items(): (Number | Move | Comment | LineComment | UnclosedCommentError | Nag | Suffix | Variation | OddMove | EnPassant | Symbol | Periods | TokenError | StrayParenthesisError)[] {
    return this.childList(Field.items) as (Number | Move | Comment | LineComment | UnclosedCommentError | Nag | Suffix | Variation | OddMove | EnPassant | Symbol | Periods | TokenError | StrayParenthesisError)[];
  }
  get result(): Result | OddResult | undefined {
    return this.child(Field.result) as Result | OddResult | undefined;
  }
  get trailing(): (Comment | LineComment | UnclosedCommentError)[] {
    return this.childList(Field.trailing) as (Comment | LineComment | UnclosedCommentError)[];
  }
}

/**
 *     Tag = "[" gap? name:TagName gap? value:value (gap? "]" / UnclosedTagError)
 */
export class Tag extends Node<typeof Kind.Tag> {
  get name(): TagName {
    return this.child(Field.name) as TagName;
  }
  get value(): TagValue | OddTagValue | UnescapedQuoteError | UnclosedValueError | UnquotedValueError {
    return this.child(Field.value) as TagValue | OddTagValue | UnescapedQuoteError | UnclosedValueError | UnquotedValueError;
  }
}

/**
 *     TagName "tag name" = [A-Za-z0-9_]+
 */
export class TagName extends Node<typeof Kind.TagName> {}

/**
 *     TagValue "value in quotation marks" = '"' ([^"\\\r\n] / "\\" ["\\])* '"' valueEnd
 */
export class TagValue extends Node<typeof Kind.TagValue> {}

/**
 *     OddTagValue = '"' ([^"\\\r\n] / "\\" [^\r\n])* '"' valueEnd
 */
export class OddTagValue extends Node<typeof Kind.OddTagValue> {}

/**
 *     UnescapedQuoteError = '"' (!('"' b "]" b lineEnd) [^\r\n])* '"' &(b "]")
 */
export class UnescapedQuoteError extends Node<typeof Kind.UnescapedQuoteError> {}

/**
 *     UnclosedValueError  = '"' [^\]\r\n]* &("]" b lineEnd)
 */
export class UnclosedValueError extends Node<typeof Kind.UnclosedValueError> {}

/**
 *     UnquotedValueError  = [^"\]\[\r\n]+ &"]"
 */
export class UnquotedValueError extends Node<typeof Kind.UnquotedValueError> {}

/**
 *     UnclosedTagError    = b &lineEnd
 */
export class UnclosedTagError extends Node<typeof Kind.UnclosedTagError> {}

/**
 *     TagError            = "[" [^\r\n]* / unopenedTag
 */
export class TagError extends Node<typeof Kind.TagError> {}

/**
 *     Number "move number" = [0-9]+ ![0-9:/–-] [.…]* ([ \t\r\n]+ [.…]+)*
 */
export class Number extends Node<typeof Kind.Number> {}

/**
 *     Periods = [.…]+
 */
export class Periods extends Node<typeof Kind.Periods> {}

/**
 *     Nag "NAG" = "$" [0-9]+ !wordPart
 */
export class Nag extends Node<typeof Kind.Nag> {}

/**
 *     Suffix "suffix" = [!?] [!?]?
 */
export class Suffix extends Node<typeof Kind.Suffix, '!!' | '!?' | '!' | '?!' | '??' | '?'> {}

/**
 *     Variation = "(" (_ items:variationItem)* (_ ")" / UnclosedVariationError)
 */
export class Variation extends Node<typeof Kind.Variation> {
  get items(): (Number | Move | Comment | LineComment | UnclosedCommentError | Nag | Suffix | Variation | OddMove | EnPassant | Symbol | Periods | TokenError | Result)[] {
    return this.childList(Field.items) as (Number | Move | Comment | LineComment | UnclosedCommentError | Nag | Suffix | Variation | OddMove | EnPassant | Symbol | Periods | TokenError | Result)[];
  }
}

/**
 *     UnclosedVariationError = ""
 */
export class UnclosedVariationError extends Node<typeof Kind.UnclosedVariationError, ''> {}

/**
 *     StrayParenthesisError  = ")"
 */
export class StrayParenthesisError extends Node<typeof Kind.StrayParenthesisError, ')'> {}

/**
 *     TokenError             = !result !tagBegins !unopenedTag (unopenedComment / word / "[" [^\]\r\n]* "]"? / [}\]])
 */
export class TokenError extends Node<typeof Kind.TokenError> {}

/**
 *     Move "move" = (piece / pawn / "O-O" "-O"? / drop) mark? moveEnd
 */
export class Move extends Node<typeof Kind.Move> {}

/**
 *     OddMove
 *       = (oddCastling / null / oddPiece? oddSquares oddPromotion?) oddMark? moveEnd
 *       / variantMove mark? !wordPart
 */
export class OddMove extends Node<typeof Kind.OddMove> {}

/**
 *     EnPassant = ("e.p." / "ep") !wordPart
 */
export class EnPassant extends Node<typeof Kind.EnPassant, 'e.p.' | 'ep'> {}

/**
 *     Symbol = ("+/-" / "-/+" / "+/=" / "=/+" / "+-" / "-+" / "+=" / "=+" / "=" / "±" / "∓" / "⩲" / "⩱" / "∞" / "□") !wordPart
 */
export class Symbol extends Node<typeof Kind.Symbol> {}

/**
 *     Result "result" = ("1-0" / "0-1" / "1/2-1/2" / "*") !wordPart
 */
export class Result extends Node<typeof Kind.Result, '1-0' | '0-1' | '1/2-1/2' | '*'> {}

/**
 *     OddResult = ("1/2:1/2" / "1/2" / "½-½" / "½–½" / "½:½" / "½" / "1:0" / "0:1" / "1–0" / "0–1") !wordPart
 */
export class OddResult extends Node<typeof Kind.OddResult, '1/2:1/2' | '1/2' | '½-½' | '½–½' | '½:½' | '½' | '1:0' | '0:1' | '1–0' | '0–1'> {}

/**
 *     Comment "comment" = "{" commentText "}"
 */
export class Comment extends Node<typeof Kind.Comment> {}

/**
 *     LineComment       = ";" [^\r\n]*
 */
export class LineComment extends Node<typeof Kind.LineComment> {}

/**
 *     UnclosedCommentError = "{" commentText
 */
export class UnclosedCommentError extends Node<typeof Kind.UnclosedCommentError> {}

/**
 *     Command "command" = "[%" (("clk" / "emt" / "egt" / "mct") gap clock / "eval" gap score / "csl" gap marks / "cal" gap marks / !known [A-Za-z_]+ [^\]}]*) "]"
 */
export class Command extends Node<typeof Kind.Command> {}

/**
 *     CommandError = "[%" [^\]}]* "]"?
 */
export class CommandError extends Node<typeof Kind.CommandError> {}

/**
 *     Escape = "%" [^\r\n]*
 */
export class Escape extends Node<typeof Kind.Escape> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | PgnFile
  | Game
  | Tag
  | TagName
  | TagValue
  | OddTagValue
  | UnescapedQuoteError
  | UnclosedValueError
  | UnquotedValueError
  | UnclosedTagError
  | TagError
  | Number
  | Periods
  | Nag
  | Suffix
  | Variation
  | UnclosedVariationError
  | StrayParenthesisError
  | TokenError
  | Move
  | OddMove
  | EnPassant
  | Symbol
  | Result
  | OddResult
  | Comment
  | LineComment
  | UnclosedCommentError
  | Command
  | CommandError
  | Escape;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  PgnFile: PgnFile;
  Game: Game;
  Tag: Tag;
  TagName: TagName;
  TagValue: TagValue;
  OddTagValue: OddTagValue;
  UnescapedQuoteError: UnescapedQuoteError;
  UnclosedValueError: UnclosedValueError;
  UnquotedValueError: UnquotedValueError;
  UnclosedTagError: UnclosedTagError;
  TagError: TagError;
  Number: Number;
  Periods: Periods;
  Nag: Nag;
  Suffix: Suffix;
  Variation: Variation;
  UnclosedVariationError: UnclosedVariationError;
  StrayParenthesisError: StrayParenthesisError;
  TokenError: TokenError;
  Move: Move;
  OddMove: OddMove;
  EnPassant: EnPassant;
  Symbol: Symbol;
  Result: Result;
  OddResult: OddResult;
  Comment: Comment;
  LineComment: LineComment;
  UnclosedCommentError: UnclosedCommentError;
  Command: Command;
  CommandError: CommandError;
  Escape: Escape;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  PgnFile,
  Game,
  Tag,
  TagName,
  TagValue,
  OddTagValue,
  UnescapedQuoteError,
  UnclosedValueError,
  UnquotedValueError,
  UnclosedTagError,
  TagError,
  Number,
  Periods,
  Nag,
  Suffix,
  Variation,
  UnclosedVariationError,
  StrayParenthesisError,
  TokenError,
  Move,
  OddMove,
  EnPassant,
  Symbol,
  Result,
  OddResult,
  Comment,
  LineComment,
  UnclosedCommentError,
  Command,
  CommandError,
  Escape,
];

export const isPgnFile = (node: Node): node is PgnFile => node instanceof PgnFile;
export const isGame = (node: Node): node is Game => node instanceof Game;
export const isTag = (node: Node): node is Tag => node instanceof Tag;
export const isTagName = (node: Node): node is TagName => node instanceof TagName;
export const isTagValue = (node: Node): node is TagValue => node instanceof TagValue;
export const isOddTagValue = (node: Node): node is OddTagValue => node instanceof OddTagValue;
export const isUnescapedQuoteError = (node: Node): node is UnescapedQuoteError => node instanceof UnescapedQuoteError;
export const isUnclosedValueError = (node: Node): node is UnclosedValueError => node instanceof UnclosedValueError;
export const isUnquotedValueError = (node: Node): node is UnquotedValueError => node instanceof UnquotedValueError;
export const isUnclosedTagError = (node: Node): node is UnclosedTagError => node instanceof UnclosedTagError;
export const isTagError = (node: Node): node is TagError => node instanceof TagError;
export const isNumber = (node: Node): node is Number => node instanceof Number;
export const isPeriods = (node: Node): node is Periods => node instanceof Periods;
export const isNag = (node: Node): node is Nag => node instanceof Nag;
export const isSuffix = (node: Node): node is Suffix => node instanceof Suffix;
export const isVariation = (node: Node): node is Variation => node instanceof Variation;
export const isUnclosedVariationError = (node: Node): node is UnclosedVariationError => node instanceof UnclosedVariationError;
export const isStrayParenthesisError = (node: Node): node is StrayParenthesisError => node instanceof StrayParenthesisError;
export const isTokenError = (node: Node): node is TokenError => node instanceof TokenError;
export const isMove = (node: Node): node is Move => node instanceof Move;
export const isOddMove = (node: Node): node is OddMove => node instanceof OddMove;
export const isEnPassant = (node: Node): node is EnPassant => node instanceof EnPassant;
export const isSymbol = (node: Node): node is Symbol => node instanceof Symbol;
export const isResult = (node: Node): node is Result => node instanceof Result;
export const isOddResult = (node: Node): node is OddResult => node instanceof OddResult;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isLineComment = (node: Node): node is LineComment => node instanceof LineComment;
export const isUnclosedCommentError = (node: Node): node is UnclosedCommentError => node instanceof UnclosedCommentError;
export const isCommand = (node: Node): node is Command => node instanceof Command;
export const isCommandError = (node: Node): node is CommandError => node instanceof CommandError;
export const isEscape = (node: Node): node is Escape => node instanceof Escape;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  PgnFile(node: PgnFile): $Result;
  Game(node: Game): $Result;
  Tag(node: Tag): $Result;
  TagName(node: TagName): $Result;
  TagValue(node: TagValue): $Result;
  OddTagValue(node: OddTagValue): $Result;
  UnescapedQuoteError(node: UnescapedQuoteError): $Result;
  UnclosedValueError(node: UnclosedValueError): $Result;
  UnquotedValueError(node: UnquotedValueError): $Result;
  UnclosedTagError(node: UnclosedTagError): $Result;
  TagError(node: TagError): $Result;
  Number(node: Number): $Result;
  Periods(node: Periods): $Result;
  Nag(node: Nag): $Result;
  Suffix(node: Suffix): $Result;
  Variation(node: Variation): $Result;
  UnclosedVariationError(node: UnclosedVariationError): $Result;
  StrayParenthesisError(node: StrayParenthesisError): $Result;
  TokenError(node: TokenError): $Result;
  Move(node: Move): $Result;
  OddMove(node: OddMove): $Result;
  EnPassant(node: EnPassant): $Result;
  Symbol(node: Symbol): $Result;
  Result(node: Result): $Result;
  OddResult(node: OddResult): $Result;
  Comment(node: Comment): $Result;
  LineComment(node: LineComment): $Result;
  UnclosedCommentError(node: UnclosedCommentError): $Result;
  Command(node: Command): $Result;
  CommandError(node: CommandError): $Result;
  Escape(node: Escape): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
