import { locateOtnComment, locateOtnMove, locateOtnTag } from '../../../../../generated/otn/locate.js';
import type { GameRecord } from '../../../../../generated/otn/nodes.js';
import { commentRemarks, isTurn, turnAddress } from '../../../../../generated/otn/readers.js';
import { elementsOf, endOf, spanAt, startOf, type Tree } from '../../../../cst/index.js';
import type { Span } from '../../../../diagnostics/index.js';
import type { Locator } from '../../../../notation/index.js';
import type { TaflGameFacts } from '../facts.js';
import { type Line, pathTo } from '../turns/line-builder.js';
import { TurnFinder } from '../turns/turn-finder.js';
import { commentAt } from '../turns/turn-nodes.js';
import type { GameTurns, TurnInTree } from '../turns/turns.js';

/**
 * Finds the spans of the parts of a game by their paths: `['tags', 2]` (and its `name`, `value`); `['turns', 3]` (and
 * its `number`); `['turns', 3, 'moves', 1]` and `['turns', 3, 'comments', 0]` with their parts; in variations, the same
 * paths after `'variations'` and an index for each level. A variation has a span of its own only if its turns, and
 * the turns of its branches, are not interrupted by other lines.
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
        return { ...spanAt(tree, turn.node), at: turn.node };
      case 'number':
        return isTurn(tree, turn.node) ? spanAt(tree, turnAddress(tree, turn.node)) : undefined;
      case 'moves': {
        const move = finder.moveAt(turn, Number(second));
        return move === 0 ? undefined : locateOtnMove(tree, move)(part);
      }
      case 'comments': {
        const comment = commentAt(tree, turn.node);
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
    : { start: startOf(tree, from.node), end: endOf(tree, to.node) };
}
