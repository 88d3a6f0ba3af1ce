import type { Square } from '../../../../generated/oni/nodes.js';
import { firstUnitOf, type NodeIndex, textOf, type Tree } from '../../../cst/index.js';
import type { CardSet } from '../../../games/onitama/index.js';

/**
 * The content of a square as a character of rule 4: `.` for an empty square, `0` and `2` for red's disciple and sensei,
 * `1` and `3` for blue's.
 */
export type Cell = '.' | '0' | '1' | '2' | '3';

/** The characters of the pieces (rule 4). */
export const CELLS = {
  red: { disciple: '0', sensei: '2' },
  blue: { disciple: '1', sensei: '3' },
} as const;

/** The 25 squares of the usual board (rule 4.5). */
export const DEFAULT_BOARD = [...'11311...............00200'] as readonly Cell[];

/** Returns the content of a square of a board. */
export const cellAt = (tree: Tree, node: NodeIndex): Cell => textOf(tree, node) as Cell;

/**
 * Returns the letter of a card, upper case; `undefined` for a letter that isn't a card. It is a card if it is in
 * `cards`, even if the grammar has no such card.
 */
export function cardAt(tree: Tree, node: NodeIndex, cards: CardSet): string | undefined {
  const written = textOf(tree, node);
  if (cards.has(written)) return written;
  const letter = written.toUpperCase();
  return cards.has(letter) ? letter : undefined;
}

const SQUARE_COUNT = 25;

/** Whether a number is a square of the board: 0 to 24. */
export const isOnBoard = (square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < SQUARE_COUNT && !Object.is(square, -0);

/**
 * Returns the letter of a square: `a` for 0 to `y` for 24.
 *
 * @throws RangeError for a number that isn't a square
 */
export function squareLetter(square: number): string {
  if (!isOnBoard(square)) throw new RangeError(`${square} isn't a square: squares are 0 to 24`);
  return String.fromCharCode(97 + square);
}

/** Returns a move as it is written: the letter of the card and those of the two squares. */
export const moveText = (card: string, from: number, to: number): string =>
  card + squareLetter(from) + squareLetter(to);

/** Returns the square of a letter, in either case: 0 for `a` to 24 for `y`; `undefined` for any other text. */
export const squareOf = (letter: string): number | undefined =>
  /^[a-y]$/i.test(letter) ? letter.toLowerCase().charCodeAt(0) - 97 : undefined;

/** Returns the number of a square: 0 for `a` or `A`. */
export const squareAt = (tree: Tree, node: NodeIndex<Square>): number => (firstUnitOf(tree, node) | 32) - 97;

/** Returns a number that only equal moves have; `undefined` for a card whose name is longer than a letter. */
export const moveKey = ({ card, from, to }: { card: string; from: number; to: number }): number | undefined =>
  card.length > 1 ? undefined : (card.charCodeAt(0) * SQUARE_COUNT + from) * SQUARE_COUNT + to;
