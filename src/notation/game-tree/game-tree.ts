import { ModelError } from '../../diagnostics/index.js';
import type { Path } from '../path.js';

/**
 * The locations of the lines of play in the model of a notation. A line is the main line of a game or a variation.
 * Everything in this folder works on it: walking, addresses, and replay.
 *
 * ```ts
 * import type { GameTree } from 'ludogram';
 *
 * interface Line {
 *   readonly moves: readonly Move[];
 * }
 * interface Move {
 *   readonly variations: readonly Line[];
 * }
 *
 * // The moves of a line are a list, and each variation replaces one of them.
 * const tree: GameTree<Line, Move> = {
 *   moves: ({ moves }) => moves,
 *   branches: ({ moves }) =>
 *     moves.flatMap(({ variations }, i) =>
 *       variations.map((line, k) => ({ line, after: i, step: `${i}.${k}`, path: ['moves', i, 'variations', k] })),
 *     ),
 * };
 * ```
 */
export interface GameTree<Line, Move> {
  /** Returns the moves of a line in the order in which they are played. */
  moves(line: Line): Iterable<Move>;
  /** Returns the variations of a line, in the order of the text. */
  branches(line: Line): readonly Branch<Line>[];
}

/** A variation of a line: other moves from one of its positions on. */
export interface Branch<Line> {
  readonly line: Line;
  /** The number of moves of the outer line before it; `undefined` if the position at which it begins is unknown. */
  readonly after: number | undefined;
  /** The last step of its address: `7a.1` for the first variation on move 7a. */
  readonly step: string;
  /** The path of the variation below its outer line: `['variations', 2]`. */
  readonly path: Path;
}

/** A line of a game, with its location in the tree. */
export interface LineInTree<Line> {
  readonly line: Line;
  /** The line that it branches off; `undefined` for the main line. */
  readonly outer: LineInTree<Line> | undefined;
  /** How it branches off; `undefined` for the main line. */
  readonly branch: Branch<Line> | undefined;
  /** The number of lines around it: 0 for the main line. */
  readonly depth: number;
  /** Its variations, in the order of the text. */
  readonly branches: readonly Branch<Line>[];
  /** The steps that lead to it, joined by dots: `7a.1.2b.1`; empty for the main line. */
  readonly address: string;
  /** Its path in the model: `['variations', 2]`; empty for the main line. Built for each use. */
  readonly path: Path;
}

/** Returns the line at the top of a tree. */
export const mainLine = <Line>(tree: GameTree<Line, unknown>, line: Line): LineInTree<Line> =>
  new TreeLine(tree, line, undefined, undefined);

/** The lines around the current one while a tree is walked. */
export class Nesting<Line> {
  readonly #tree: GameTree<Line, unknown>;
  readonly #around: Set<Line>;

  constructor(tree: GameTree<Line, unknown>, main: Line) {
    this.#tree = tree;
    this.#around = new Set([main]);
  }

  /**
   * Enters a variation of the current line.
   *
   * @throws ModelError for a variation that contains itself
   */
  enter(outer: LineInTree<Line>, branch: Branch<Line>): LineInTree<Line> {
    const line = new TreeLine(this.#tree, branch.line, outer, branch);
    if (this.#around.has(branch.line)) {
      throw new ModelError({ path: line.path, message: `variation ${line.address} contains itself` });
    }
    this.#around.add(branch.line);
    return line;
  }

  /** Leaves the current line. */
  leave({ line }: LineInTree<Line>): void {
    this.#around.delete(line);
  }
}

class TreeLine<Line> implements LineInTree<Line> {
  readonly line: Line;
  readonly outer: TreeLine<Line> | undefined;
  readonly branch: Branch<Line> | undefined;
  readonly depth: number;
  readonly branches: readonly Branch<Line>[];
  #address: string | undefined;

  constructor(
    tree: GameTree<Line, unknown>,
    line: Line,
    outer: LineInTree<Line> | undefined,
    branch: Branch<Line> | undefined,
  ) {
    this.line = line;
    this.outer = outer as TreeLine<Line> | undefined;
    this.branch = branch;
    this.depth = outer === undefined ? 0 : outer.depth + 1;
    this.branches = tree.branches(line);
  }

  get address(): string {
    return this.#address ?? TreeLine.#nameTo(this);
  }

  /** Names the lines around a line that have no address yet, and the line itself. Returns its address. */
  static #nameTo<Line>(innermost: TreeLine<Line>): string {
    const unnamed: TreeLine<Line>[] = [];
    let outer: TreeLine<Line> | undefined = innermost;
    for (; outer !== undefined && outer.#address === undefined; outer = outer.outer) unnamed.push(outer);
    let address = outer === undefined ? '' : outer.address;
    for (const line of unnamed.reverse()) {
      const step = line.branch?.step ?? '';
      address = address === '' ? step : `${address}.${step}`;
      line.#address = address;
    }
    return address;
  }

  get path(): Path {
    const keys: (string | number)[] = [];
    for (const { path } of branchesTo(this)) for (const key of path) keys.push(key);
    return keys;
  }
}

/** Returns the branches that lead from the main line to a line, the line itself last. */
export function branchesTo<Line>(line: LineInTree<Line>): readonly Branch<Line>[] {
  const branches: Branch<Line>[] = [];
  for (let inner: LineInTree<Line> | undefined = line; inner?.branch !== undefined; inner = inner.outer) {
    branches.push(inner.branch);
  }
  return branches.reverse();
}

/** Returns the variations of a line that begin after a number of its moves, or later. */
export const branchesFrom = <Line>({ branches }: Pick<LineInTree<Line>, 'branches'>, count: number): Branch<Line>[] =>
  branches.filter(({ after }) => after !== undefined && after >= count);
