/** The model of a text with recorded games. Notations of this form need no code of their own to play and print them. */
export interface GameRecords<Game extends GameRecord = GameRecord> {
  readonly games: readonly Game[];
}

/** A recorded game: its tags, its main line, and how it ended. */
export interface GameRecord extends RecordedLine {
  readonly tags?: readonly RecordedTag[];
  readonly result: string;
}

/** A tag of a game, such as the name of a player. */
export interface RecordedTag {
  readonly name: string;
  readonly value: string;
}

/** A line of moves: that of a game, or a variation. */
export interface RecordedLine {
  /** The comments before the first move. */
  readonly comments?: readonly string[];
  readonly moves: readonly RecordedMove[];
}

/** A move with its comments and variations. A move of a notation has other members as well. */
export type RecordedMove = object & {
  /** The comments after the move. */
  readonly comments?: readonly string[];
  /** Lines that could have been played instead of this move. */
  readonly variations?: readonly RecordedLine[];
};

/** A move of a line. */
export type MoveOf<Line extends RecordedLine> = Line['moves'][number];
