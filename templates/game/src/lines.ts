import type { GameTree } from 'ludogram';
import type { LineModel, MoveModel } from './shape.js';

/** How games hold their variations: from it follow walking, addresses and replay. */
export const gameTree: GameTree<LineModel, MoveModel> = {
  moves: ({ moves }) => moves,
  branches: ({ moves }) =>
    moves.flatMap(({ variations }, i) =>
      variations.map((line, k) => ({ line, after: i, step: `${i + 1}.${k + 1}`, path: ['moves', i, 'variations', k] })),
    ),
};
