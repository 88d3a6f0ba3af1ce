import type { Branch, GameTree } from '../game-tree/index.js';
import type { MoveOf, RecordedLine } from './model.js';

/**
 * Returns the tree of recorded games, whose variations are in the moves that they replace. The address of a variation
 * is `3.1` for the first one on the third move of a line.
 *
 * ```ts
 * import { recordTree, type RecordedLine, walkMoves } from 'ludogram';
 *
 * const line: RecordedLine = { moves: [{}, { variations: [{ moves: [{}] }] }] };
 * [...walkMoves(recordTree(), line)].map(({ at }) => at.address); // ['', '2.1', '']
 * ```
 */
export const recordTree = <Line extends RecordedLine>(): GameTree<Line, MoveOf<Line>> => ({
  moves: ({ moves }) => moves,
  branches({ moves }) {
    const branches: Branch<Line>[] = [];
    // Called for each game: most moves have no variations, and `entries` would make a list for each move.
    moves.forEach(({ variations }, i) => {
      variations?.forEach((line, k) => {
        const path = ['moves', i, 'variations', k];
        branches.push({ line: line as Line, after: i, step: `${i + 1}.${k + 1}`, path });
      });
    });
    return branches;
  },
});
