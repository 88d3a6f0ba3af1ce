import { locateOtnComment, locateOtnMove, locateOtnTag } from '../../../../../generated/otn/locate.js';
import type { GameRecord, Play } from '../../../../../generated/otn/nodes.js';
import { commentRemarks, isPlay, isTurn, turnAddress } from '../../../../../generated/otn/readers.js';
import { elementsOf, endOf, startOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Locator } from '../../../../notation/index.js';
import type { Path } from '../../../../notation/path.js';
import { spanAt } from '../../../../notation/read/spans.js';
import type { MoveIndex } from '../../move/model/leaves.js';
import { type Line, pathTo } from '../turns/line-builder.js';
import type { TaflGameFacts } from '../facts.js';
import { commentAt, type GameTurns, movesAt, type TurnIndex, type TurnInTree } from '../turns/turns.js';

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
    let moves = this.#moves.get(turn.at);
    if (moves === undefined) this.#moves.set(turn.at, (moves = movesAt(this.#tree, turn.at)));
    return moves[index] ?? 0;
  }

  /** Returns the spans of a move of the turn at a path; the span of the turn if it has no such move. */
  spansOf(path: Path, index: number): MoveSpans {
    const turn = this.turnAt(path);
    return turn === undefined ? { move: { start: 0, end: 0 }, play: undefined } : this.spansIn(turn, index);
  }

  /** Returns the spans of a move of a turn; the span of the turn if it has no such move. */
  spansIn(turn: TurnInTree, index: number): MoveSpans {
    const at = this.moveAt(turn, index);
    if (at === 0) return { move: spanAt(this.#tree, turn.at), play: undefined };
    return { move: spanAt(this.#tree, at), play: isPlay(this.#tree, at) ? this.#tree.node(at) : undefined };
  }
}

/**
 * Finds the spans of the parts of a game by their paths: `['tags', 2]` (and its `name`, `value`); `['turns', 3]` (and
 * its `number`); `['turns', 3, 'moves', 1]` and `['turns', 3, 'comments', 0]` with their parts; in variations, the same
 * paths after `'variations'` and an index for each level. A variation has a span of its own only if its turns, and
 * those of its branches, are not interrupted by other lines.
 */
export function locateOtn(tree: Tree<GameRecord>, { tags, playedTurns: turns }: TaflGameFacts): Locator {
  const finder = new TurnFinder(tree, turns);
  let extents: ReadonlyMap<Line<TurnInTree>, Extent> | undefined;
  return (path) => {
    if (path[0] === 'tags') {
      const tag = tags[Number(path[1])];
      return tag && locateOtnTag(tree, tag.at)(path.slice(2));
    }
    const { line, rest } = finder.lineAt(path);
    if (line === undefined) return undefined;
    const [list, index, key, second, ...part] = rest;
    if (list === undefined) {
      const extent = (extents ??= extentsOf(turns)).get(line);
      return extent && variationSpan(tree, turns, extent);
    }
    const turn = list === 'turns' ? line.turns[Number(index)] : undefined;
    if (turn === undefined) return undefined;
    switch (key) {
      case undefined:
        return { ...spanAt(tree, turn.at), at: turn.at };
      case 'number':
        return isTurn(tree, turn.at) ? spanAt(tree, turnAddress(tree, turn.at)) : undefined;
      case 'moves': {
        const move = finder.moveAt(turn, Number(second));
        return move === 0 ? undefined : locateOtnMove(tree, move)(part);
      }
      case 'comments': {
        const comment = commentAt(tree, turn.at);
        const remark = comment === 0 ? undefined : elementsOf(tree, comment, commentRemarks)[Number(second)];
        return remark && locateOtnComment(tree, remark)(part);
      }
      default:
        return undefined;
    }
  };
}

/**
 * The turns of a variation and its branches in the text: the indices of the first and the last, and how many they are.
 */
interface Extent {
  readonly first: number;
  last: number;
  count: number;
}

/** Returns the extents of all variations. Takes time in proportion to the addresses in the text. */
function extentsOf({ turns }: GameTurns): Map<Line<TurnInTree>, Extent> {
  const extents = new Map<Line<TurnInTree>, Extent>();
  turns.forEach(({ line }, i) => {
    for (const around of pathTo(line)) {
      const extent = extents.get(around);
      if (extent === undefined) {
        extents.set(around, { first: i, last: i, count: 1 });
        continue;
      }
      extent.last = i;
      extent.count++;
    }
  });
  return extents;
}

/** Returns the span of a variation and its branches; `undefined` if turns of another line come between theirs. */
function variationSpan(tree: Tree, { turns }: GameTurns, { first, last, count }: Extent): Span | undefined {
  const [from, to] = [turns[first], turns[last]];
  return from === undefined || to === undefined || count <= last - first
    ? undefined
    : { start: startOf(tree, from.at), end: endOf(tree, to.at) };
}
