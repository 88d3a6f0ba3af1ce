// Generated from otn.peggy by ludogram. Do not edit: change the grammar and run the generator again.

import { Document, Node, Token, TooDeepError, UnparsedError, type ViewConstructor } from '../../src/cst/index.js';

/** Kind numbers of this grammar. */
export const Kind = {
  Document: 0,
  Token: 1,
  UnparsedError: 2,
  TooDeepError: 3,
  GameRecord: 4,
  PositionRecord: 5,
  MoveRecord: 6,
  RulesRecord: 7,
  Position: 8,
  Row: 9,
  Blanks: 10,
  Taflman: 11,
  Play: 12,
  Capture: 13,
  Space: 14,
  Resignation: 15,
  Skip: 16,
  SizeEntry: 17,
  NameEntry: 18,
  ChoiceEntry: 19,
  SpacesEntry: 20,
  PiecesEntry: 21,
  SpeedEntry: 22,
  StartEntry: 23,
  UnknownEntry: 24,
  RulesWord: 25,
  RulesTag: 26,
  PositionTag: 27,
  DateTag: 28,
  ResultTag: 29,
  TimeControlTag: 30,
  TimeRemainingTag: 31,
  PuzzleModeTag: 32,
  PuzzleAddressTag: 33,
  TextTag: 34,
  Date: 35,
  Time: 36,
  Overtime: 37,
  Increment: 38,
  Turn: 39,
  TurnNumber: 40,
  Comment: 41,
  Remark: 42,
  Clock: 43,
  Address: 44,
  Step: 45,
  MoveAddress: 46,
  MissingPositionError: 47,
  MissingMoveError: 48,
  EmptyRowError: 49,
  CellError: 50,
  MoveError: 51,
  EntryError: 52,
  TagValueError: 53,
  TagError: 54,
  UnclosedError: 55,
  AddressError: 56,
  UnnumberedTurnError: 57,
  StrayError: 58,
} as const;

/** The number of any kind. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Field numbers of this grammar. */
export const Field = {
  tags: 1,
  turns: 2,
  position: 3,
  move: 4,
  word: 5,
  first: 6,
  rows: 7,
  last: 8,
  cells: 9,
  piece: 10,
  from: 11,
  type: 12,
  to: 13,
  captures: 14,
  info: 15,
  space: 16,
  entries: 17,
  size: 18,
  name: 19,
  key: 20,
  value: 21,
  spaces: 22,
  pieces: 23,
  limits: 24,
  date: 25,
  result: 26,
  time: 27,
  attackers: 28,
  defenders: 29,
  mode: 30,
  address: 31,
  main: 32,
  overtime: 33,
  increment: 34,
  seconds: 35,
  count: 36,
  moves: 37,
  comment: 38,
  remarks: 39,
  clock: 40,
  steps: 41,
  turn: 42,
  letter: 43,
  variation: 44,
} as const;

/**
 *     GameRecord
 *       = bom? _ (tags:tag _)* (turns:(Turn / UnnumberedTurnError / StrayError) _)*
 */
export class GameRecord extends Node<typeof Kind.GameRecord> {
  get tags(): (RulesTag | PositionTag | DateTag | ResultTag | TimeControlTag | TimeRemainingTag | PuzzleModeTag | PuzzleAddressTag | TextTag | TagValueError | TagError)[] {
    return this.childList(Field.tags) as (RulesTag | PositionTag | DateTag | ResultTag | TimeControlTag | TimeRemainingTag | PuzzleModeTag | PuzzleAddressTag | TextTag | TagValueError | TagError)[];
  }
  get turns(): (Turn | UnnumberedTurnError | StrayError)[] {
    return this.childList(Field.turns) as (Turn | UnnumberedTurnError | StrayError)[];
  }
}

/**
 *     PositionRecord
 *       = bom? _ position:(Position / MissingPositionError) _
 */
export class PositionRecord extends Node<typeof Kind.PositionRecord> {
  get position(): Position | MissingPositionError {
    return this.child(Field.position) as Position | MissingPositionError;
  }
}

/**
 *     MoveRecord
 *       = bom? _ move:(move / MissingMoveError) _
 */
export class MoveRecord extends Node<typeof Kind.MoveRecord> {
  get move(): Play | Skip | Resignation | MoveError | MissingMoveError {
    return this.child(Field.move) as Play | Skip | Resignation | MoveError | MissingMoveError;
  }
}

