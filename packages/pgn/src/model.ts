/** How a game ended; `*` is a game that goes on, or whose end is unknown. */
export type PgnResult = '1-0' | '0-1' | '1/2-1/2' | '*';

/** A tag pair, its value without escapes. */
export interface PgnTag {
  readonly name: string;
  readonly value: string;
}

/** A move with what is said about it. */
export interface PgnMove {
  /**
   * Short algebraic notation, such as `Nbd7+`, `O-O` or `exd8=Q#`; `--` for a null move. Two squares, such as `g1f3`, if
   * the text doesn't name the piece.
   */
  readonly san: string;
  /** Numeric annotation glyphs; `!` is 1, `?` is 2. Absent if there are none. */
  readonly nags?: readonly number[];
  /** The comments after the move, white space as one blank. Absent if there are none. */
  readonly comments?: readonly string[];
  /** Lines that could have been played instead of this move. Absent if there are none. */
  readonly variations?: readonly PgnLine[];
}

/** Moves in a row. */
export interface PgnLine {
  /** The comments before the first move. Absent if there are none. */
  readonly comments?: readonly string[];
  readonly moves: readonly PgnMove[];
}

/** A game. */
export interface PgnGame extends PgnLine {
  /** In the order of the export format: the seven tag roster, then by name. */
  readonly tags: readonly PgnTag[];
  /** The result in the movetext; without one, that of the tag `Result`, or else `*`. */
  readonly result: PgnResult;
}

/** The games of a file. */
export interface PgnGames {
  readonly games: readonly PgnGame[];
}

/** The seven tag roster in its order, each with the value that means "unknown". */
export const ROSTER: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]);

const ORDER = new Map([...ROSTER.keys()].map((name, i) => [name, i]));

/** Compares the names of two tags by the order of the export format (section 8.1). */
export function compareTags(a: string, b: string): number {
  const byRoster = (ORDER.get(a) ?? 7) - (ORDER.get(b) ?? 7);
  return byRoster !== 0 ? byRoster : a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a text is one of the four results. */
export const isResult = (text: string): text is PgnResult =>
  text === '1-0' || text === '0-1' || text === '1/2-1/2' || text === '*';

/** The value of a tag of a game; `undefined` if it has none. */
export const tagOf = ({ tags }: Pick<PgnGame, 'tags'>, name: string): string | undefined =>
  tags.find((tag) => tag.name === name)?.value;
