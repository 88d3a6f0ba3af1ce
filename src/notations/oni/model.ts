/**
 * The content of a square as a character of rule 4: `.` for an empty square, `0` and `2` for red's disciple and sensei,
 * `1` and `3` for blue's.
 */
export type Cell = '.' | '0' | '1' | '2' | '3';

/** A move as written (rule 6.2). */
export interface OniMove {
  /** The letter of the card, upper case. */
  readonly card: string;
  /** The square, 0 to 24 for `a` to `y`: row by row from blue's side, each from red's left. */
  readonly from: number;
  readonly to: number;
}

/**
 * The content of a file as written, legal or not. If the file has syntax errors, it has the moves up to the first
 * unreadable one, `board` only if the whole board is readable, and no `cards` unless all five are readable.
 */
export interface OniGame {
  /** The 25 squares of the board in the file; absent if the game starts from the usual board. */
  readonly board?: readonly Cell[];
  /**
   * The letters of the five cards, upper case: two of red, two of blue, then the transfer card (rule 5). Empty if not
   * all are readable.
   */
  readonly cards: readonly string[];
  readonly moves: readonly OniMove[];
  /** Comments with their `#`, in the order of the file. */
  readonly comments: readonly string[];
}

/** The 25 squares of the usual board (rule 4.5). */
export const DEFAULT_BOARD = [...'11311...............00200'] as readonly Cell[];

const SQUARES = 25;

/** Tells whether a number is a square of the board: 0 to 24. */
export const isSquare = (square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < SQUARES && !Object.is(square, -0);

/**
 * Returns the letter of a square: `a` for 0 to `y` for 24.
 *
 * @throws RangeError for a number that isn't a square
 */
export function squareLetter(square: number): string {
  if (!isSquare(square)) throw new RangeError(`${square} isn't a square: squares are 0 to 24`);
  return String.fromCharCode(97 + square);
}

/** Returns the square of a letter, in either case: 0 for `a` to 24 for `y`; `undefined` for any other text. */
export const squareOf = (letter: string): number | undefined =>
  /^[a-y]$/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - 97 : undefined;