/**
 *     RulesRecord
 *       = bom? _ word:RulesWord? rules
 */
export class RulesRecord extends Node<typeof Kind.RulesRecord> {
  get word(): RulesWord | undefined {
    return this.child(Field.word) as RulesWord | undefined;
  }
  get entries(): (SizeEntry | NameEntry | ChoiceEntry | SpacesEntry | PiecesEntry | SpeedEntry | StartEntry | UnknownEntry | EntryError)[] {
    return this.childList(Field.entries) as (SizeEntry | NameEntry | ChoiceEntry | SpacesEntry | PiecesEntry | SpeedEntry | StartEntry | UnknownEntry | EntryError)[];
  }
}

/**
 *     Position
 *       = first:"/"? rows:row|1.., "/"| last:"/"?
 */
export class Position extends Node<typeof Kind.Position> {
  get first(): Token<'/'> | undefined {
    return this.child(Field.first) as Token<'/'> | undefined;
  }
  get rows(): (Row | EmptyRowError)[] {
    return this.childList(Field.rows) as (Row | EmptyRowError)[];
  }
  get last(): Token<'/'> | undefined {
    return this.child(Field.last) as Token<'/'> | undefined;
  }
}

/**
 *     Row
 *       = cells:cell+
 */
export class Row extends Node<typeof Kind.Row> {
  get cells(): (Blanks | Taflman | CellError)[] {
    return this.childList(Field.cells) as (Blanks | Taflman | CellError)[];
  }
}

/**
 *     Blanks  "a number of empty spaces" = [1-9] [0-9]? ![0-9]
 */
export class Blanks extends Node<typeof Kind.Blanks> {}

/**
 *     Taflman "a taflman symbol"         = [tcnkmg]i
 */
export class Taflman extends Node<typeof Kind.Taflman, 'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'> {}

/**
 *     Play
 *       = piece:symbol? from:Space type:moveType to:Space ("x" captures:Capture|1.., "/"|)? info:infoSymbol?
 */
export class Play extends Node<typeof Kind.Play> {
  get piece(): Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'> | undefined {
    return this.child(Field.piece) as Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'> | undefined;
  }
  get from(): Space {
    return this.child(Field.from) as Space;
  }
  get type(): Token<'-' | '^=' | '^' | '='> {
    return this.child(Field.type) as Token<'-' | '^=' | '^' | '='>;
  }
  get to(): Space {
    return this.child(Field.to) as Space;
  }
  get captures(): Capture[] {
    return this.childList(Field.captures) as Capture[];
  }
  get info(): Token<'++' | '+' | '--' | '-'> | undefined {
    return this.child(Field.info) as Token<'++' | '+' | '--' | '-'> | undefined;
  }
}

/**
 *     Capture
 *       = piece:symbol? space:Space
 */
export class Capture extends Node<typeof Kind.Capture> {
  get piece(): Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'> | undefined {
    return this.child(Field.piece) as Token<'C' | 'G' | 'K' | 'M' | 'N' | 'T' | 'c' | 'g' | 'k' | 'm' | 'n' | 't'> | undefined;
  }
  get space(): Space {
    return this.child(Field.space) as Space;
  }
}

/**
 *     Space "a space such as e8" = [a-z] [1-9] [0-9]? ![0-9]
 */
export class Space extends Node<typeof Kind.Space> {}

/**
 *     Resignation "---"   = "---"
 */
export class Resignation extends Node<typeof Kind.Resignation, '---'> {}

/**
 *     Skip        "....." = "....."
 */
export class Skip extends Node<typeof Kind.Skip, '.....'> {}

/**
 *     SizeEntry
 *       = "dim:" size:number
 */
export class SizeEntry extends Node<typeof Kind.SizeEntry> {
  get size(): Token {
    return this.child(Field.size) as Token;
  }
}

/**
 *     NameEntry
 *       = "name:" name:$value
 */
export class NameEntry extends Node<typeof Kind.NameEntry> {
  get name(): Token {
    return this.child(Field.name) as Token;
  }
}

