import { type Colour, halfTurn } from '../../games/5dchess/index.js';
import type { Branch, GameTree } from '../../notation/game-tree/index.js';
import type { Path } from '../../notation/index.js';
import type { Line, Move, Variation } from './model.js';
import { type PlayedAction, playedActions } from './played-actions.js';

/** A line with its actions, whose paths are relative to the line. */
export interface OpenedLine {
  readonly line: Line;
  readonly actions: readonly PlayedAction[];
}

/** A move of a line, its player, and its path below the line. */
export interface PlayersMove {
  readonly move: Move;
  readonly mover: Colour;
  readonly path: Path;
}

/** @param begins the player who acts first if the line has no turn number */
export const openedLine = (line: Line, begins: Colour): OpenedLine => ({
  line,
  actions: playedActions(line, begins, []),
});

/**
 * The moves of a game and its variations. A variation begins before one of the last two actions, or right where it is
 * written; the number of its first turn says where.
 */
export const fiveDTree: GameTree<OpenedLine, PlayersMove> = {
  *moves({ actions }) {
    for (const { action, mover, path } of actions) {
      for (const [item, move] of action.entries()) {
        if (move.type === 'move') yield { move, mover, path: [...path, item] };
      }
    }
  },
  branches({ actions }) {
    return actions.some(({ hasVariation }) => hasVariation) ? [...branchesIn(actions)] : NO_BRANCHES;
  },
};

const NO_BRANCHES: readonly Branch<OpenedLine>[] = [];

function* branchesIn(actions: readonly PlayedAction[]): Generator<Branch<OpenedLine>> {
  /** The number of moves before each action before which a variation can begin, by half turn. */
  const begins = new Map<number, number>();
  const numbers = new VariationNumbers();
  let moves = 0;
  for (const [i, { half, mover, action, path, hasVariation }] of actions.entries()) {
    begins.delete(half - 2);
    if (hasVariation || actions[i + 1]?.hasVariation === true) begins.set(half, moves);
    for (const [item, part] of action.entries()) {
      if (part.type === 'move') moves++;
      if (part.type !== 'variation' || part.turns.length === 0) continue;
      const begin = halfBegun(part, half);
      const after = begin === half + 1 ? moves : begins.get(begin);
      const step = after === undefined ? '' : numbers.stepAt(begin);
      yield { line: openedLine(part, mover), after, step, path: [...path, item] };
    }
  }
}

/** Returns the half turn with which a variation begins; that of the action around it if it has no turn number. */
function halfBegun({ turns: [first] }: Variation, around: number): number {
  if (first?.number === undefined) return around;
  return halfTurn(first.number, first.white === undefined ? 'black' : 'white');
}

/** Numbers the variations of a line that begin with the same half turn, in the order of the text. */
class VariationNumbers {
  readonly #counts = new Map<number, number>();

  /** Returns the step of the next variation at a half turn, such as `1b.1`. */
  stepAt(half: number): string {
    const turn = Number.isNaN(half) ? '?' : `${Math.floor(half / 2)}${half % 2 === 0 ? 'w' : 'b'}`;
    const count = (this.#counts.get(half) ?? 0) + 1;
    this.#counts.set(half, count);
    return `${turn}.${count}`;
  }
}
