import { wrongResult } from '../read/notation-error.js';

/**
 * Returns the number before a move: `2.` before a move of the first player, `2...` before one of the second.
 *
 * @param ply the number of moves before it
 */
export const moveNumber = (ply: number): string => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;

/**
 * Returns the number of moves before the move that a number announces: 2 for `2.`, 3 for `2...`, `2..` and `2…`.
 *
 * @param number digits, then dots
 */
export const plyOfMoveNumber = (number: string): number =>
  (Number.parseInt(number, 10) - 1) * 2 + (/^\d+\s*(?:…|\.\s*[.…])/.test(number) ? 1 : 0);

/** Returns the number of moves before the first one that `first` of a notation returned. Throws for anything else. */
export function checkedFirst(first: number): number {
  if (Number.isInteger(first) && first >= 0) return first;
  throw wrongResult('"first"', first, 'the number of moves before the first one, such as 0');
}