/**
 *     ChoiceEntry
 *       = key:"esc"       ":" value:("c" / "e")
 *       / key:yesNoKey    ":" value:("y" / "n")
 *       / key:"tfr"       ":" value:("i" / "d" / "w" / "l")
 *       / key:"ka"        ":" value:("y" / "n" / "a" / "h")
 *       / key:"ks"        ":" value:("y" / "n" / "s" / "c" / "m" / "w")
 *       / key:jumpsKey    ":" value:("n" / "r" / "j" / "c" / "y")
 *       / key:"sw"        ":" value:("n" / "w" / "s")
 *       / key:"ber"       ":" value:("n" / "c" / "m")
 */
export class ChoiceEntry extends Node<typeof Kind.ChoiceEntry> {
  get key(): Token<'esc' | 'surf' | 'atkf' | 'swf' | 'efe' | 'linc' | 'tfr' | 'ka' | 'ks' | 'kj' | 'nj' | 'cj' | 'mj' | 'gj' | 'sw' | 'ber'> {
    return this.child(Field.key) as Token<'esc' | 'surf' | 'atkf' | 'swf' | 'efe' | 'linc' | 'tfr' | 'ka' | 'ks' | 'kj' | 'nj' | 'cj' | 'mj' | 'gj' | 'sw' | 'ber'>;
  }
  get value(): Token<'c' | 'e' | 'y' | 'n' | 'i' | 'd' | 'w' | 'l' | 'a' | 'h' | 's' | 'm' | 'r' | 'j'> {
    return this.child(Field.value) as Token<'c' | 'e' | 'y' | 'n' | 'i' | 'd' | 'w' | 'l' | 'a' | 'h' | 's' | 'm' | 'r' | 'j'>;
  }
}

/**
 *     SpacesEntry
 *       = key:spacesKey ":" (word:"default" / spaces:Space|1.., ","| ","? / "")
 */
export class SpacesEntry extends Node<typeof Kind.SpacesEntry> {
  get key(): Token<'cor' | 'cen' | 'afor' | 'dfor'> {
    return this.child(Field.key) as Token<'cor' | 'cen' | 'afor' | 'dfor'>;
  }
  get word(): Token<'default'> | undefined {
    return this.child(Field.word) as Token<'default'> | undefined;
  }
  get spaces(): Space[] {
    return this.childList(Field.spaces) as Space[];
  }
}

/**
 *     PiecesEntry
 *       = key:piecesKey ":" pieces:$[tcnkmg]i*
 */
export class PiecesEntry extends Node<typeof Kind.PiecesEntry> {
  get key(): Token {
    return this.child(Field.key) as Token;
  }
  get pieces(): Token {
    return this.child(Field.pieces) as Token;
  }
}

/**
 *     SpeedEntry
 *       = "spd:" (limits:limit)|1.., ","| ","?
 */
export class SpeedEntry extends Node<typeof Kind.SpeedEntry> {
  get limits(): Token[] {
    return this.childList(Field.limits) as Token[];
  }
}

/**
 *     StartEntry
 *       = key:startKey ":" position:Position
 */
export class StartEntry extends Node<typeof Kind.StartEntry> {
  get key(): Token<'starti' | 'start'> {
    return this.child(Field.key) as Token<'starti' | 'start'>;
  }
  get position(): Position {
    return this.child(Field.position) as Position;
  }
}

/**
 *     UnknownEntry
 *       = !(knownKey ":") key:$[a-z0-9_-]i+ ":" value:$value
 */
export class UnknownEntry extends Node<typeof Kind.UnknownEntry> {
  get key(): Token {
    return this.child(Field.key) as Token;
  }
  get value(): Token {
    return this.child(Field.value) as Token;
  }
}

/**
 *     RulesWord = "rules" &entryEnd
 */
export class RulesWord extends Node<typeof Kind.RulesWord, 'rules'> {}

/**
 *     RulesTag
 *       = "[rules:" _ word:RulesWord? rules close
 */
export class RulesTag extends Node<typeof Kind.RulesTag> {
  get word(): RulesWord | undefined {
    return this.child(Field.word) as RulesWord | undefined;
  }
  get entries(): (SizeEntry | NameEntry | ChoiceEntry | SpacesEntry | PiecesEntry | SpeedEntry | StartEntry | UnknownEntry | EntryError)[] {
    return this.childList(Field.entries) as (SizeEntry | NameEntry | ChoiceEntry | SpacesEntry | PiecesEntry | SpeedEntry | StartEntry | UnknownEntry | EntryError)[];
  }
}

