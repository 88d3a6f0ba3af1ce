import { ModelError } from '../../../diagnostics/index.js';
import type { OtnGame, OtnMove } from '../model.js';
import { isSpace } from '../space.js';
import { walkLines } from './walk-lines.js';

/** Whether the spaces of each move are such as a text can have, and no variation holds itself: the game can be played. */
export function hasGoodMoves(game: OtnGame): boolean {
  try {
    for (const { line } of walkLines(game)) {
      for (const { moves } of line.turns) if (!moves.every(isGood)) return false;
    }
    return true;
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
}

const isGood = (move: OtnMove): boolean => move.kind !== 'play' || (isSpace(move.from) && isSpace(move.to));
