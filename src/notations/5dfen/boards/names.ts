import { layerOfLine, timeOf } from '../../../games/5dchess/index.js';

/** Returns the name of a square of a game board, such as `a1`. */
export const squareName = ({ x, y }: { readonly x: number; readonly y: number }): string => `${fileName(x)}${y + 1}`;

/** Returns the name of a file, which counts from 0. */
export const fileName = (file: number): string => String.fromCharCode(97 + file);

/**
 * Returns the name of a game board, such as `(0T1)`.
 *
 * @param hasHalves whether there are two timelines in the middle, `-0` and `+0`
 */
export const boardName = (
  { line, half }: { readonly line: number; readonly half: number },
  hasHalves: boolean,
): string => `(${layerOfLine(line, hasHalves)}T${timeOf(half)})`;
