import { defined } from '../../../defined.js';
import type { Branch, Path } from '../../../notation/index.js';
import type { Action, Line, Turn } from '../model/model.js';
import type { LineWithMover, PlayersMove } from '../turns/game-tree.js';

/** A line that was cut before an action. */
export interface CutLine {
  readonly before: readonly Turn[];
  readonly after: readonly Turn[];
}

/** Returns the turns of a line before the action of a move, and those from this action on. */
export function cutBefore({ turns }: Line, { action }: PlayersMove): CutLine {
  const { turnIndex: index, side } = action;
  const turn = turns[index]!;
  const { white, black, ...named } = turn;
  if (side === 'white' || white === undefined) return { before: turns.slice(0, index), after: turns.slice(index) };
  return {
    before: [...turns.slice(0, index), { ...named, white }],
    after: [{ ...named, black: black! }, ...turns.slice(index + 1)],
  };
}

/** Joins turns; the halves of one turn become one. */
export function joined(before: readonly Turn[], after: readonly Turn[]): readonly Turn[] {
  const last = before.at(-1);
  const [first, ...rest] = after;
  const isHalf = last?.black === undefined && first?.white === undefined && first?.black !== undefined;
  if (last === undefined || !isHalf || last.number !== first.number) return [...before, ...after];
  return [...before.slice(0, -1), { ...last, black: first.black! }, ...rest];
}

/** Returns turns without some variations. Leaves out a turn without a number if it had nothing else. */
export function withoutBranches(turns: readonly Turn[], branches: readonly Branch<LineWithMover>[]): readonly Turn[] {
  const removed = new Set(branches.map(({ path }) => path.join()));
  const rest = (action: Action, path: Path): Action => action.filter((_, i) => !removed.has([...path, i].join()));
  return turns.flatMap((turn, i) => {
    const { number, white, black } = turn;
    const whiteRest = white && rest(white, ['turns', i, 'white']);
    const blackRest = black && rest(black, ['turns', i, 'black']);
    if (whiteRest?.length === white?.length && blackRest?.length === black?.length) return [turn];
    if (number === undefined && [whiteRest, blackRest].every((action) => (action?.length ?? 0) === 0)) return [];
    return [defined({ number, white: whiteRest, black: blackRest })];
  });
}
