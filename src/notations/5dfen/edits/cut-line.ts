import { defined } from '../../../defined.js';
import { type Branch, branchesFrom, type LineInTree, type Path } from '../../../notation/index.js';
import type { Action, Line, Turn, Variation } from '../model/model.js';
import type { OpenedLine, PlayersMove } from '../turns/tree.js';

/** A line that was cut before an action. */
interface CutLine {
  readonly before: readonly Turn[];
  readonly after: readonly Turn[];
}

/**
 * Returns the turns of a line without the moves from one of them on, and without the variations beside these moves.
 *
 * @param isEnded whether the turn before the cut has ended although its player could move on: then an action without
 *   moves stays
 */
export function cutTurns(
  lineInTree: LineInTree<OpenedLine>,
  moves: readonly PlayersMove[],
  index: number,
  isEnded: boolean,
): readonly Turn[] {
  const first = moves[index];
  const { line } = lineInTree.line;
  if (first === undefined) return line.turns;
  const beside = branchesFrom(lineInTree, index);
  const { before, after } = cutBefore(line, first);
  const kept = withoutBranches(before, beside);
  if (first.action.path.join() === moves[index - 1]?.action.path.join()) {
    const rest = withoutBranches(line.turns, beside);
    const [, turn, side] = first.action.path as TurnPath;
    return [...rest.slice(0, turn), cutTurn(rest[turn]!, side, first.item)];
  }
  return isEnded ? joined(kept, [emptied(after[0]!)]) : kept;
}

type TurnPath = [string, number, 'white' | 'black'];

/** Returns the turns of a line before the action of a move, and those from this action on. */
function cutBefore({ turns }: Line, { action }: PlayersMove): CutLine {
  const [, index, side] = action.path as TurnPath;
  const turn = turns[index]!;
  const { white, black, ...named } = turn;
  if (side === 'white' || white === undefined) return { before: turns.slice(0, index), after: turns.slice(index) };
  return {
    before: [...turns.slice(0, index), { ...named, white }],
    after: [{ ...named, black: black! }, ...turns.slice(index + 1)],
  };
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

/** Joins turns; the halves of one turn become one. */
function joined(before: readonly Turn[], after: readonly Turn[]): readonly Turn[] {
  const last = before.at(-1);
  const [first, ...rest] = after;
  const isHalf = last?.black === undefined && first?.white === undefined && first?.black !== undefined;
  if (last === undefined || !isHalf || last.number !== first.number) return [...before, ...after];
  return [...before.slice(0, -1), { ...last, black: first.black! }, ...rest];
}

/** Returns turns without some variations. Leaves out a turn without a number if it had nothing else. */
function withoutBranches(turns: readonly Turn[], branches: readonly Branch<OpenedLine>[]): readonly Turn[] {
  const gone = new Set(branches.map(({ path }) => path.join()));
  const left = (action: Action, path: Path): Action => action.filter((_, i) => !gone.has([...path, i].join()));
  return turns.flatMap((turn, i) => {
    const { number, white, black } = turn;
    const whiteLeft = white && left(white, ['turns', i, 'white']);
    const blackLeft = black && left(black, ['turns', i, 'black']);
    if (whiteLeft?.length === white?.length && blackLeft?.length === black?.length) return [turn];
    if (number === undefined && [whiteLeft, blackLeft].every((action) => (action?.length ?? 0) === 0)) return [];
    return [defined({ number, white: whiteLeft, black: blackLeft })];
  });
}

/**
 * Exchanges a variation and the rest of its outer line. The other variations beside this rest stay in it.
 *
 * @param moves the moves of the outer line
 * @param index the number of its moves before the variation
 */
export function promotedTurns(
  outer: LineInTree<OpenedLine>,
  moves: readonly PlayersMove[],
  index: number,
  branch: Branch<OpenedLine>,
): readonly Turn[] {
  const { line } = outer.line;
  const { comments, turns: own } = branch.line.line;
  const first = moves[index];
  if (first === undefined) return joined(withoutBranches(line.turns, [branch]), withComments(own, comments));
  const [, cutAt, side] = first.action.path as TurnPath;
  const { before, after } = cutBefore(line, first);
  const [, index2, side2] = branch.path as TurnPath;
  const isBefore =
    index2 < cutAt || (index2 === cutAt && side === 'black' && side2 === 'white' && before.length > cutAt);
  const kept = isBefore ? withoutBranches(before, [branch]) : before;
  const rest = isBefore ? after : withoutBranches(after, [{ ...branch, path: branch.path.with(1, index2 - cutAt) }]);
  const { result } = branch.line.line;
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
