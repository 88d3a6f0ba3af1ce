/** The colour of a piece or of the side to move. */
export type Colour = 'white' | 'black';

/** A timeline as it is spelled: `0`, `-0`, `+1` … -0 and +0 are two timelines; `0` and `+0`, `1` and `+1` are one. */
export interface Layer {
  readonly spelling: string;
  /** Its number; negative zero (`Object.is(value, -0)`) is the timeline right below +0. */
  readonly value: number;
}

/** The coordinates of a board: its timeline and its turn. */
export interface Coordinates {
  readonly layer: Layer;
  readonly time: number;
}

/** The board that a move names. Without a turn, it is the present one of the timeline: its last board. */
export interface BoardName {
  readonly layer: Layer;
  readonly time?: number;
}

/** A piece on a board. */
export interface Piece {
  /** Upper-case letter of its kind, for example `N`. */
  readonly letter: string;
  readonly colour: Colour;
  /** Whether it is marked as not having moved yet. */
  readonly unmoved: boolean;
}

/** A position of one timeline at one turn. */
export interface Board extends Coordinates {
  /** From the last rank to the first, each from file a on. */
  readonly rows: readonly (readonly (Piece | undefined)[])[];
  readonly toMove: Colour;
}

/** A header, its value without quotation marks and escapes. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** A square of a board. */
export interface Square {
  /** A letter from a on. */
  readonly file: string;
  /** From 1 on. */
  readonly rank: number;
}

/** The origin of a piece as written: nothing, its file, its rank, or both. */
export type Origin = Partial<Square>;

/** `jump`: to another board, as `>` says; `branch`: to a board of the past, making a timeline, as `>>` says. */
export type JumpKind = 'jump' | 'branch';

/** A piece goes somewhere, on its board or to another one. */
export interface Step {
  readonly kind: 'step';
  /** As written: a letter or RQ, PR, BR; a pawn if absent. */
  readonly piece?: string;
  readonly from: Origin;
  /** Absent if the record does not give it, as is usual for moves on the same board. */
  readonly jump?: JumpKind;
  readonly capture: boolean;
  /** The board that it goes to; absent where it is the same one, or is left to the reader. */
  readonly target?: BoardName;
  readonly to: Square;
  /** The piece that a pawn becomes, as written. */
  readonly promotion?: string;
}

/** Castling with the rook of the king's or the queen's side. */
export interface Castling {
  readonly kind: 'castling';
  readonly side: 'king' | 'queen';
}

/** A null move: the board is passed. */
export interface Pass {
  readonly kind: 'pass';
}

/** One move on one board, with everything that is written about it. */
export interface Move {
  readonly type: 'move';
  /** The board on which it begins; where absent, the only one on which the player can move. */
  readonly board?: BoardName;
  readonly action: Step | Castling | Pass;
  /** `+`, `#` or `*`; what they claim is not checked. */
  readonly check?: 'check' | 'mate' | 'softmate';
  /** Whether `~` says that it moves the present. */
  readonly movesPresent: boolean;
  /** A run of `?` and `!`. */
  readonly assessment?: string;
  /** The timeline that it makes, from `(>L1)`. */
  readonly makes?: Layer;
  /** The turn that the present moves to, from `(~T1)`. */
  readonly present?: number;
}

/** A comment in its place among the moves, without its braces. */
export interface Comment {
  readonly type: 'comment';
  readonly text: string;
}

/** Another line of play, beside the move or the turn that its first turn number names. */
export interface Variation extends Line {
  readonly type: 'variation';
}

/** The moves of a player in a turn, on any number of boards, with comments and variations. */
export type Action = readonly (Move | Comment | Variation)[];

/** A turn: white's action, then black's. One is absent where the record has only the other. */
export interface Turn {
  /** Absent where none is written. */
  readonly number?: number;
  readonly white?: Action;
  readonly black?: Action;
}

/** `*` is a game that goes on. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A line of play. */
export interface Line {
  /** Comments before its first turn. */
  readonly comments: readonly string[];
  readonly turns: readonly Turn[];
  readonly result?: GameResult;
}

/** The content of a 5DFEN record. */
export interface FiveDGame extends Line {
  /** Comments among headers and boards. */
  readonly remarks: readonly string[];
  readonly headers: readonly Header[];
  /** In the order of the record. */
  readonly boards: readonly Board[];
}

/** A layer from its spelling: an optional sign, then digits. */
export function layerOf(spelling: string): Layer {
  return { spelling, value: Number(spelling) };
}

/** Index of the first header with a key, whatever its case, -1 without one; `key` is lower case. */
export const headerIndex = ({ headers }: Pick<FiveDGame, 'headers'>, key: string): number =>
  headers.findIndex((header) => header.key.toLowerCase() === key);

/** The value of the first header with a key, whatever its case; `key` is lower case. */
export const headerValue = (game: Pick<FiveDGame, 'headers'>, key: string): string | undefined =>
  game.headers[headerIndex(game, key)]?.value;

/** A number that sorts layers: -1 before -0 before +0 before 1. */
export const layerRank = ({ value }: Layer): number => (value < 0 || Object.is(value, -0) ? value - 0.5 : value);

/** Number of columns of a board, going by its first row. */
export const widthOf = ({ rows }: Pick<Board, 'rows'>): number => rows[0]?.length ?? 0;