/**
 *     PositionTag
 *       = "[position:" _ position:Position valueEnd close
 */
export class PositionTag extends Node<typeof Kind.PositionTag> {
  get position(): Position {
    return this.child(Field.position) as Position;
  }
}

/**
 *     DateTag
 *       = "[date:" _ date:Date valueEnd close
 */
export class DateTag extends Node<typeof Kind.DateTag> {
  get date(): Date {
    return this.child(Field.date) as Date;
  }
}

/**
 *     ResultTag
 *       = "[result:" _ result:("1" / "0" / "-1" / "?") valueEnd close
 */
export class ResultTag extends Node<typeof Kind.ResultTag> {
  get result(): Token<'1' | '0' | '-1' | '?'> {
    return this.child(Field.result) as Token<'1' | '0' | '-1' | '?'>;
  }
}

/**
 *     TimeControlTag
 *       = "[time-control:" _ time:Time valueEnd close
 */
export class TimeControlTag extends Node<typeof Kind.TimeControlTag> {
  get time(): Time {
    return this.child(Field.time) as Time;
  }
}

/**
 *     TimeRemainingTag
 *       = "[time-remaining:" _ attackers:Time (_ "," _ / gap) defenders:Time valueEnd close
 */
export class TimeRemainingTag extends Node<typeof Kind.TimeRemainingTag> {
  get attackers(): Time {
    return this.child(Field.attackers) as Time;
  }
  get defenders(): Time {
    return this.child(Field.defenders) as Time;
  }
}

/**
 *     PuzzleModeTag
 *       = "[puzzle-mode:" _ mode:("none" / "loose" / "strict") valueEnd close
 */
export class PuzzleModeTag extends Node<typeof Kind.PuzzleModeTag> {
  get mode(): Token<'none' | 'loose' | 'strict'> {
    return this.child(Field.mode) as Token<'none' | 'loose' | 'strict'>;
  }
}

/**
 *     PuzzleAddressTag
 *       = "[" key:("puzzle-start" / "puzzle-prestart") ":" _ address:MoveAddress valueEnd close
 */
export class PuzzleAddressTag extends Node<typeof Kind.PuzzleAddressTag> {
  get key(): Token<'puzzle-start' | 'puzzle-prestart'> {
    return this.child(Field.key) as Token<'puzzle-start' | 'puzzle-prestart'>;
  }
  get address(): MoveAddress {
    return this.child(Field.address) as MoveAddress;
  }
}

/**
 *     TextTag
 *       = "[" !(typedTag ":") key:$tagName ":" value:$tagText close
 */
export class TextTag extends Node<typeof Kind.TextTag> {
  get key(): Token {
    return this.child(Field.key) as Token;
  }
  get value(): Token {
    return this.child(Field.value) as Token;
  }
}

/**
 *     Date      "date YYYY.MM.DD" = [0-9]|4| "." [0-9]|2| "." [0-9]|2|
 */
export class Date extends Node<typeof Kind.Date> {}

/**
 *     Time      = main:number (gap overtime:Overtime)? (gap increment:Increment)?
 */
export class Time extends Node<typeof Kind.Time> {
  get main(): Token {
    return this.child(Field.main) as Token;
  }
  get overtime(): Overtime | undefined {
    return this.child(Field.overtime) as Overtime | undefined;
  }
  get increment(): Increment | undefined {
    return this.child(Field.increment) as Increment | undefined;
  }
}

/**
 *     Overtime  = seconds:number "/" count:number
 */
export class Overtime extends Node<typeof Kind.Overtime> {
  get seconds(): Token {
    return this.child(Field.seconds) as Token;
  }
  get count(): Token {
    return this.child(Field.count) as Token;
  }
}

/**
 *     Increment = seconds:number "i"
 */
export class Increment extends Node<typeof Kind.Increment> {
  get seconds(): Token {
    return this.child(Field.seconds) as Token;
  }
}

/**
 *     Turn
 *       = address:(TurnNumber / Address / AddressError) (hs !turnBegins moves:move)* commentary?
 */
export class Turn extends Node<typeof Kind.Turn> {
  get address(): TurnNumber | Address | AddressError {
    return this.child(Field.address) as TurnNumber | Address | AddressError;
  }
  get moves(): (Play | Skip | Resignation | MoveError)[] {
    return this.childList(Field.moves) as (Play | Skip | Resignation | MoveError)[];
  }
  get comment(): Comment | undefined {
    return this.child(Field.comment) as Comment | undefined;
  }
}

