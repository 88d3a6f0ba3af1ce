import { defined } from '../../../defined.js';
import { branchesFrom, type LineInTree } from '../../../notation/index.js';
import type { Turn } from '../model/model.js';
import { type LineWithMover, modelLine, type PlayersMove } from '../turns/game-tree.js';
import { cutBefore, joined, withoutBranches } from './turn-lists.js';

/**
 * Returns the turns of a line without the moves from one of them on, and without the variations beside these moves.
 *
 * @param isEnded whether the turn before the cut has ended although its player could move on: then an action without
 *   moves stays
 */
export function cutTurns(
  lineInTree: LineInTree<LineWithMover>,
  moves: readonly PlayersMove[],
  index: number,
  isEnded: boolean,
): readonly Turn[] {
  const first = moves[index];
  const line = modelLine(lineInTree);
  if (first === undefined) return line.turns;
  const beside = branchesFrom(lineInTree, index);
  const { before, after } = cutBefore(line, first);
  const kept = withoutBranches(before, beside);
  if (first.action.path.join() === moves[index - 1]?.action.path.join()) {
    const rest = withoutBranches(line.turns, beside);
    const { turnIndex: turn, side } = first.action;
    return [...rest.slice(0, turn), cutTurn(rest[turn]!, side, first.item)];
  }
  return isEnded ? joined(kept, [emptied(after[0]!)]) : kept;
}

/** Returns a turn up to an item of one of its actions. */
function cutTurn({ number, white, black }: Turn, side: 'white' | 'black', item: number): Turn {
  const named = defined({ number });
  if (side === 'white') return { ...named, white: (white ?? []).slice(0, item) };
  return { ...named, ...defined({ white }), black: (black ?? []).slice(0, item) };
}

/** Returns a turn with its first action, but without what is in it. */
function emptied({ number, white }: Turn): Turn {
  return { ...defined({ number }), ...(white === undefined ? { black: [] } : { white: [] }) };
}
