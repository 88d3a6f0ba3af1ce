import type { GameRecord, Play } from '../../../../../generated/otn/nodes.js';
import { isPlay } from '../../../../../generated/otn/readers.js';
import { spanAt, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import { getOrInsert } from '../../../../maps.js';
import type { Path } from '../../../../notation/index.js';
import type { MoveIndex } from '../../move/model/leaves.js';
import type { Line } from './line-builder.js';
import { movesAt, type TurnIndex } from './turn-nodes.js';
import type { GameTurns, TurnInTree } from './turns.js';

/** The span of a move, and the spans of its parts if the move is readable. */
export interface MoveSpans {
  readonly move: Span;
  readonly play: Play | undefined;
}

/** Finds the turns and moves of a game in its tree by their paths in the model. */
export class TurnFinder {
  readonly #tree: Tree<GameRecord>;
  readonly #turns: GameTurns;
  readonly #moves = new Map<TurnIndex, readonly MoveIndex[]>();

  constructor(tree: Tree<GameRecord>, turns: GameTurns) {
    this.#tree = tree;
    this.#turns = turns;
  }

  /** Returns the line at a path, and the rest of the path. */
  lineAt(path: Path): { readonly line: Line<TurnInTree> | undefined; readonly rest: Path } {
    let line: Line<TurnInTree> | undefined = this.#turns.lines.main;
    let i = 0;
    for (; path[i] === 'variations' && line !== undefined; i += 2) line = line.variations[Number(path[i + 1])];
    return { line, rest: path.slice(i) };
  }

  /** Returns the turn at a path, or the turn that contains the part at the path. */
  turnAt(path: Path): TurnInTree | undefined {
    const { line, rest } = this.lineAt(path);
    return rest[0] === 'turns' ? line?.turns[Number(rest[1])] : undefined;
  }

  /** Returns the node index of a move of a turn, counted from 0; 0 if there is none. Each turn is walked only once. */
  moveAt(turn: TurnInTree, index: number): MoveIndex | 0 {
    return getOrInsert(this.#moves, turn.node, () => movesAt(this.#tree, turn.node))[index] ?? 0;
  }

  /** Returns the spans of a move of the turn at a path; the span of the turn if it has no such move. */
  spansOf(path: Path, index: number): MoveSpans {
    const turn = this.turnAt(path);
    return turn === undefined ? { move: { start: 0, end: 0 }, play: undefined } : this.spansIn(turn, index);
  }

  /** Returns the spans of a move of a turn; the span of the turn if it has no such move. */
  spansIn(turn: TurnInTree, index: number): MoveSpans {
    const node = this.moveAt(turn, index);
    if (node === 0) return { move: spanAt(this.#tree, turn.node), play: undefined };
    return { move: spanAt(this.#tree, node), play: isPlay(this.#tree, node) ? this.#tree.node(node) : undefined };
  }
}
