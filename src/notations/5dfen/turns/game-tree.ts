import { type Colour, halfTurn } from '../../../games/5dchess/index.js';
import type { Branch, GameTree, LineInTree } from '../../../notation/index.js';
import type { FiveDGame, Line, Move, Variation } from '../model/model.js';
import { type PlayedAction, playedActions } from './played-actions.js';

/** A line, and the player who acts first if it has no turn number. */
export interface LineWithMover {
  readonly line: Line;
  readonly firstMover: Colour;
}

/** Returns the main line of a game: white acts first in it. */
export const mainLineOf = (game: FiveDGame): LineWithMover => ({ line: game, firstMover: 'white' });

/** Returns the line of the model that a line of the tree, or a branch, was made from. */
export const modelLine = ({ line }: Pick<LineInTree<LineWithMover>, 'line'>): Line => line.line;

/** A move of a line, its action, and its index in the action. */
export interface PlayersMove {
  readonly move: Move;
  readonly action: PlayedAction;
  readonly item: number;
}

/**
 * The moves of a game and its variations. A variation begins before one of the last two actions, or right where it is
 * written; the number of its first turn says where.
 */
export const fiveDTree: GameTree<LineWithMover, PlayersMove> = {
  *moves({ line, firstMover }) {
    for (const played of playedActions(line, firstMover)) {
      const { action: items } = played;
      for (const [item, move] of items.entries()) {
        if (move.type === 'move') yield { move, action: played, item };
      }
    }
  },
  branches: ({ line, firstMover }) => (hasVariations(line) ? [...branchesIn(line, firstMover)] : NO_BRANCHES),
};

const NO_BRANCHES: readonly Branch<LineWithMover>[] = [];

const hasVariations = ({ turns }: Line): boolean =>
  turns.some(({ white, black }) => [white, black].some((action) => action?.some(({ type }) => type === 'variation')));

function* branchesIn(line: Line, firstMover: Colour): Generator<Branch<LineWithMover>> {
  const movesBefore = new MovesBefore();
  const numbers = new VariationNumbers();
  let moves = 0;
  for (const played of playedActions(line, firstMover)) {
    const { half, mover, action } = played;
    movesBefore.add(played, moves);
    for (const [item, part] of action.entries()) {
      if (part.type === 'move') moves++;
      if (part.type !== 'variation' || part.turns.length === 0) continue;
      const startHalf = halfBegun(part, half);
      const after = startHalf === half + 1 ? moves : movesBefore.at(startHalf);
      const step = after === undefined ? '' : numbers.stepAt(startHalf);
      yield { line: { line: part, firstMover: mover }, after, step, path: [...played.path, item] };
    }
  }
}

/** The numbers of moves before the last actions of a line: a variation can begin before them. */
class MovesBefore {
  /** By half turn. A long game has few actions with variations, so only those and the ones before them are kept. */
  readonly #known = new Map<number, number>();
  #previous: { readonly half: number; readonly moves: number } | undefined;

  /** Adds the next action, and the number of moves before it. */
  add({ half, hasVariation }: PlayedAction, moves: number): void {
    if (hasVariation && this.#previous !== undefined) this.#known.set(this.#previous.half, this.#previous.moves);
    this.#known.delete(half - 2);
    if (hasVariation) this.#known.set(half, moves);
    this.#previous = { half, moves };
  }

  /** Returns the number of moves before the action with a half turn; `undefined` if no variation can begin there. */
  at(half: number): number | undefined {
    return this.#known.get(half);
  }
}

/**
 * Returns the half turn with which a variation begins; the half turn of the action around it if it has no turn number.
 */
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
