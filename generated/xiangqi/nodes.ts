// Generated from xiangqi.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  AnnoFen: 4,
  Version: 5,
  Fen: 6,
  Row: 7,
  Count: 8,
  Group: 9,
  Piece: 10,
  Annotation: 11,
  Code: 12,
  XayAtom: 13,
  XayText: 14,
  Word: 15,
  Comment: 16,
  StrayLineError: 17,
  VersionError: 18,
  EmptyRowError: 19,
  AnnotationError: 20,
  AtomError: 21,
  StrayBracketError: 22,
  TrailingError: 23,
  ExtraLineError: 24,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  version: 1,
  rows: 2,
  state: 3,
  items: 4,
  atoms: 5,
  close: 6,
  code: 7,
  piece: 8,
  words: 9,
} as const;

/**
 *     AnnoFen = (before / _) version:version b rows:row|1.., "/"| lineEnd _ end
 */
export class AnnoFen extends Node<typeof Kind.AnnoFen> {
  get version(): Version | VersionError {
    return this.child(Field.version) as Version | VersionError;
  }
  get rows(): (Row | EmptyRowError)[] {
    return this.childList(Field.rows) as (Row | EmptyRowError)[];
  }
}

/**
 *     Version "v1" = "v1" &[ \t]
 */
export class Version extends Node<typeof Kind.Version, 'v1'> {}

/**
 *     Fen = _ rows:row|1.., "/"| (b state:$([^ \t\r\n] [^\r\n]*))? _ end
 */
export class Fen extends Node<typeof Kind.Fen> {
  get rows(): (Row | EmptyRowError)[] {
    return this.childList(Field.rows) as (Row | EmptyRowError)[];
  }
  get state(): Token | undefined {
    return this.child(Field.state) as Token | undefined;
  }
}

/**
 *     Row  = items:item+
 */
export class Row extends Node<typeof Kind.Row> {
  get items(): (Count | Group | Piece | Annotation | AnnotationError | AtomError | StrayBracketError)[] {
    return this.childList(Field.items) as (Count | Group | Piece | Annotation | AnnotationError | AtomError | StrayBracketError)[];
  }
}

/**
 *     Count "a number of empty fields" = [1-9]
 */
export class Count extends Node<typeof Kind.Count, '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'> {}

/**
 *     Group = "[" atoms:atom* close:"]"?
 */
export class Group extends Node<typeof Kind.Group> {
  get atoms(): (Piece | Annotation | AnnotationError | AtomError)[] {
    return this.childList(Field.atoms) as (Piece | Annotation | AnnotationError | AtomError)[];
  }
  get close(): Token<']'> | undefined {
    return this.child(Field.close) as Token<']'> | undefined;
  }
}

/**
 *     Piece "a piece" = [rhnebmagkcp]i
 */
export class Piece extends Node<typeof Kind.Piece> {}

/**
 *     Annotation = "<" code:Code ">"
 */
export class Annotation extends Node<typeof Kind.Annotation> {
  get code(): Code {
    return this.child(Field.code) as Code;
  }
}

/**
 *     Code "an annotation code" = [^<>[\]/ \t\r\n]+
 */
export class Code extends Node<typeof Kind.Code> {}

/**
 *     XayAtom = piece:Piece !. / code:Code
 */
export class XayAtom extends Node<typeof Kind.XayAtom> {
  get piece(): Piece | undefined {
    return this.child(Field.piece) as Piece | undefined;
  }
  get code(): Code | undefined {
    return this.child(Field.code) as Code | undefined;
  }
}

/**
 *     XayText = _ (words:Word _)*
 */
export class XayText extends Node<typeof Kind.XayText> {
  get words(): Word[] {
    return this.childList(Field.words) as Word[];
  }
}

/**
 *     Word = &[^ \t\r\n#\uFEFF] (quoted / [[\]{},:"'] / plain)+
 */
export class Word extends Node<typeof Kind.Word> {}

/**
 *     Comment = "#" [^\r\n]*
 */
export class Comment extends Node<typeof Kind.Comment> {}

/**
 *     StrayLineError   = !Version [^ \t\r\n#\uFEFF] [^\r\n]*
 */
export class StrayLineError extends Node<typeof Kind.StrayLineError> {}

/**
 *     VersionError     = [vV] [^ \t\r\n/]* / ""
 */
export class VersionError extends Node<typeof Kind.VersionError> {}

/**
 *     EmptyRowError    = ""
 */
export class EmptyRowError extends Node<typeof Kind.EmptyRowError, ''> {}

/**
 *     AnnotationError  = "<" [^<>[\]/ \t\r\n]* ">"?
 */
