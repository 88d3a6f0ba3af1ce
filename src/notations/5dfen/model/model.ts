/** The color of a piece or of the side to move. */
export type Colour = 'white' | 'black';

/**
 * A timeline with its spelling, such as `0`, `-0` or `+1`. -0 and +0 are different timelines; `0` and `+0` are the
 * same, and so are `1` and `+1`.
 */
export interface Layer {
  readonly spelling: string;
  /** The number of the timeline. Negative zero (`Object.is(value, -0)`) is the timeline right below +0. */
  readonly value: number;
}

/** The coordinates of a board: its timeline and its turn. */
export interface Coordinates {
  readonly layer: Layer;
  readonly time: number;
}

/** The board that a move names. Without a turn, it is the last board of the timeline. */
export interface BoardName {
  readonly layer: Layer;
  readonly time?: number;
}

/** A piece on a board. */
export interface Piece {
  /** The upper-case letter of its kind, for example `N`. */
  readonly letter: string;
  readonly colour: Colour;
  /** Whether the piece is marked as unmoved (`*`). */
  readonly unmoved: boolean;
}

/** A position of one timeline at one turn. */
export interface Board extends Coordinates {
  /** The rows from the last rank to the first, each starting at file a. */
  readonly rows: readonly (readonly (Piece | undefined)[])[];
  readonly toMove: Colour;
}

/** A header: its key, and its value without quotation marks and escapes. */
export interface Header {
  readonly key: string;
  readonly value: string;
}

/** A square of a board. */
export interface Square {
  /** The file, a letter. */
  readonly file: string;
  /** The rank, from 1. */
  readonly rank: number;
}

/** The origin of a piece as written: empty, its file, its rank, or both. */
export type Origin = Partial<Square>;

/**
 * The kind of a move to another board: `jump` (`>`), or `branch` (`>>`) to a board in the past, which creates a
 * timeline.
 */
export type JumpKind = 'jump' | 'branch';

/** A move of a piece, on its board or to another one. */
export interface Step {
  readonly kind: 'step';
  /** The piece as written: a letter, `RQ`, `PR` or `BR`; a pawn if absent. */
  readonly piece?: string;
  readonly from: Origin;
  /** The kind of the jump; absent if not written, as is usual for moves on the same board. */
  readonly jump?: JumpKind;
  readonly capture: boolean;
  /** The target board; absent if it is the same board, or isn't written. */
  readonly target?: BoardName;
  readonly to: Square;
  /** The piece that a pawn is promoted to, as written. */
  readonly promotion?: string;
}

/** Castling on the king's or the queen's side. */
export interface Castling {
  readonly kind: 'castling';
  readonly side: 'king' | 'queen';
}

/** A null move: the player passes on a board. */
export interface Pass {
  readonly kind: 'pass';
}

/** One move on one board, with its signs and marks. */
export interface Move {
  readonly type: 'move';
  /** The board on which it begins; if absent, the only board on which the player can move. */
  readonly board?: BoardName;
  readonly action: Step | Castling | Pass;
  /** The sign `+`, `#` or `*`. It is not verified. */
  readonly check?: 'check' | 'mate' | 'softmate';
  /** Whether the move has the sign `~`: it moves the present. */
  readonly movesPresent: boolean;
  /** The assessment: a run of `?` and `!`. */
  readonly assessment?: string;
  /** The timeline that it creates, from `(>L1)`. */
  readonly makes?: Layer;
  /** The turn that the present moves to, from `(~T1)`. */
  readonly present?: number;
}

/** A comment among the moves, without its braces. */
export interface Comment {
  readonly type: 'comment';
  readonly text: string;
}

/** A variation: other moves in place of the turn that its first turn number names. */
export interface Variation extends Line {
  readonly type: 'variation';
}

/** The moves of a player in a turn, on any number of boards, with comments and variations. */
export type Action = readonly (Move | Comment | Variation)[];

/** A turn: white's action, then black's. Either may be absent. */
export interface Turn {
  /** The number of the turn; absent if not written. */
  readonly number?: number;
  readonly white?: Action;
  readonly black?: Action;
}

/** The result of a game; `*` if it is unfinished. */
export type GameResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A line of play. */
export interface Line {
  /** The comments before its first turn. */
  readonly comments: readonly string[];
  readonly turns: readonly Turn[];
  readonly result?: GameResult;
}

/** The content of a 5DFEN record. */
export interface FiveDGame extends Line {
  /** The comments among headers and boards. */
  readonly remarks: readonly string[];
  readonly headers: readonly Header[];
  /** The boards, in the order of the record. */
  readonly boards: readonly Board[];
}

/** Returns a layer from its spelling: an optional sign, then digits. */
export function layerOf(spelling: string): Layer {
  return { spelling, value: Number(spelling) };
}

/** Returns the index of the first header with a key, ignoring case; -1 if there is none. `key` must be lower case. */
export const headerIndex = ({ headers }: Pick<FiveDGame, 'headers'>, key: string): number =>
  headers.findIndex((header) => header.key.toLowerCase() === key);

/** Returns the value of the first header with a key, ignoring case. `key` must be lower case. */
export const headerValue = (game: Pick<FiveDGame, 'headers'>, key: string): string | undefined =>
  game.headers[headerIndex(game, key)]?.value;

/** Returns a number that sorts layers: -1 before -0 before +0 before 1. */
export const layerRank = ({ value }: Layer): number => (value < 0 || Object.is(value, -0) ? value - 0.5 : value);

/** Returns the number of columns of a board, from its first row. */
export const widthOf = ({ rows }: Pick<Board, 'rows'>): number => rows[0]?.length ?? 0;
