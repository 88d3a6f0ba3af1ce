import type { GameTree } from 'ludogram';
import type { PgnLine, PgnMove } from '../model.js';

/** The moves of a game, each with the variations that could be played instead of it. */
export const pgnTree: GameTree<PgnLine, PgnMove> = {
  moves: ({ moves }) => moves,
  branches: ({ moves }) =>
    moves.flatMap(({ variations = [] }, i) =>
      variations.map((line, k) => ({ line, after: i, step: `${i + 1}.${k + 1}`, path: ['moves', i, 'variations', k] })),
    ),
};