export class AnnotationError extends Node<typeof Kind.AnnotationError> {}

/**
 *     AtomError        = [^\]/ \t\r\n]
 */
export class AtomError extends Node<typeof Kind.AtomError> {}

/**
 *     StrayBracketError = "]"
 */
export class StrayBracketError extends Node<typeof Kind.StrayBracketError, ']'> {}

/**
 *     TrailingError    = [ \t]+ [^ \t\r\n] [^\r\n]*
 */
export class TrailingError extends Node<typeof Kind.TrailingError> {}

/**
 *     ExtraLineError   = [^]+
 */
export class ExtraLineError extends Node<typeof Kind.ExtraLineError> {}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | AnnoFen
  | Version
  | Fen
  | Row
  | Count
  | Group
  | Piece
  | Annotation
  | Code
  | XayAtom
  | XayText
  | Word
  | Comment
  | StrayLineError
  | VersionError
  | EmptyRowError
  | AnnotationError
  | AtomError
  | StrayBracketError
  | TrailingError
  | ExtraLineError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  AnnoFen: AnnoFen;
  Version: Version;
  Fen: Fen;
  Row: Row;
  Count: Count;
  Group: Group;
  Piece: Piece;
  Annotation: Annotation;
  Code: Code;
  XayAtom: XayAtom;
  XayText: XayText;
  Word: Word;
  Comment: Comment;
  StrayLineError: StrayLineError;
  VersionError: VersionError;
  EmptyRowError: EmptyRowError;
  AnnotationError: AnnotationError;
  AtomError: AtomError;
  StrayBracketError: StrayBracketError;
  TrailingError: TrailingError;
  ExtraLineError: ExtraLineError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  AnnoFen,
  Version,
  Fen,
  Row,
  Count,
  Group,
  Piece,
  Annotation,
  Code,
  XayAtom,
  XayText,
  Word,
  Comment,
  StrayLineError,
  VersionError,
  EmptyRowError,
  AnnotationError,
  AtomError,
  StrayBracketError,
  TrailingError,
  ExtraLineError,
];

export const isAnnoFen = (node: Node): node is AnnoFen => node instanceof AnnoFen;
export const isVersion = (node: Node): node is Version => node instanceof Version;
export const isFen = (node: Node): node is Fen => node instanceof Fen;
export const isRow = (node: Node): node is Row => node instanceof Row;
export const isCount = (node: Node): node is Count => node instanceof Count;
export const isGroup = (node: Node): node is Group => node instanceof Group;
export const isPiece = (node: Node): node is Piece => node instanceof Piece;
export const isAnnotation = (node: Node): node is Annotation => node instanceof Annotation;
export const isCode = (node: Node): node is Code => node instanceof Code;
export const isXayAtom = (node: Node): node is XayAtom => node instanceof XayAtom;
export const isXayText = (node: Node): node is XayText => node instanceof XayText;
export const isWord = (node: Node): node is Word => node instanceof Word;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isStrayLineError = (node: Node): node is StrayLineError => node instanceof StrayLineError;
export const isVersionError = (node: Node): node is VersionError => node instanceof VersionError;
export const isEmptyRowError = (node: Node): node is EmptyRowError => node instanceof EmptyRowError;
export const isAnnotationError = (node: Node): node is AnnotationError => node instanceof AnnotationError;
export const isAtomError = (node: Node): node is AtomError => node instanceof AtomError;
export const isStrayBracketError = (node: Node): node is StrayBracketError => node instanceof StrayBracketError;
export const isTrailingError = (node: Node): node is TrailingError => node instanceof TrailingError;
export const isExtraLineError = (node: Node): node is ExtraLineError => node instanceof ExtraLineError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  AnnoFen(node: AnnoFen): $Result;
  Version(node: Version): $Result;
  Fen(node: Fen): $Result;
  Row(node: Row): $Result;
  Count(node: Count): $Result;
  Group(node: Group): $Result;
  Piece(node: Piece): $Result;
  Annotation(node: Annotation): $Result;
  Code(node: Code): $Result;
  XayAtom(node: XayAtom): $Result;
  XayText(node: XayText): $Result;
  Word(node: Word): $Result;
  Comment(node: Comment): $Result;
  StrayLineError(node: StrayLineError): $Result;
  VersionError(node: VersionError): $Result;
  EmptyRowError(node: EmptyRowError): $Result;
  AnnotationError(node: AnnotationError): $Result;
  AtomError(node: AtomError): $Result;
  StrayBracketError(node: StrayBracketError): $Result;
  TrailingError(node: TrailingError): $Result;
  ExtraLineError(node: ExtraLineError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
