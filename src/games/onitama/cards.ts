import { BOARD_SIZE, type Side, type Square, SQUARE_COUNT } from './board.js';

/** A step of a card: rows down and columns right, as red sees them from the bottom of the board. */
export type Step = readonly [rows: number, columns: number];

/** A movement card. */
export interface Card {
  /** One capital letter, unique in the set of cards. */
  readonly letter: string;
  readonly name: string;
  /** The steps of a piece as red sees them. Blue's steps are turned by 180°. */
  readonly steps: readonly Step[];
}

/** Cards by their letters. */
export type CardSet = ReadonlyMap<string, Card>;

/**
 * Makes a set of cards.
 *
 * ```ts
 * import { cardSet, STANDARD_CARDS } from 'ludogram/games/onitama';
 *
 * const viper = { letter: 'V', name: 'Viper', steps: [[-1, 1], [0, -2], [1, 1]] } as const;
 * const mine = cardSet([...STANDARD_CARDS.values(), viper]);
 * ```
 */
export function cardSet(cards: Iterable<Card>): CardSet {
  return new Map(Array.from(cards, (card) => [card.letter, card]));
}

const standard = (letter: string, name: string, ...steps: Step[]): Card => ({ letter, name, steps });

/** The sixteen cards of the game. */
// prettier-ignore
export const STANDARD_CARDS: CardSet = cardSet([
  standard('B', 'Boar',     [-1, 0], [0, -1], [0, 1]),
  standard('C', 'Cobra',    [0, -1], [-1, 1], [1, 1]),
  standard('D', 'Dragon',   [-1, -2], [1, -1], [1, 1], [-1, 2]),
  standard('E', 'Eel',      [-1, -1], [1, -1], [0, 1]),
  standard('F', 'Frog',     [0, -2], [-1, -1], [1, 1]),
  standard('G', 'Goose',    [-1, -1], [0, -1], [0, 1], [1, 1]),
  standard('H', 'Horse',    [0, -1], [-1, 0], [1, 0]),
  standard('M', 'Mantis',   [-1, -1], [1, 0], [-1, 1]),
  standard('O', 'Ox',       [-1, 0], [1, 0], [0, 1]),
  standard('R', 'Rabbit',   [1, -1], [-1, 1], [0, 2]),
  standard('T', 'Tiger',    [-2, 0], [1, 0]),
  standard('Q', 'Crab',     [0, -2], [-1, 0], [0, 2]),
  standard('K', 'Crane',    [1, -1], [-1, 0], [1, 1]),
  standard('L', 'Elephant', [-1, -1], [0, -1], [-1, 1], [0, 1]),
  standard('X', 'Monkey',   [-1, -1], [1, -1], [-1, 1], [1, 1]),
  standard('U', 'Rooster',  [0, -1], [1, -1], [-1, 1], [0, 1]),
]);

/** Returns the steps of a card as one side plays it. */
export function stepsOf(card: Card, side: Side): Step[] {
  return card.steps.map(([rows, columns]) => (side === 'red' ? [rows, columns] : [-rows, -columns]));
}

/** A square of a card's picture: where the piece is, where it may go, or any other. */
export type PatternSquare = 'piece' | 'target' | 'other';

/**
 * Returns the picture of a card as one side plays it: the squares of a board, row by row, with the piece in the middle.
 */
export function patternOf(card: Card, side: Side): PatternSquare[] {
  const middle = (SQUARE_COUNT - 1) / 2;
  return Array.from({ length: SQUARE_COUNT }, (_, square) => {
    if (square === middle) return 'piece';
    return reaches(card, side, middle, square) ? 'target' : 'other';
  });
}

/** Whether a card reaches one square from another, occupied or not. Squares off the board are never reached. */
export function reaches({ steps }: Card, side: Side, from: Square, to: Square): boolean {
  if (to < 0 || to >= SQUARE_COUNT) return false;
  const towards = side === 'red' ? 1 : -1;
  const rows = (Math.floor(to / BOARD_SIZE) - Math.floor(from / BOARD_SIZE)) * towards;
  const columns = ((to % BOARD_SIZE) - (from % BOARD_SIZE)) * towards;
  return steps.some(([r, c]) => r === rows && c === columns);
}

/** Returns the squares that a card reaches from a square, in ascending order, whether occupied or not. */
export function reach(card: Card, side: Side, from: Square): Square[] {
  const reached: Square[] = [];
  for (let to = 0; to < SQUARE_COUNT; to++) if (reaches(card, side, from, to)) reached.push(to);
  return reached;
}