/**
 *     TurnNumber "a turn number" = number dot
 */
export class TurnNumber extends Node<typeof Kind.TurnNumber> {}

/**
 *     Comment
 *       = "[" remarks:Remark|1.., "|"| close
 */
export class Comment extends Node<typeof Kind.Comment> {
  get remarks(): Remark[] {
    return this.childList(Field.remarks) as Remark[];
  }
}

/**
 *     Remark
 *       = clock:Clock? remarkText
 */
export class Remark extends Node<typeof Kind.Remark> {
  get clock(): Clock | undefined {
    return this.child(Field.clock) as Clock | undefined;
  }
}

/**
 *     Clock = main:number " " (overtime:Overtime (" " increment:Increment)? / increment:Increment) &[ \t\r\n|\]]
 */
export class Clock extends Node<typeof Kind.Clock> {
  get main(): Token {
    return this.child(Field.main) as Token;
  }
  get overtime(): Overtime | undefined {
    return this.child(Field.overtime) as Overtime | undefined;
  }
  get increment(): Increment | undefined {
    return this.child(Field.increment) as Increment | undefined;
  }
}

/**
 *     Address
 *       = steps:Step+ turn:number [a-z]? dot
 */
export class Address extends Node<typeof Kind.Address> {
  get steps(): Step[] {
    return this.childList(Field.steps) as Step[];
  }
  get turn(): Token {
    return this.child(Field.turn) as Token;
  }
}

/**
 *     Step
 *       = turn:number letter:[a-z] "." variation:number "."
 */
export class Step extends Node<typeof Kind.Step> {
  get turn(): Token {
    return this.child(Field.turn) as Token;
  }
  get letter(): Token {
    return this.child(Field.letter) as Token;
  }
  get variation(): Token {
    return this.child(Field.variation) as Token;
  }
}

/**
 *     MoveAddress
 *       = steps:Step* turn:number letter:[a-z]
 */
export class MoveAddress extends Node<typeof Kind.MoveAddress> {
  get steps(): Step[] {
    return this.childList(Field.steps) as Step[];
  }
  get turn(): Token {
    return this.child(Field.turn) as Token;
  }
  get letter(): Token {
    return this.child(Field.letter) as Token;
  }
}

/**
 *     MissingPositionError = ""
 */
export class MissingPositionError extends Node<typeof Kind.MissingPositionError, ''> {}

/**
 *     MissingMoveError     = ""
 */
export class MissingMoveError extends Node<typeof Kind.MissingMoveError, ''> {}

/**
 *     EmptyRowError = &"/"
 */
export class EmptyRowError extends Node<typeof Kind.EmptyRowError, ''> {}

/**
 *     CellError     = "0" [0-9]* / [0-9]+ / [^/ \t\r\n\]0-9tcnkmgTCNKMG]+
 */
export class CellError extends Node<typeof Kind.CellError> {}

/**
 *     MoveError  = splitMove / [^ \t\r\n[]+
 */
export class MoveError extends Node<typeof Kind.MoveError> {}

/**
 *     EntryError = [^ \t\r\n\]]+
 */
export class EntryError extends Node<typeof Kind.EntryError> {}

/**
 *     TagValueError = "[" typedTag ":" tagText close
 */
export class TagValueError extends Node<typeof Kind.TagValueError> {}

/**
 *     TagError      = "[" tagText close / !turnLike strayText
 */
export class TagError extends Node<typeof Kind.TagError> {}

/**
 *     UnclosedError = ""
 */
export class UnclosedError extends Node<typeof Kind.UnclosedError, ''> {}

/**
 *     AddressError        = !play brokenNumber &(blank+ play)
 */
export class AddressError extends Node<typeof Kind.AddressError> {}

/**
 *     UnnumberedTurnError = &play moves:move|1.., hs !turnBegins| commentary?
 */
export class UnnumberedTurnError extends Node<typeof Kind.UnnumberedTurnError> {
  get moves(): (Play | Skip | Resignation | MoveError)[] {
    return this.childList(Field.moves) as (Play | Skip | Resignation | MoveError)[];
  }
  get comment(): Comment | undefined {
    return this.child(Field.comment) as Comment | undefined;
  }
}

