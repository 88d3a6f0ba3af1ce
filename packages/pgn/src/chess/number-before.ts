import { moveNumber } from 'ludogram';
import type { ChessSide } from './engine.js';

/** Returns the number before a move of a side, such as `2.`, or `2...` before one of black. */
export const numberBefore = (number: number, mover: ChessSide): string =>
  moveNumber((number - 1) * 2 + (mover === 'white' ? 0 : 1));
