import { type GameTree, recordTree } from 'ludogram';
import type { PgnLine, PgnMove } from '../model/model.js';

/** The moves of a game, each with the variations that could be played instead of it. */
export const pgnTree: GameTree<PgnLine, PgnMove> = recordTree<PgnLine>();