/**
 *     StrayError           = "[" tagText close / strayText commentary?
 */
export class StrayError extends Node<typeof Kind.StrayError> {
  get comment(): Comment | undefined {
    return this.child(Field.comment) as Comment | undefined;
  }
}

/** A node of any kind. */
export type AnyNode =
  | Document
  | Token
  | UnparsedError
  | TooDeepError
  | GameRecord
  | PositionRecord
  | MoveRecord
  | RulesRecord
  | Position
  | Row
  | Blanks
  | Taflman
  | Play
  | Capture
  | Space
  | Resignation
  | Skip
  | SizeEntry
  | NameEntry
  | ChoiceEntry
  | SpacesEntry
  | PiecesEntry
  | SpeedEntry
  | StartEntry
  | UnknownEntry
  | RulesWord
  | RulesTag
  | PositionTag
  | DateTag
  | ResultTag
  | TimeControlTag
  | TimeRemainingTag
  | PuzzleModeTag
  | PuzzleAddressTag
  | TextTag
  | Date
  | Time
  | Overtime
  | Increment
  | Turn
  | TurnNumber
  | Comment
  | Remark
  | Clock
  | Address
  | Step
  | MoveAddress
  | MissingPositionError
  | MissingMoveError
  | EmptyRowError
  | CellError
  | MoveError
  | EntryError
  | TagValueError
  | TagError
  | UnclosedError
  | AddressError
  | UnnumberedTurnError
  | StrayError;

/** The class of the nodes of each kind. */
export interface NodesByKind {
  Document: Document;
  Token: Token;
  UnparsedError: UnparsedError;
  TooDeepError: TooDeepError;
  GameRecord: GameRecord;
  PositionRecord: PositionRecord;
  MoveRecord: MoveRecord;
  RulesRecord: RulesRecord;
  Position: Position;
  Row: Row;
  Blanks: Blanks;
  Taflman: Taflman;
  Play: Play;
  Capture: Capture;
  Space: Space;
  Resignation: Resignation;
  Skip: Skip;
  SizeEntry: SizeEntry;
  NameEntry: NameEntry;
  ChoiceEntry: ChoiceEntry;
  SpacesEntry: SpacesEntry;
  PiecesEntry: PiecesEntry;
  SpeedEntry: SpeedEntry;
  StartEntry: StartEntry;
  UnknownEntry: UnknownEntry;
  RulesWord: RulesWord;
  RulesTag: RulesTag;
  PositionTag: PositionTag;
  DateTag: DateTag;
  ResultTag: ResultTag;
  TimeControlTag: TimeControlTag;
  TimeRemainingTag: TimeRemainingTag;
  PuzzleModeTag: PuzzleModeTag;
  PuzzleAddressTag: PuzzleAddressTag;
  TextTag: TextTag;
  Date: Date;
  Time: Time;
  Overtime: Overtime;
  Increment: Increment;
  Turn: Turn;
  TurnNumber: TurnNumber;
  Comment: Comment;
  Remark: Remark;
  Clock: Clock;
  Address: Address;
  Step: Step;
  MoveAddress: MoveAddress;
  MissingPositionError: MissingPositionError;
  MissingMoveError: MissingMoveError;
  EmptyRowError: EmptyRowError;
  CellError: CellError;
  MoveError: MoveError;
  EntryError: EntryError;
  TagValueError: TagValueError;
  TagError: TagError;
  UnclosedError: UnclosedError;
  AddressError: AddressError;
  UnnumberedTurnError: UnnumberedTurnError;
  StrayError: StrayError;
}

/** View classes by kind number. */
export const views: readonly ViewConstructor[] = [
  Document,
  Token,
  UnparsedError,
  TooDeepError,
  GameRecord,
  PositionRecord,
  MoveRecord,
  RulesRecord,
  Position,
  Row,
  Blanks,
  Taflman,
  Play,
  Capture,
  Space,
  Resignation,
  Skip,
  SizeEntry,
  NameEntry,
  ChoiceEntry,
  SpacesEntry,
  PiecesEntry,
  SpeedEntry,
  StartEntry,
  UnknownEntry,
  RulesWord,
  RulesTag,
  PositionTag,
  DateTag,
  ResultTag,
  TimeControlTag,
  TimeRemainingTag,
  PuzzleModeTag,
  PuzzleAddressTag,
  TextTag,
  Date,
  Time,
  Overtime,
  Increment,
  Turn,
  TurnNumber,
  Comment,
  Remark,
  Clock,
  Address,
  Step,
  MoveAddress,
  MissingPositionError,
  MissingMoveError,
  EmptyRowError,
  CellError,
  MoveError,
  EntryError,
  TagValueError,
  TagError,
  UnclosedError,
  AddressError,
  UnnumberedTurnError,
  StrayError,
];

