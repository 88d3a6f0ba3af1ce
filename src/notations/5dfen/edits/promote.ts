import type { Branch, LineInTree } from '../../../notation/index.js';
import type { Action, Turn, Variation } from '../model/model.js';
import { type LineWithMover, modelLine, type PlayersMove } from '../turns/game-tree.js';
import { cutBefore, joined, withoutBranches } from './turn-lists.js';

/**
 * Exchanges a variation and the rest of its outer line. The other variations beside this rest stay in it.
 *
 * @param moves the moves of the outer line
 * @param index the number of its moves before the variation
 */
export function promotedTurns(
  outer: LineInTree<LineWithMover>,
  moves: readonly PlayersMove[],
  index: number,
  branch: Branch<LineWithMover>,
): readonly Turn[] {
  const line = modelLine(outer);
  const { comments, turns: own, result } = modelLine(branch);
  const first = moves[index];
  if (first === undefined) return joined(withoutBranches(line.turns, [branch]), withComments(own, comments));
  const { turnIndex: cutAt, side: cutSide } = first.action;
  const { before, after } = cutBefore(line, first);
  const [, turn, side] = branch.path as ['turns', number, 'white' | 'black'];
  // The cut may divide a turn into its halves.
  const isBefore = turn < cutAt || (turn === cutAt && side === 'white' && cutSide === 'black' && before.length > cutAt);
  const kept = isBefore ? withoutBranches(before, [branch]) : before;
  const rest = isBefore ? after : withoutBranches(after, [{ ...branch, path: branch.path.with(1, turn - cutAt) }]);
  const demoted: Variation = {
    type: 'variation',
    comments: [],
    turns: rest,
    ...(result === undefined || line.result === undefined ? {} : { result: line.result }),
  };
  return joined(kept, withVariation(withComments(own, comments), demoted));
}

/** Adds comments before the first move. */
function withComments(turns: readonly Turn[], comments: readonly string[]): readonly Turn[] {
  const items = comments.map((text) => ({ type: 'comment', text }) as const);
  return items.length === 0 ? turns : withFirstAction(turns, (action) => [...items, ...action]);
}

/** Adds a variation to the first action. */
const withVariation = (turns: readonly Turn[], variation: Variation): readonly Turn[] =>
  withFirstAction(turns, (action) => [...action, variation]);

function withFirstAction([first, ...rest]: readonly Turn[], change: (action: Action) => Action): readonly Turn[] {
  if (first === undefined) return rest;
  const changed = first.white === undefined ? { black: change(first.black ?? []) } : { white: change(first.white) };
  return [{ ...first, ...changed }, ...rest];
}
