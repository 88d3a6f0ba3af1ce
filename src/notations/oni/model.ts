/**
 * The contents of a square, in the characters of rule 4: `.` nothing, `0` `1` a disciple, `2` `3` a sensei of red,
 * blue.
 */
export type Cell = '.' | '0' | '1' | '2' | '3';

/** A move as written (rule 6.2). */
export interface OniMove {
  /** Letter of the card, upper case. */
  readonly card: string;
  /** Square 0 to 24 for `a` to `y`: row by row from blue's side, each from red's left. */
  readonly from: number;
  readonly to: number;
}

/**
 * The content of a file as it is written, legal or not. In a file with syntax errors, what could be read: the moves up
 * to the first unreadable one, and `board` and `cards` only where they are whole.
 */
export interface OniGame {
  /** The 25 squares of a board given by the file; absent where the game starts from the usual one. */
  readonly board?: readonly Cell[];
  /** Letters of the five cards, upper case: two of red, two of blue, the transfer card (rule 5). */
  readonly cards: readonly string[];
  readonly moves: readonly OniMove[];
  /** Comments with their `#`, in the order of the file. */
  readonly comments: readonly string[];
}

/** The usual board (rule 4.5). */
export const DEFAULT_BOARD = [...'11311...............00200'] as readonly Cell[];

const SQUARES = 25;

/** Whether a number is a square of the board: 0 to 24. */
export const isSquare = (square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < SQUARES && !Object.is(square, -0);

/**
 * The letter of a square: `a` for 0 to `y` for 24.
 *
 * @throws RangeError for a number that isn't a square
 */
export function squareLetter(square: number): string {
  if (!isSquare(square)) throw new RangeError(`${square} isn't a square: squares are 0 to 24`);
  return String.fromCharCode(97 + square);
}

/** The square of a letter, in either case: 0 for `a` to 24 for `y`. `undefined` for any other text. */
export const squareOf = (letter: string): number | undefined =>
  /^[a-y]$/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - 97 : undefined;