export const isGameRecord = (node: Node): node is GameRecord => node instanceof GameRecord;
export const isPositionRecord = (node: Node): node is PositionRecord => node instanceof PositionRecord;
export const isMoveRecord = (node: Node): node is MoveRecord => node instanceof MoveRecord;
export const isRulesRecord = (node: Node): node is RulesRecord => node instanceof RulesRecord;
export const isPosition = (node: Node): node is Position => node instanceof Position;
export const isRow = (node: Node): node is Row => node instanceof Row;
export const isBlanks = (node: Node): node is Blanks => node instanceof Blanks;
export const isTaflman = (node: Node): node is Taflman => node instanceof Taflman;
export const isPlay = (node: Node): node is Play => node instanceof Play;
export const isCapture = (node: Node): node is Capture => node instanceof Capture;
export const isSpace = (node: Node): node is Space => node instanceof Space;
export const isResignation = (node: Node): node is Resignation => node instanceof Resignation;
export const isSkip = (node: Node): node is Skip => node instanceof Skip;
export const isSizeEntry = (node: Node): node is SizeEntry => node instanceof SizeEntry;
export const isNameEntry = (node: Node): node is NameEntry => node instanceof NameEntry;
export const isChoiceEntry = (node: Node): node is ChoiceEntry => node instanceof ChoiceEntry;
export const isSpacesEntry = (node: Node): node is SpacesEntry => node instanceof SpacesEntry;
export const isPiecesEntry = (node: Node): node is PiecesEntry => node instanceof PiecesEntry;
export const isSpeedEntry = (node: Node): node is SpeedEntry => node instanceof SpeedEntry;
export const isStartEntry = (node: Node): node is StartEntry => node instanceof StartEntry;
export const isUnknownEntry = (node: Node): node is UnknownEntry => node instanceof UnknownEntry;
export const isRulesWord = (node: Node): node is RulesWord => node instanceof RulesWord;
export const isRulesTag = (node: Node): node is RulesTag => node instanceof RulesTag;
export const isPositionTag = (node: Node): node is PositionTag => node instanceof PositionTag;
export const isDateTag = (node: Node): node is DateTag => node instanceof DateTag;
export const isResultTag = (node: Node): node is ResultTag => node instanceof ResultTag;
export const isTimeControlTag = (node: Node): node is TimeControlTag => node instanceof TimeControlTag;
export const isTimeRemainingTag = (node: Node): node is TimeRemainingTag => node instanceof TimeRemainingTag;
export const isPuzzleModeTag = (node: Node): node is PuzzleModeTag => node instanceof PuzzleModeTag;
export const isPuzzleAddressTag = (node: Node): node is PuzzleAddressTag => node instanceof PuzzleAddressTag;
export const isTextTag = (node: Node): node is TextTag => node instanceof TextTag;
export const isDate = (node: Node): node is Date => node instanceof Date;
export const isTime = (node: Node): node is Time => node instanceof Time;
export const isOvertime = (node: Node): node is Overtime => node instanceof Overtime;
export const isIncrement = (node: Node): node is Increment => node instanceof Increment;
export const isTurn = (node: Node): node is Turn => node instanceof Turn;
export const isTurnNumber = (node: Node): node is TurnNumber => node instanceof TurnNumber;
export const isComment = (node: Node): node is Comment => node instanceof Comment;
export const isRemark = (node: Node): node is Remark => node instanceof Remark;
export const isClock = (node: Node): node is Clock => node instanceof Clock;
export const isAddress = (node: Node): node is Address => node instanceof Address;
export const isStep = (node: Node): node is Step => node instanceof Step;
export const isMoveAddress = (node: Node): node is MoveAddress => node instanceof MoveAddress;
export const isMissingPositionError = (node: Node): node is MissingPositionError => node instanceof MissingPositionError;
export const isMissingMoveError = (node: Node): node is MissingMoveError => node instanceof MissingMoveError;
export const isEmptyRowError = (node: Node): node is EmptyRowError => node instanceof EmptyRowError;
export const isCellError = (node: Node): node is CellError => node instanceof CellError;
export const isMoveError = (node: Node): node is MoveError => node instanceof MoveError;
export const isEntryError = (node: Node): node is EntryError => node instanceof EntryError;
export const isTagValueError = (node: Node): node is TagValueError => node instanceof TagValueError;
export const isTagError = (node: Node): node is TagError => node instanceof TagError;
export const isUnclosedError = (node: Node): node is UnclosedError => node instanceof UnclosedError;
export const isAddressError = (node: Node): node is AddressError => node instanceof AddressError;
export const isUnnumberedTurnError = (node: Node): node is UnnumberedTurnError => node instanceof UnnumberedTurnError;
export const isStrayError = (node: Node): node is StrayError => node instanceof StrayError;

