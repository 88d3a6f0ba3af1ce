import { type Branch, type GameTree, type LineInTree, mainLine, Nesting } from './game-tree.js';

/** A move of a line in a tree. */
export interface MoveInTree<Line, Move> {
  readonly at: LineInTree<Line>;
  readonly move: Move;
  /** The index of the move in its line, from 0. */
  readonly index: number;
}

/**
 * Yields the moves of a game and of its variations in playing order: each variation where it branches off, before its
 * outer line continues. Does not recurse, so nested variations can't exhaust the stack.
 *
 * @throws ModelError for a variation that contains itself
 */
export function* walkMoves<Line, Move>(tree: GameTree<Line, Move>, main: Line): Generator<MoveInTree<Line, Move>> {
  const walk = new TreeWalk(tree, main);
  for (let step = walk.next(); step !== undefined; step = walk.next()) {
    if (step.type === 'move') yield { at: step.at, move: step.move, index: step.index };
  }
}

/** A step of a walk: the start of a variation, a move, or the end of a line. */
export type WalkStep<Line, Move> =
  | ({ readonly type: 'move' } & MoveInTree<Line, Move>)
  | { readonly type: 'enter' | 'leave'; readonly at: LineInTree<Line> };

/**
 * A walk through a game in playing order, step by step. Variations that begin at none of the positions of their outer
 * line are left out.
 */
export class TreeWalk<Line, Move> {
  readonly main: LineInTree<Line>;
  readonly #tree: GameTree<Line, Move>;
  readonly #nesting: Nesting<Line>;
  readonly #open: LineInWalk<Line, Move>[];

  constructor(tree: GameTree<Line, Move>, main: Line) {
    this.#tree = tree;
    this.main = mainLine(tree, main);
    this.#nesting = new Nesting(tree, main);
    this.#open = [new LineInWalk(tree, this.main)];
  }

  /**
   * Takes the next step; `undefined` at the end of the game.
   *
   * @throws ModelError for a variation that contains itself
   */
  next(): WalkStep<Line, Move> | undefined {
    const line = this.#open.at(-1);
    if (line === undefined) return undefined;
    const { inTree } = line;
    const branch = line.nextBranch();
    if (branch !== undefined) {
      const inner = this.#nesting.enter(inTree, branch);
      this.#open.push(new LineInWalk(this.#tree, inner));
      return { type: 'enter', at: inner };
    }
    const index = line.count;
    const move = line.nextMove();
    if (move !== undefined) return { type: 'move', at: inTree, move, index };
    this.#open.pop();
    this.#nesting.leave(inTree);
    return { type: 'leave', at: inTree };
  }

  /** Leaves out the rest of the current line. */
  endLine(): void {
    this.#open.at(-1)?.end();
  }
}

/** A line while it is walked. */
class LineInWalk<Line, Move> {
  readonly inTree: LineInTree<Line>;
  /** The number of moves that were walked. */
  count = 0;
  /** Returns the next move; `undefined` after the last one. */
  #next: () => Move | undefined;
  /** The variations that are not begun yet, by the number of moves before them, the next one last. */
  #branches: Branch<Line>[];

  constructor(tree: GameTree<Line, Move>, inTree: LineInTree<Line>) {
    this.inTree = inTree;
    this.#next = eachOf(tree.moves(inTree.line));
    this.#branches = inTree.branches.length === 0 ? [] : lastMoveFirst(inTree.branches);
  }

  /** Returns a variation that begins at the current position, each only once. */
  nextBranch(): Branch<Line> | undefined {
    return this.#branches.at(-1)?.after === this.count ? this.#branches.pop() : undefined;
  }

  /** Returns the next move; `undefined` at the end of the line. */
  nextMove(): Move | undefined {
    const move = this.#next();
    if (move !== undefined) this.count++;
    return move;
  }

  end(): void {
    this.#next = () => undefined;
    this.#branches = [];
  }
}

/**
 * Returns a function that returns the values of a list one after another, and then `undefined`. The moves of a line may
 * be made one at a time, because a list of millions would need much memory; of lists, an iterator would make an object
 * for each move.
 */
function eachOf<Value>(values: Iterable<Value>): () => Value | undefined {
  if (Array.isArray(values)) {
    const list = values as readonly Value[];
    let i = 0;
    return () => list[i++];
  }
  const iterator = values[Symbol.iterator]();
  return () => {
    const { done, value } = iterator.next();
    return done === true ? undefined : value;
  };
}

const lastMoveFirst = <Line>(branches: readonly Branch<Line>[]): Branch<Line>[] =>
  branches
    .filter((branch): branch is Branch<Line> & { readonly after: number } => branch.after !== undefined)
    .sort((a, b) => a.after - b.after)
    .reverse();