/** One function for each kind: leaving one out is a compile error. */
export interface Visitor<$Result> {
  Document(node: Document): $Result;
  Token(node: Token): $Result;
  UnparsedError(node: UnparsedError): $Result;
  TooDeepError(node: TooDeepError): $Result;
  GameRecord(node: GameRecord): $Result;
  PositionRecord(node: PositionRecord): $Result;
  MoveRecord(node: MoveRecord): $Result;
  RulesRecord(node: RulesRecord): $Result;
  Position(node: Position): $Result;
  Row(node: Row): $Result;
  Blanks(node: Blanks): $Result;
  Taflman(node: Taflman): $Result;
  Play(node: Play): $Result;
  Capture(node: Capture): $Result;
  Space(node: Space): $Result;
  Resignation(node: Resignation): $Result;
  Skip(node: Skip): $Result;
  SizeEntry(node: SizeEntry): $Result;
  NameEntry(node: NameEntry): $Result;
  ChoiceEntry(node: ChoiceEntry): $Result;
  SpacesEntry(node: SpacesEntry): $Result;
  PiecesEntry(node: PiecesEntry): $Result;
  SpeedEntry(node: SpeedEntry): $Result;
  StartEntry(node: StartEntry): $Result;
  UnknownEntry(node: UnknownEntry): $Result;
  RulesWord(node: RulesWord): $Result;
  RulesTag(node: RulesTag): $Result;
  PositionTag(node: PositionTag): $Result;
  DateTag(node: DateTag): $Result;
  ResultTag(node: ResultTag): $Result;
  TimeControlTag(node: TimeControlTag): $Result;
  TimeRemainingTag(node: TimeRemainingTag): $Result;
  PuzzleModeTag(node: PuzzleModeTag): $Result;
  PuzzleAddressTag(node: PuzzleAddressTag): $Result;
  TextTag(node: TextTag): $Result;
  Date(node: Date): $Result;
  Time(node: Time): $Result;
  Overtime(node: Overtime): $Result;
  Increment(node: Increment): $Result;
  Turn(node: Turn): $Result;
  TurnNumber(node: TurnNumber): $Result;
  Comment(node: Comment): $Result;
  Remark(node: Remark): $Result;
  Clock(node: Clock): $Result;
  Address(node: Address): $Result;
  Step(node: Step): $Result;
  MoveAddress(node: MoveAddress): $Result;
  MissingPositionError(node: MissingPositionError): $Result;
  MissingMoveError(node: MissingMoveError): $Result;
  EmptyRowError(node: EmptyRowError): $Result;
  CellError(node: CellError): $Result;
  MoveError(node: MoveError): $Result;
  EntryError(node: EntryError): $Result;
  TagValueError(node: TagValueError): $Result;
  TagError(node: TagError): $Result;
  UnclosedError(node: UnclosedError): $Result;
  AddressError(node: AddressError): $Result;
  UnnumberedTurnError(node: UnnumberedTurnError): $Result;
  StrayError(node: StrayError): $Result;
}

/** Calls the function of `visitor` for the kind of `node`. */
export function visit<$Result>(node: Node, visitor: Visitor<$Result>): $Result {
  const name = node.kindName as keyof Visitor<$Result>;
  return (visitor[name] as (node: Node) => $Result)(node);
}
